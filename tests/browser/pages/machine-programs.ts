import type { Graph } from '../../../host/dos/graph.ts';
import { MousePointer } from '../../../host/dos/mouse-pointer.ts';
import type { IbmPc } from '../../../host/hardware/pc/machine.ts';
import { startIbmPc } from '../../../host/ibm-pc.ts';
import { PC_OFFERS, SPECTRUM_OFFERS } from '../../../host/shell/machine-screens.ts';
import type { PageProgram, ProgramPage } from '../../../host/shell/program-session.ts';
import { type StartedSpectrum, startSpectrum } from '../../../host/spectrum.ts';
import { drawGraphicsCard } from '../../dos/test-cards.ts';
import { drawSpectrumCard, playTape } from '../../speccy/test-cards.ts';

/** The other machines as a test reaches them. */
export interface TestMachines {
  pc: { readonly machine: IbmPc; readonly graph: Graph; readonly pointer: MousePointer } | null;
  spectrum: (StartedSpectrum & { readonly playTape: () => void }) | null;
  /** What their inputs reported. */
  readonly log: string[];
  /** Rings the bell of the Atari ST. */
  readonly ringSt: () => void;
}

const KEYS = { list: [{ keys: 'Alt-X', meaning: 'Ende' }], control: '' };

const shelfItem = (id: string, machine: string) => ({
  id,
  title: machine,
  year: '1992',
  machine,
  author: 'Ada Test',
  description: { de: 'Eine Prüftafel.', en: 'A test card.', es: 'Una carta de ajuste.' },
  picture: null,
});

const untilLeft = (page: ProgramPage): Promise<void> =>
  new Promise((resolve) => page.leaving.addEventListener('abort', () => resolve()));

/** Shows the PC's test card. */
export function pcProgram(machines: TestMachines): PageProgram {
  return {
    ...shelfItem('pc', 'IBM PC'),
    modes: PC_OFFERS,
    run(page) {
      const machine = startIbmPc(page, KEYS);
      machine.input.onInput((report) => machines.log.push(JSON.stringify(report)));
      const graph = drawGraphicsCard(machine);
      machines.pc = { machine, graph, pointer: new MousePointer(machine, graph) };
      return untilLeft(page);
    },
  };
}

/** Shows the Spectrum's test card. */
export function spectrumProgram(machines: TestMachines): PageProgram {
  return {
    ...shelfItem('spectrum', 'ZX Spectrum'),
    modes: SPECTRUM_OFFERS,
    run(page) {
      const started = startSpectrum(page, KEYS);
      started.machine.input.onInput((report) => machines.log.push(JSON.stringify(report)));
      drawSpectrumCard(started.machine, started.screen);
      machines.spectrum = { ...started, playTape: () => playTape(started.machine, started.screen) };
      return untilLeft(page);
    },
  };
}
