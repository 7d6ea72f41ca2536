import { CARD_FACE_DOWN, CARD_IDENTITY, CARD_SECOND_PACK } from '../../assembly/abi.ts';
import { cardText, parseCard } from '../../host/core/card-text.ts';
import type { ChosenOptions, Core, DuelView } from '../../host/core/core.ts';
import type { DuelTableJson } from '../../host/core/duel-json.ts';
import type { PositionJson } from '../../host/core/position-json.ts';
import { onePack } from '../builders.ts';

const SEATS = [1, 2] as const;

/**
 * A table of Double Klondike from short text, a pile a line, bottom first:
 *
 *     p1-tableau-1: (3D) 9S
 *     foundation-1: AD..6D AD2
 *     p2-rest: stock
 *
 * Cards on a foundation that end in a 2 are player 2's, and so are ranges (`AD..6D2`). What a player has left lies face down in his
 * stock, the lowest cards on top, but for the highest one, which lies alone in column 7 unless that is named. `p1-rest: stock` puts
 * all of it there; `p1-rest: tableau-7` puts it face down under the other cards of that column.
 */
export function doublePosition(text: string, options: ChosenOptions = {}, table?: DuelTableJson): PositionJson {
  const piles = new Map<string, string[]>();
  const rests = new Map<string, string>();
  for (const line of text.split('\n').filter((row) => row.trim() !== '')) {
    const [id, cards] = line.split(':').map((part) => part.trim());
    if (id.endsWith('-rest')) rests.set(id.slice(0, 2), cards);
    else
      piles.set(
        id,
        cards
          .split(/\s+/)
          .filter((word) => word !== '')
          .flatMap(expandRange),
      );
  }
  for (const seat of SEATS) {
    const left = without(seat, piles);
    const rest = rests.get(`p${seat}`);
    const lastColumn = `p${seat}-tableau-7`;
    if (rest === undefined && !piles.has(lastColumn)) piles.set(lastColumn, left.splice(0, 1));
    const place = `p${seat}-${rest ?? 'stock'}`;
    piles.set(place, [...left.map(faceDown), ...(piles.get(place) ?? [])]);
    piles.set(`p${seat}-stock`, (piles.get(`p${seat}-stock`) ?? []).map(faceDown));
  }
  return {
    game: 'double-klondike',
    options,
    piles: [...piles].map(([id, cards]) => ({ id, cards })),
    ...(table === undefined ? {} : { table }),
  };
}

/** Begins a game at a table that is written as for `doublePosition`. */
export function setUpDouble(core: Core, text: string, options: ChosenOptions = {}, table?: DuelTableJson): void {
  core.dealPosition('double-klondike', doublePosition(text, options, table));
}

function faceDown(card: string): string {
  return cardText(parseCard(card) | CARD_FACE_DOWN);
}

/** How the game for two that is being played stands. Seats are 0 and 1; the rules call them players 1 and 2. */
export function duelOf(core: Core): DuelView {
  const { duel, game } = core.view();
  if (duel === null) throw new Error(`${game.id} is no game for two`);
  return duel;
}

/** The cards of a player's pack that no pile names, the highest diamonds first. */
function without(seat: number, piles: ReadonlyMap<string, readonly string[]>): string[] {
  const used = new Set<number>();
  for (const [id, cards] of piles) {
    for (const card of cards) {
      const byte = parseCard(card) & CARD_IDENTITY;
      const second = id.startsWith('p2') || (byte & CARD_SECOND_PACK) !== 0;
      if (second === (seat === 2)) used.add(byte & ~CARD_SECOND_PACK);
    }
  }
  return onePack()
    .filter((card) => !used.has(parseCard(card)))
    .reverse();
}

/** `AD..6D` is the six cards from the ace to the six of diamonds, `AD..6D2` those of the second pack. */
function expandRange(word: string): string[] {
  const match = /^([A-Z2-9])([CSHD])\.\.([A-Z2-9])\2(2?)$/.exec(word);
  if (match === null) return [word];
  const suit = onePack().filter((card) => card[1] === match[2]);
  const ranks = suit.map((card) => card[0]);
  return suit.slice(ranks.indexOf(match[1]), ranks.indexOf(match[3]) + 1).map((card) => card + match[4]);
}
