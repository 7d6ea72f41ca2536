import { SUIT_NAMES } from '../../../core/binokel-card-text.ts';
import type { TableTexts } from '../table/texts.ts';
import type { Button } from '../toolkit/button.ts';
import type { Field } from '../toolkit/choose.ts';
import { VIOLET } from '../toolkit/panels.ts';
import { AB, OK, otherButton, suitButton, trumpButton } from './layout.ts';

/** A field of the melding screen with its button. */
export type MeldField = Field & Button;

/** Ids of fields that are no combination; those of trumps end with the suit. */
export const TRUMP_ID = 'trump-';
export const OK_ID = 'ok';
export const OFF_ID = 'off';

/** The cross lies beside the two letters of the small buttons. */
const CROSS_X = 8;
/** Combinations of a suit in the order of their buttons. */
const IN_SUIT = ['P', '2P', 'F', '2F'];
/** The rows of the other combinations with what their buttons say. */
export const OTHER_ROWS: readonly {
  readonly word: keyof TableTexts['combinations'];
  readonly values: readonly number[];
}[] = [
  { word: 'binokel', values: [40, 300] },
  { word: 'asse', values: [100, 1000] },
  { word: 'koenige', values: [80, 1000] },
  { word: 'damen', values: [60, 1000] },
  { word: 'buben', values: [40, 1000] },
  { word: 'rundgang', values: [240] },
];

/** The four suits, one of which is named as trumps (manual 3.5.1). */
export function trumpFields({ suits }: TableTexts): readonly MeldField[] {
  return suits.map((text, suit) => ({ id: `${TRUMP_ID}${suit}`, text, area: trumpButton(suit) }));
}

/** The buttons of the combinations by the words of claims. */
export function combinationFields(): readonly MeldField[] {
  const inSuits = SUIT_NAMES.flatMap((word, suit) =>
    IN_SUIT.map((text, which): MeldField => {
      const area = suitButton(suit, which);
      return { id: `${word}-${text}`, text, area, cross: { x: area.x + CROSS_X, y: area.y + (area.h >> 1) } };
    }),
  );
  const others = OTHER_ROWS.flatMap(({ word, values }, row) =>
    values.map((value, which) => {
      const id = values.length === 1 ? word : `${word}-${value}`;
      return { id, text: String(value), area: otherButton(row, which) };
    }),
  );
  return [...inSuits, ...others];
}

/** The violet buttons: confirming, and going off, which is the soloist's alone. */
export function decisionFields({ ok, meld }: TableTexts): { readonly ok: MeldField; readonly off: MeldField } {
  return {
    ok: { id: OK_ID, text: ok, area: OK, colours: VIOLET },
    off: { id: OFF_ID, text: meld.off, area: AB },
  };
}
