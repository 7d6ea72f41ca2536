import type { Move } from '../../../core/core.ts';
import { GO_OFF, meldMove, trumpMove } from '../../../core/trick-moves.ts';
import { SEAT } from '../kept/seats.ts';
import { sortedHand } from '../table/hand-cards.ts';
import type { Table } from '../table/table.ts';
import { forgetEarly } from '../table/waits.ts';
import { choose, type Field } from '../toolkit/choose.ts';
import { combinationFields, decisionFields, OFF_ID, OK_ID, TRUMP_ID, trumpFields } from './fields.ts';
import { TRUMP_CAGE } from './layout.ts';
import { type MeldScene, meldItems } from './meld-items.ts';
import { claimOf, pressable, toggled } from './selection.ts';

/**
 * The melding screen for naming trumps (manual 3.5.1): pointer and cross stay with the four suits until one is chosen.
 *
 * @throws LeftError
 */
export async function nameTrump(table: Table): Promise<Move> {
  show(table, []);
  await forgetEarly(table.desk);
  const fields = trumpFields(table.texts);
  const chosen = await choose<string>(table.desk, fields, {
    cross: startOf(fields, table.unsaid.cross),
    within: TRUMP_CAGE,
    onCross: (cross) => table.keep({ cross }),
  });
  return trumpMove(Number(chosen.slice(TRUMP_ID.length)));
}

/**
 * The melding screen for melding (manual 3.5.2, 3.5.3). Nothing stops a wrong meld; its consequences are the rules'
 * (BINOKEL R13, R14).
 *
 * @throws LeftError
 */
export async function meld(table: Table): Promise<Move> {
  let pressed = pressable(table.unsaid.pressed ?? []);
  let cross = table.unsaid.cross;
  show(table, pressed);
  await forgetEarly(table.desk);
  const { ok, off } = decisionFields(table.texts);
  const isSoloist = table.play.tricks.soloist === SEAT.you;
  const fields: readonly Field[] = [...combinationFields(), ok, ...(isSoloist ? [off] : [])];
  for (;;) {
    cross = startOf(fields, cross);
    const chosen = await choose<string>(table.desk, fields, {
      cross,
      onCross: (id) => {
        cross = id;
        table.keep({ pressed, cross });
      },
    });
    if (chosen === OFF_ID) return GO_OFF;
    if (chosen === OK_ID) return moveOf(table, claimOf(pressed));
    pressed = toggled(pressed, chosen);
    show(table, pressed);
    table.keep({ pressed, ...(cross === undefined ? {} : { cross }) });
  }
}

function moveOf({ core }: Table, claim: number): Move {
  const right = meldMove(claim, false);
  return core.refusal(right) === null ? right : meldMove(claim, true);
}

function show(table: Table, pressed: readonly string[]): void {
  const { core, play, pictures, texts, desk } = table;
  const { trump, soloist, bid } = play.tricks;
  const scene: MeldScene = {
    hand: sortedHand(play.view.piles[SEAT.you].cards),
    trump,
    pressed,
    total: trump === null ? 0 : core.calculator.claimValue(claimOf(pressed), trump),
    isSoloist: soloist === SEAT.you,
    status: soloist === null ? '' : texts.status.soloist(table.game.names[soloist], bid),
  };
  table.screen.show(meldItems(scene, { pictures, texts, screen: desk.graph.whole }));
}

/** The field on which the cross begins: where it lay when the game was left, or the first one. */
function startOf(fields: readonly Field[], kept: string | undefined): string {
  return (fields.find(({ id }) => id === kept) ?? fields[0]).id;
}
