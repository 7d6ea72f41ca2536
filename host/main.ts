import cardsUrl from '../assets/cards/CARDS.IMG?url';
import cards16Url from '../assets/cards/CARDS16.IMG?url';
import cards40Url from '../assets/cards/CARDS40.IMG?url';
import cards40ColourUrl from '../assets/cards/CARDS40C.IMG?url';
import cards48Url from '../assets/cards/CARDS48.IMG?url';
import cards48ColourUrl from '../assets/cards/CARDS48C.IMG?url';
import cards256Url from '../assets/cards/CARDS256.IMG?url';
import cardsLowUrl from '../assets/cards/CARDSLOW.IMG?url';
import cardsMedUrl from '../assets/cards/CARDSMED.IMG?url';
import { sliceCardSheet } from './formats/cardset.ts';
import { decodeImg } from './formats/img.ts';
import { type OwnSheet, sheetsOf } from './programs/own-sheets.ts';
import type { NamedSheet, ProgramEntry } from './programs/program.ts';
import { findProgram, programs } from './programs/registry.ts';
import { fetchBytes } from './shell/fetch-bytes.ts';
import { PC_OFFERS, SPECTRUM_OFFERS } from './shell/machine-screens.ts';
import { openPage, type PageProgram } from './shell/page.ts';
import type { ModeName } from './shell/screen-mode.ts';
import type { ScreenPicture } from './shell/shelf.ts';
import { ST_OFFERS, stOffer } from './shell/st-screens.ts';

/** Pictures of the programs' screens for the shelf, by their paths. */
const pictureUrls = import.meta.glob<string>('../assets/shelf/*.png', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Their size in pixels, and the shape of the machine's screen. */
const PICTURE_FACTS: Readonly<Record<ProgramEntry['machine'], Omit<ScreenPicture, 'url'>>> = {
  'Atari ST': { width: 640, height: 400, shape: '8:5' },
  'IBM PC': { width: 640, height: 350, shape: '4:3' },
  'ZX Spectrum': { width: 640, height: 480, shape: '4:3' },
};

function pictureOf({ id, machine }: ProgramEntry): ScreenPicture | null {
  const url = pictureUrls[`../assets/shelf/${id}.png`];
  return url === undefined ? null : { url, ...PICTURE_FACTS[machine] };
}

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

async function fetchSheet(name: OwnSheet): Promise<NamedSheet> {
  const file = await fetchBytes(sheetUrls[name]);
  return { name, sheet: sliceCardSheet(decodeImg(file)), bytes: file.length, fromUser: false };
}

/** What the page needs of a program's machine: its screens, and how it runs there, which is fetched with the program. */
function onMachine(program: ProgramEntry): Pick<PageProgram, 'modes' | 'run'> {
  switch (program.machine) {
    case 'Atari ST':
      return {
        modes: ST_OFFERS,
        run: async (page) => (await import('./atari-st.ts')).runOnAtariSt(program, page),
      };
    case 'IBM PC':
      return {
        modes: PC_OFFERS,
        run: async (page) => (await import('./ibm-pc.ts')).runOnIbmPc(program, page),
      };
    case 'ZX Spectrum':
      return {
        modes: SPECTRUM_OFFERS,
        run: async (page) => (await import('./spectrum.ts')).runOnSpectrum(program, page),
      };
  }
}

/** The project's own card sheets that a program plays with on a screen; only programs of the ST take card sheets. */
async function ownSheets(program: string, mode: ModeName): Promise<readonly NamedSheet[]> {
  if (findProgram(program)?.machine !== 'Atari ST') return [];
  return Promise.all(sheetsOf(program, stOffer(mode).name).map(fetchSheet));
}

/** Shows the shelf; rules, machine and operating system are fetched with the first program that needs them. */
async function openTalon(root: HTMLElement): Promise<void> {
  const shelf = programs.map(
    (program): PageProgram => ({
      ...program,
      ...onMachine(program),
      picture: pictureOf(program),
    }),
  );
  await openPage(root, { programs: shelf, ownSheets });
}

const root = document.getElementById('page');
if (root === null) throw new Error('index.html has no element with the id page');
void openTalon(root);
