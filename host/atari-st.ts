import smallestFontText from '../roms-free-fonts/atari-st-6x6.txt?raw';
import smallFontText from '../roms-free-fonts/atari-st-8x8.txt?raw';
import fontText from '../roms-free-fonts/atari-st-8x16.txt?raw';
import { loadCore } from './core-file.ts';
import iconsText from './gem/aes/icons.txt?raw';
import { createGem } from './gem/gem.ts';
import { parseGemResources } from './gem/resources.ts';
import mouseFormsText from './gem/vdi/mouse-forms.txt?raw';
import { AtariSt } from './hardware/atari-st/machine.ts';
import { CONTERM } from './hardware/atari-st/psg.ts';
import desktopIconsText from './programs/desktop/icons.txt?raw';
import type { GemProgram } from './programs/program.ts';
import { rulesOf } from './rules.ts';
import { commandsOf, ST_KEY_ALIASES } from './shell/keyboard-input.ts';
import type { ProgramPage } from './shell/page.ts';
import { stOffer, stOptions } from './shell/st-screens.ts';

const smallFontTexts = [smallFontText, smallestFontText];
const resources = parseGemResources({ fontText, smallFontTexts, iconsText, mouseFormsText });

/** Runs a GEM program on an Atari ST of its own, joined to the page. */
export async function runOnAtariSt(program: GemProgram, page: ProgramPage): Promise<void> {
  const [{ core, bytes: programBytes }, rules] = await Promise.all([loadCore(), rulesOf(program.id)]);
  if (page.leaving.aborted) return;
  const machine = new AtariSt(stOffer(page.screen.mode).name, stOptions(page.screen));
  machine.psg.conterm = CONTERM.bell;
  machine.psg.onSound((sound) => page.chipSound(sound));
  const gem = createGem(machine, page.clock, resources);
  page.connect({
    display: machine.display,
    input: machine.ikbd,
    keys: { aliases: ST_KEY_ALIASES, commands: commandsOf(program.controlKeys) },
    keyList: program.keys[page.language],
  });
  page.leaving.addEventListener('abort', () => gem.aes.post({ type: 'AP_TERM' }), { once: true });
  const desktop = {
    iconsText: desktopIconsText,
    programBytes,
    soundFiles: page.soundFiles,
    withStoreOf: page.withStoreOf,
    rulesOf,
    leaving: page.leaving,
  };
  await program.run({ ...page, language: page.language, core, gem, rules, desktop });
}
