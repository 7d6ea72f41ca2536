import coreUrl from '../../../build/core.wasm?url';
import type { Save } from '../../../host/core/save.ts';
import { modeFacts } from '../../../host/hardware/atari-st/modes.ts';
import { Psg } from '../../../host/hardware/atari-st/psg.ts';
import { SearchClient } from '../../../host/search/client.ts';
import { browserPort } from '../../../host/search/ports.ts';
import type { SearchLimits, SolveResult } from '../../../host/search/solve.ts';
import { ST_KEY_ALIASES } from '../../../host/shell/keyboard-input.ts';
import { openPage, type PageProgram, type ProgramPage } from '../../../host/shell/page.ts';
import { ST_OFFERS, stOffer, stOptions } from '../../../host/shell/st-screens.ts';
import { pcProgram, spectrumProgram, type TestMachines } from './machine-programs.ts';
import { TestDevice, TestDisplay } from './test-machine.ts';

/** What a test reaches in the page. */
export interface TestAccess {
  /** Of the program that was started last. */
  page: ProgramPage | null;
  display: TestDisplay | null;
  device: TestDevice | null;
  readonly machines: TestMachines;
  /** Ends the program as its own command would. */
  end: () => void;
  /** Searches a saved game in a worker of the browser; answers with the result and the number of reports. */
  solve: (game: Save, limits: SearchLimits) => Promise<{ readonly result: SolveResult; readonly reports: number }>;
}

declare global {
  interface Window {
    talonTest: TestAccess;
  }
}

async function solveInWorker(game: Save, limits: SearchLimits): ReturnType<TestAccess['solve']> {
  const worker = new Worker(new URL('../../../host/search/worker.ts', import.meta.url), { type: 'module' });
  const client = new SearchClient(browserPort(worker), new Uint8Array(await (await fetch(coreUrl)).arrayBuffer()));
  const search = client.solve(game, limits);
  let reports = 0;
  for await (const _ of search.progress()) reports++;
  const result = await search.result;
  client.close();
  return { result, reports };
}

const access: TestAccess = {
  page: null,
  display: null,
  device: null,
  machines: { pc: null, spectrum: null, log: [], ringSt: () => psg.bell() },
  end: () => undefined,
  solve: solveInWorker,
};
const psg = new Psg();
psg.onSound((sound) => access.page?.chipSound(sound));
window.talonTest = access;

/** A program that shows the test machine and does nothing. */
function testProgram(id: string, title: string): PageProgram {
  return {
    id,
    title,
    year: '1994',
    machine: 'Atari ST',
    author: 'Ada Test',
    description: {
      de: 'Ein Muster aus senkrechten und waagerechten Linien. Es prüft, ob jede Spalte gleich breit ist.',
      en: 'A pattern of vertical and horizontal lines. It checks that every column is equally wide.',
      es: 'Un patrón de líneas verticales y horizontales. Comprueba que todas las columnas sean igual de anchas.',
    },
    picture: null,
    modes: ST_OFFERS,
    sounds: ['INTRO'],
    ...(id === 'lines' ? { fileEndings: ['PAT'] } : {}),
    run(page) {
      const display = new TestDisplay(modeFacts(stOffer(page.screen.mode).name, stOptions(page.screen)));
      const device = new TestDevice();
      page.connect({
        display,
        input: device,
        keys: { aliases: ST_KEY_ALIASES, commands: new Set(['Ctrl+n']) },
        keyList: [{ keys: '^N', meaning: 'Neues Spiel' }],
      });
      Object.assign(access, { page, display, device });
      return new Promise((resolve) => {
        access.end = resolve;
        page.leaving.addEventListener('abort', () => resolve());
      });
    },
  };
}

const root = document.getElementById('page');
if (root === null) throw new Error('the page has no root');
await openPage(root, {
  programs: [
    testProgram('lines', 'Linien'),
    testProgram('other', 'Anderes'),
    pcProgram(access.machines),
    spectrumProgram(access.machines),
  ],
  ownSheets: () => Promise.resolve([]),
});
