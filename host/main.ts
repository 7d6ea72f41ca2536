import cardsUrl from '../assets/cards/CARDS.IMG?url';
import yukonPicture from '../assets/shelf/yukon.png?url';
import coreUrl from '../build/core.wasm?url';
import fontText from '../roms-free-fonts/atari-st-8x16.txt?raw';
import { Core } from './core/core.ts';
import { sliceCardSheet } from './formats/cardset.ts';
import { decodeImg } from './formats/img.ts';
import iconsText from './gem/aes/icons.txt?raw';
import { createGem } from './gem/gem.ts';
import { type GemResources, parseGemResources } from './gem/resources.ts';
import mouseFormsText from './gem/vdi/mouse-forms.txt?raw';
import { AtariSt } from './hardware/atari-st/machine.ts';
import type { NamedSheet, ProgramEntry } from './programs/program.ts';
import { programs } from './programs/registry.ts';
import { ST_KEY_ALIASES } from './shell/keyboard-input.ts';
import { openPage, type PageProgram, type ProgramPage } from './shell/page.ts';

/** Pictures of the programs' screens for the shelf, 640x400. */
const pictures: Readonly<Record<string, string>> = { yukon: yukonPicture };

async function fetchBytes(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Runs a GEM program on an Atari ST of its own, joined to the page. */
async function runOnAtariSt(
  program: ProgramEntry,
  page: ProgramPage,
  parts: { module: WebAssembly.Module; resources: GemResources },
): Promise<void> {
  const core = await Core.load(parts.module);
  const machine = new AtariSt('st-high');
  const gem = createGem(machine, page.clock, parts.resources);
  page.connect({
    display: machine.display,
    input: machine.ikbd,
    keys: { aliases: ST_KEY_ALIASES, commands: new Set([...program.controlKeys].map((key) => `Ctrl+${key}`)) },
    keyList: program.keys[page.language],
  });
  page.leaving.addEventListener('abort', () => gem.aes.post({ type: 'AP_TERM' }), { once: true });
  await program.run({ ...page, language: page.language, core, gem });
}

async function openTalon(root: HTMLElement): Promise<void> {
  const [module, cards] = await Promise.all([
    fetchBytes(coreUrl).then((wasm) => WebAssembly.compile(wasm)),
    fetchBytes(cardsUrl),
  ]);
  const resources = parseGemResources({ fontText, iconsText, mouseFormsText });
  const ownSheets: NamedSheet[] = [{ name: 'CARDS.IMG', sheet: sliceCardSheet(decodeImg(cards)), fromUser: false }];
  const shelf = programs.map(
    (program): PageProgram => ({
      ...program,
      picture: { url: pictures[program.id], width: 640, height: 400 },
      run: (page) => runOnAtariSt(program, page, { module, resources }),
    }),
  );
  await openPage(root, { programs: shelf, ownSheets });
}

const root = document.getElementById('page');
if (root === null) throw new Error('index.html has no element with the id page');
void openTalon(root);
