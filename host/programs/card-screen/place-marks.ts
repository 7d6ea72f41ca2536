import type { View } from '../../core/core.ts';
import type { Rect } from '../../gem/vdi/rect.ts';
import type { TableSetting } from './design.ts';
import type { Mark, Marks } from './marks.ts';

/** What the empty places of a game show, as it stands. */
export class PlaceMarks {
  readonly #marks: Marks;
  readonly #setting: TableSetting;
  #shown: readonly (Mark | null)[];

  constructor(marks: Marks, setting: TableSetting, view: View) {
    this.#marks = marks;
    this.#setting = setting;
    this.#shown = this.#marksOf(view);
  }

  /** Takes over a view; returns the piles whose empty place shows something else. */
  take(view: View): readonly number[] {
    const before = this.#shown;
    this.#shown = this.#marksOf(view);
    return this.#shown.flatMap((mark, pile) => {
      const same = mark?.suit === before[pile]?.suit && mark?.rank === before[pile]?.rank;
      return same || view.piles[pile].cards.length > 0 ? [] : [pile];
    });
  }

  /** Paints the mark of a pile into its place, within the clipping that is set. */
  paint(pile: number, place: Rect): void {
    const mark = this.#shown[pile];
    if (mark !== null) this.#marks.paint(mark, place);
  }

  #marksOf(view: View): readonly (Mark | null)[] {
    return view.piles.map((pile) => this.#setting.mark(pile, view));
  }
}
