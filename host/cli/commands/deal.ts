import { positionJson } from '../../core/position-json.ts';
import type { Command } from '../command.ts';
import { loadCore } from '../core.ts';
import { EXIT } from '../io.ts';
import { positionText } from '../position-text.ts';
import { START_OPTIONS, startGame } from '../start.ts';

/** `deal`: a start position with all its cards. */
export const deal: Command = {
  name: 'deal',
  synopsis: ['deal GAME [--deal N] [--option K=V ...] [--deck FILE] [--position FILE]'],
  summary: 'the start position of a game, face-down cards in parentheses',
  notes: [
    'Cards are rank (A 2 ... 9 T J Q K) and suit (C Kreuz, S Pik, H Herz, D Karo), bottom first. The deck order of each game is that of its deal: column cards row by row, then the stock, first turned first. In Binokel it is three hands of 12, then the Dap; hands are in parentheses, since nobody else sees them. In Chinese Patience it is the four open cards, then each pack, top card first; the aces lie on the table already.',
  ],
  options: START_OPTIONS,
  async run(line, io) {
    const core = await loadCore();
    startGame(core, line);
    const position = positionJson(core.fullView());
    io.out(line.has('json') ? `${JSON.stringify(position)}\n` : positionText(position));
    return EXIT.done;
  },
};
