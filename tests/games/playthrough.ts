import { cardText } from '../../host/core/card-text.ts';
import type { ChosenOptions, Core, View } from '../../host/core/core.ts';
import { moveText } from '../../host/core/move-text.ts';

const LONGEST = 400;
/** After so many moves the whole table is written down. */
const TABLE_EVERY = 20;

/**
 * A whole game as text: every move with what it led to, the table every now and then. The player follows the
 * automatic finish and the hints, until there are none.
 */
export function playthrough(core: Core, gameId: string, options: ChosenOptions, deal: bigint): string {
  core.deal(gameId, options, deal);
  const { game, options: complete } = core.view();
  const lines = [
    `${game.id} ${Object.entries(complete)
      .map(([name, value]) => `${name}=${value}`)
      .join(' ')} deal ${deal}`,
    ...table(core.view()),
  ];
  for (let made = 1; made <= LONGEST; made++) {
    const move = core.finishMove() ?? core.hint();
    if (move === null) break;
    const legal = core.moves().length;
    core.play(move);
    const { status, score, pass } = core.view();
    lines.push(`${made}. ${moveText(game, move)} (of ${legal}) ${status} score ${score} pass ${pass}${facts(core)}`);
    if (made % TABLE_EVERY === 0) lines.push(...table(core.view()));
  }
  return `${[...lines, ...table(core.view()), `fingerprint ${core.save().hash}`].join('\n')}\n`;
}

/** What only some games have. */
function facts(core: Core): string {
  const { families, direction } = core.view();
  const words = [families > 0 ? `families ${families}` : '', direction ?? '', core.dead() ? 'dead' : ''];
  return words.map((word) => (word === '' ? '' : ` ${word}`)).join('');
}

function table({ piles }: View): string[] {
  return piles
    .filter(({ cards }) => cards.length > 0)
    .map(({ id, cards }) => `  ${id}: ${cards.map(cardText).join(' ')}`);
}
