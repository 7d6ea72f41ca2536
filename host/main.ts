import cardsUrl from '../assets/cards/CARDS.IMG?url';
import cards16Url from '../assets/cards/CARDS16.IMG?url';
import cards40Url from '../assets/cards/CARDS40.IMG?url';
import cards40ColourUrl from '../assets/cards/CARDS40C.IMG?url';
import cards48Url from '../assets/cards/CARDS48.IMG?url';
import cards48ColourUrl from '../assets/cards/CARDS48C.IMG?url';
import cards256Url from '../assets/cards/CARDS256.IMG?url';
import cardsLowUrl from '../assets/cards/CARDSLOW.IMG?url';
import cardsMedUrl from '../assets/cards/CARDSMED.IMG?url';
import desktopPicture from '../assets/shelf/desktop.png?url';
import klondikePicture from '../assets/shelf/klondike.png?url';
import patiencePicture from '../assets/shelf/patience.png?url';
import yukonPicture from '../assets/shelf/yukon.png?url';
import coreUrl from '../build/core.wasm?url';
import type { LoadedCore } from './atari-st.ts';
import { sliceCardSheet } from './formats/cardset.ts';
import { decodeImg } from './formats/img.ts';
import { type OwnSheet, sheetsOf } from './programs/own-sheets.ts';
import type { NamedSheet } from './programs/program.ts';
import { programs } from './programs/registry.ts';
import { openPage, type PageProgram } from './shell/page.ts';
import { ST_OFFERS, stOffer } from './shell/st-screens.ts';

/** Pictures of the programs' screens for the shelf, 640x400. */
const pictures: Readonly<Record<string, string>> = {
  patience: patiencePicture,
  yukon: yukonPicture,
  klondike: klondikePicture,
  desktop: desktopPicture,
};

const sheetUrls: Readonly<Record<OwnSheet, string>> = {
  'CARDS.IMG': cardsUrl,
  'CARDSMED.IMG': cardsMedUrl,
  'CARDSLOW.IMG': cardsLowUrl,
  'CARDS16.IMG': cards16Url,
  'CARDS256.IMG': cards256Url,
  'CARDS48.IMG': cards48Url,
  'CARDS48C.IMG': cards48ColourUrl,
  'CARDS40.IMG': cards40Url,
  'CARDS40C.IMG': cards40ColourUrl,
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

async function fetchCore(): Promise<LoadedCore> {
  const wasm = await fetchBytes(coreUrl);
  return { module: await WebAssembly.compile(wasm), bytes: wasm.length };
}

/** Shows the shelf; machine and operating system are fetched with the first program that needs them. */
async function openTalon(root: HTMLElement): Promise<void> {
  const core = await fetchCore();
  const shelf = programs.map(
    (program): PageProgram => ({
      ...program,
      modes: ST_OFFERS,
      picture: { url: pictures[program.id], width: 640, height: 400 },
      run: async (page) => (await import('./atari-st.ts')).runOnAtariSt(program, page, core),
    }),
  );
  await openPage(root, {
    programs: shelf,
    ownSheets: (program, mode) => Promise.all(sheetsOf(program, stOffer(mode).name).map(fetchSheet)),
  });
}

const root = document.getElementById('page');
if (root === null) throw new Error('index.html has no element with the id page');
void openTalon(root);
