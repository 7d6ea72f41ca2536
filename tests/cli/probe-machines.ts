import { Graph } from '../../host/dos/graph.ts';
import type { DosProgram, DosServices, SpectrumProgram } from '../../host/programs/program.ts';

const FACTS = {
  title: 'Probe',
  year: '',
  author: '',
  description: { de: '', en: '', es: '' },
  controlKeys: '',
  keys: { de: [], en: [], es: [] },
} as const;

const ESCAPE = 0x1b;
const ZED = 0x7a;
/** How long the probes do something before they wait for the player. */
export const STARTING_MS = 500;

/** What a probe is made to do beside listening. */
type Work<Services> = (services: Services) => Promise<void>;

const nothing = async (): Promise<void> => undefined;

/** A small DOS program that writes down what reaches it; Escape leaves it. */
export function dosProbe(seen: string[], work: Work<DosServices> = nothing): DosProgram {
  return {
    ...FACTS,
    id: 'dos-probe',
    machine: 'IBM PC',
    async run(services) {
      const { pc, waits } = services;
      new Graph(pc).text(21, 30, 'Größe', 14, 1);
      await work(services);
      await waits.pause(STARTING_MS);
      for (;;) {
        const report = await waits.next();
        seen.push(JSON.stringify(report));
        if (report?.kind === 'key' && report.ascii === ESCAPE) return;
      }
    },
  };
}

/** The same for the Spectrum; Z leaves it. */
export function spectrumProbe(seen: string[]): SpectrumProgram {
  return {
    ...FACTS,
    id: 'spectrum-probe',
    machine: 'ZX Spectrum',
    async run({ screen, waits }) {
      screen.print(4, 3, 'TU TURNO', { ink: 2, paper: 6 });
      await waits.pause(STARTING_MS);
      for (;;) {
        const report = await waits.next();
        seen.push(JSON.stringify(report));
        if (report?.kind === 'key' && report.code === ZED) return;
      }
    },
  };
}
