import { auction } from '../binokel/auction.ts';
import type { Calculator } from '../binokel/calculator.ts';
import { legal } from '../binokel/legal.ts';
import { meld } from '../binokel/meld.ts';
import { score } from '../binokel/score.ts';
import { trick } from '../binokel/trick.ts';
import type { Command } from '../command.ts';
import { loadCore } from '../core.ts';
import { UsageError } from '../usage-error.ts';

interface Spec {
  readonly run: Calculator;
  /** Options that it takes beside `--json`. */
  readonly options: readonly string[];
}

const CALCULATORS: Readonly<Record<string, Spec>> = {
  meld: { run: meld, options: ['hand', 'trump', 'claim'] },
  legal: { run: legal, options: ['hand', 'trump', 'trick'] },
  trick: { run: trick, options: ['trump', 'last'] },
  auction: { run: auction, options: ['calls'] },
  score: { run: score, options: [] },
};

const OPTIONS: Command['options'] = {
  hand: { value: 'CARDS', summary: 'the cards of a hand, such as "CA CZ HK"' },
  trump: { value: 'SUIT', summary: 'trumps: C, P, H or S' },
  claim: {
    value: 'CLAIM',
    summary: 'combinations, such as "kreuz-F kreuz-2P binokel-40 asse-100 rundgang"',
    needs: 'hand',
  },
  trick: { value: 'CARDS', summary: 'the cards on the table, in the order they were played; none when leading' },
  last: { value: null, summary: 'it is the last trick' },
  calls: {
    value: 'next|any',
    summary: 'any higher multiple of ten, or the next alone as in the program; any when not given',
  },
};

/** `binokel`: calculators for those who play at a table of their own. */
export const binokel: Command = {
  name: 'binokel',
  synopsis: [
    'binokel meld --hand "CA CZ ..." --trump C [--claim "kreuz-F rundgang ..."]',
    'binokel legal --trump C --hand "HA HU CZ" [--trick "HK HO"]',
    'binokel trick --trump C [--last] "HK HO HA"',
    'binokel auction [--calls next|any] "M150 V160 Mw ..."',
    'binokel score FILE',
  ],
  summary: 'calculators for Binokel: best meld, legal cards, who wins a trick, an auction, the score of a game',
  notes: [
    'Cards are suit C P H S (Kreuz, Pik, Herz, Schellen) and rank A Z K O U (ten is Z). Calls are M, V or H (Mittelhand, Vorhand, Hinterhand) and a number, or w for going away.',
    'FILE is JSON: {"bid": 250, "soloist": "Vera", "players": [{"name": "Vera", "meld": 150, "tricks": 6, "points": 107}, ...]}. meld may be a claim when there is "trump": "C"; tricks may be a list such as ["HK HO HA", ...] with "discards": "CZ PZ HK SU" and "last": true instead of points. "end" is played, went-off or false-claim, "goal" exceed or reach.',
    'Exit code 1 means that the claim is not valid, or that a call is refused.',
  ],
  options: OPTIONS,
  async run(line, io) {
    const [name] = line.arguments('meld, legal, trick, auction or score', 1, Number.POSITIVE_INFINITY);
    const names = Object.keys(CALCULATORS);
    if (!Object.hasOwn(CALCULATORS, name)) throw new UsageError(name, `must be one of ${names.join(', ')}`);
    const { run, options } = CALCULATORS[name];
    const foreign = Object.keys(OPTIONS).find((option) => line.has(option) && !options.includes(option));
    if (foreign !== undefined) throw new UsageError(`--${foreign}`, `has no effect on binokel ${name}`);
    const { json, text, code } = run(await loadCore(), line);
    io.out(line.has('json') ? `${JSON.stringify(json)}\n` : text);
    return code;
  },
};
