import cardsUrl from '../assets/cards/CARDS.IMG?url';
import cards16Url from '../assets/cards/CARDS16.IMG?url';
import cards256Url from '../assets/cards/CARDS256.IMG?url';
import cardsLowUrl from '../assets/cards/CARDSLOW.IMG?url';
import cardsMedUrl from '../assets/cards/CARDSMED.IMG?url';
import desktopPicture from '../assets/shelf/desktop.png?url';
import yukonPicture from '../assets/shelf/yukon.png?url';
import coreUrl from '../build/core.wasm?url';
import smallestFontText from '../roms-free-fonts/atari-st-6x6.txt?raw';
import smallFontText from '../roms-free-fonts/atari-st-8x8.txt?raw';
import fontText from '../roms-free-fonts/atari-st-8x16.txt?raw';
import { Core } from './core/core.ts';
import { sliceCardSheet } from './formats/cardset.ts';
import { decodeImg } from './formats/img.ts';
import iconsText from './gem/aes/icons.txt?raw';
import { createGem } from './gem/gem.ts';
import { type GemResources, parseGemResources } from './gem/resources.ts';
import mouseFormsText from './gem/vdi/mouse-forms.txt?raw';
import { AtariSt } from './hardware/atari-st/machine.ts';
import { CONTERM } from './hardware/atari-st/psg.ts';
import desktopIconsText from './programs/desktop/icons.txt?raw';
import { type OwnSheet, SHEET_OF_MODE } from './programs/own-sheets.ts';
import type { NamedSheet, ProgramEntry } from './programs/program.ts';
import { programs } from './programs/registry.ts';
import { ST_KEY_ALIASES } from './shell/keyboard-input.ts';
import { openPage, type PageProgram, type ProgramPage } from './shell/page.ts';
import { ST_OFFERS, stOffer, stOptions } from './shell/st-screens.ts';

/** Pictures of the programs' screens for the shelf, 640x400. */
const pictures: Readonly<Record<string, string>> = { desktop: desktopPicture, yukon: yukonPicture };

const sheetUrls: Readonly<Record<OwnSheet, string>> = {
  'CARDS.IMG': cardsUrl,
  'CARDSMED.IMG': cardsMedUrl,
  'CARDSLOW.IMG': cardsLowUrl,
  'CARDS16.IMG': cards16Url,
  'CARDS256.IMG': cards256Url,
};

async function fetchBytes(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  return new Uint8Array(await response.arrayBuffer());
}

async function fetchSheet(name: OwnSheet): Promise<NamedSheet> {
  const file = await fetchBytes(sheetUrls[name]);
  return { name, sheet: sliceCardSheet(decodeImg(file)), bytes: file.length, fromUser: false };
}

/** Runs a GEM program on an Atari ST of its own, joined to the page. */
async function runOnAtariSt(
  program: ProgramEntry,
  page: ProgramPage,
  parts: { module: WebAssembly.Module; programBytes: number; resources: GemResources },
): Promise<void> {
  const core = await Core.load(parts.module);
  const machine = new AtariSt(stOffer(page.screen.mode).name, stOptions(page.screen));
  machine.psg.conterm = CONTERM.bell;
  machine.psg.onSound(({ commands }) => page.dosound(commands));
  const gem = createGem(machine, page.clock, parts.resources);
  page.connect({
    display: machine.display,
    input: machine.ikbd,
    keys: { aliases: ST_KEY_ALIASES, commands: new Set([...program.controlKeys].map((key) => `Ctrl+${key}`)) },
    keyList: program.keys[page.language],
  });
  page.leaving.addEventListener('abort', () => gem.aes.post({ type: 'AP_TERM' }), { once: true });
  const desktop = {
    iconsText: desktopIconsText,
    programBytes: parts.programBytes,
    soundFiles: page.soundFiles,
    withStoreOf: page.withStoreOf,
    leaving: page.leaving,
  };
  await program.run({ ...page, language: page.language, core, gem, desktop });
}

async function openTalon(root: HTMLElement): Promise<void> {
  const wasm = await fetchBytes(coreUrl);
  const module = await WebAssembly.compile(wasm);
  const smallFontTexts = [smallFontText, smallestFontText];
  const resources = parseGemResources({ fontText, smallFontTexts, iconsText, mouseFormsText });
  const shelf = programs.map(
    (program): PageProgram => ({
      ...program,
      modes: ST_OFFERS,
      picture: { url: pictures[program.id], width: 640, height: 400 },
      run: (page) => runOnAtariSt(program, page, { module, programBytes: wasm.length, resources }),
    }),
  );
  await openPage(root, {
    programs: shelf,
    ownSheets: async (mode) => [await fetchSheet(SHEET_OF_MODE[stOffer(mode).name])],
  });
}

const root = document.getElementById('page');
if (root === null) throw new Error('index.html has no element with the id page');
void openTalon(root);
