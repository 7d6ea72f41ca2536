import type { Move, View } from '../../core/core.ts';
import { intersect, type Rect } from '../../gem/vdi/rect.ts';
import type { CardScreen } from '../card-screen/screen.ts';
import type { PilePlaces } from '../card-table/pick.ts';

/** Shows the state of a game: table, remark, lit cards, arrow, and by its heirs the ticks and greying of the menu. */
export abstract class TableDisplay {
  readonly screen: CardScreen;
  /** A passing remark: it goes with the player's next action. */
  #note = '';
  /** What is shown in inverse: held cards, the cursor of the keyboard. */
  #lit: readonly Rect[] = [];
  #arrow = false;

  constructor(screen: CardScreen) {
    this.screen = screen;
  }

  abstract showMenu(): void;

  /** Ticks, greying and texts of the menu. */
  abstract showMarks(): void;

  protected abstract view(): View;

  /** What there is to say about the position while no passing remark stands (RULES §2.7). */
  protected abstract remark(): string;

  places(): readonly PilePlaces[] {
    return this.screen.places();
  }

  /** What a move has changed. */
  show(): void {
    this.#unlit(() => this.screen.show(this.view()));
    this.showRemark();
    this.showMarks();
  }

  /** Everything anew: another game, other cards. */
  redraw(): void {
    this.light([]);
    this.screen.redraw(this.view());
    this.showRemark();
    this.showMarks();
  }

  /**
   * Another game is on the table: lays it out and draws it.
   *
   * @returns false, and nothing changes, when there are no cards for it
   */
  layOut(): boolean {
    this.light([]);
    if (!this.screen.layOut()) return false;
    this.#arrow = false;
    this.#note = '';
    this.redraw();
    return true;
  }

  /** Takes other card sheets into use where there are better ones now. */
  changeCards(): void {
    this.light([]);
    if (this.screen.takeSheets()) this.redraw();
  }

  /** A part of the screen that the AES asks for. */
  redrawPart(part: Rect): void {
    this.screen.redraw(this.view(), part);
    for (const rect of this.#lit) {
      const covered = intersect(rect, part);
      if (covered !== null) this.screen.invert(covered);
    }
  }

  /** Shows rectangles in inverse, and those of the last time as before. */
  light(rects: readonly Rect[]): void {
    for (const rect of this.#lit) this.screen.invert(rect);
    for (const rect of rects) this.screen.invert(rect);
    this.#lit = rects;
  }

  showArrow(move: Move): void {
    this.#unlit(() => this.screen.showArrow(move));
    this.#arrow = true;
  }

  hideArrow(): void {
    if (!this.#arrow) return;
    this.#arrow = false;
    this.#unlit(() => this.screen.hideArrow());
  }

  /** Says something that holds until the player does the next thing. */
  note(text: string): void {
    this.#note = text;
    this.showRemark();
  }

  /** The player does the next thing: arrow and passing remark go. */
  clearNotes(): void {
    this.hideArrow();
    if (this.#note !== '') this.note('');
  }

  protected showRemark(): void {
    this.#unlit(() => this.screen.setRemark(this.#note === '' ? this.remark() : this.#note));
  }

  /** Draws while nothing is shown in inverse. */
  #unlit(draw: () => void): void {
    for (const rect of this.#lit) this.screen.invert(rect);
    draw();
    for (const rect of this.#lit) this.screen.invert(rect);
  }
}
