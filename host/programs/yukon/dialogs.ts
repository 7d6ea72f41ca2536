import type { Gem } from '../../gem/gem.ts';
import { askLine, showPage, textRoom } from '../gem-dialogs/dialog-box.ts';
import { layOutText, pagesOf } from '../gem-dialogs/text-layout.ts';
import { clockText, LIST_LENGTH, type ListKind, NAME_LENGTH, type RankEntry, VARIANTS, type Variant } from './lists.ts';
import type { YukonTexts } from './texts.ts';

/** Icons of form_alert. */
const NOTE = 1;
const QUESTION = 2;
const STOP = 3;
/** Characters of a line of the list behind its number: a name, a result and dots between them. */
const LIST_WIDTH = NAME_LENGTH + 11;

/** Longest line of the guide where the screen has room for it, in characters. */
const GUIDE_WIDTH = 40;

/** Everything Yukon asks and tells in boxes. */
export class YukonDialogs {
  readonly #gem: Gem;
  readonly #texts: YukonTexts;
  /** Stands in the field when the next entry is made. */
  #lastName = '';

  constructor(gem: Gem, texts: YukonTexts) {
    this.#gem = gem;
    this.#texts = texts;
  }

  /** The short guide, page by page (manual, "über Yukon"). */
  async about(): Promise<void> {
    const { columns, rows } = textRoom(this.#gem);
    const pages = this.#texts.guide.flatMap((page) => pagesOf(layOutText(page, Math.min(columns, GUIDE_WIDTH)), rows));
    for (const [k, lines] of pages.entries()) {
      const last = k === pages.length - 1;
      const buttons = last ? [this.#texts.ok] : [this.#texts.more, this.#texts.ok];
      const pressed = await showPage(this.#gem, { lines, buttons, defaultButton: 0 });
      if (pressed !== 0) return;
    }
  }

  /** The three variants; the present one has the thick frame (manual, "Spielvariante"). */
  async askVariant(present: Variant): Promise<Variant> {
    const names = VARIANTS.map((variant) => this.#texts.variantNames[variant]);
    const pressed = await this.#alert(QUESTION, this.#texts.askVariant, names, VARIANTS.indexOf(present) + 1);
    return VARIANTS[pressed - 1];
  }

  async askRestart(): Promise<boolean> {
    return (await this.#alert(QUESTION, this.#texts.askRestart, [this.#texts.restart, this.#texts.cancel], 2)) === 1;
  }

  /** @returns whether the running round is given up for a new one */
  async askNewRound(): Promise<boolean> {
    return (await this.#alert(QUESTION, this.#texts.askNewRound, [this.#texts.newRound, this.#texts.cancel], 2)) === 1;
  }

  /** @returns whether the running game is left for this deal */
  async askDeal(deal: bigint): Promise<boolean> {
    const buttons = [this.#texts.beginDeal, this.#texts.playOn];
    return (await this.#alert(QUESTION, this.#texts.askDeal(deal), buttons, 2)) === 1;
  }

  async askQuit(): Promise<boolean> {
    return (await this.#alert(QUESTION, this.#texts.askQuit, [this.#texts.quit, this.#texts.cancel], 1)) === 1;
  }

  /** No card sheet fits this screen; the program cannot begin (manual, "Die Karten"). */
  async noCards(): Promise<void> {
    await this.#alert(STOP, this.#texts.noSheet, [this.#texts.cancel], 1);
  }

  /** @returns whether a new round is wanted; otherwise the player looks at the table and may take back */
  async stuck(): Promise<boolean> {
    return (await this.#alert(STOP, this.#texts.stuck, [this.#texts.newRound, this.#texts.lookAtTable], 1)) === 1;
  }

  async won(result: string): Promise<void> {
    await this.#alert(NOTE, this.#texts.won(result), [this.#texts.newRound], 1);
  }

  /** @returns whether the score is entered now; otherwise the player goes on for a higher one */
  async askEnter(dollars: string): Promise<boolean> {
    const buttons = [this.#texts.enterScore, this.#texts.playOn];
    return (await this.#alert(QUESTION, this.#texts.askEnter(dollars), buttons, 1)) === 1;
  }

  async askName(result: string): Promise<string> {
    const typed = await askLine(this.#gem, {
      title: `${this.#texts.nameTitle}: ${result}`,
      label: this.#texts.nameLabel,
      length: NAME_LENGTH,
      answer: this.#lastName,
      button: this.#texts.ok,
    });
    this.#lastName = typed;
    return typed === '' ? this.#texts.anonymous : typed;
  }

  /** The five best of the variant (manual, "Highscores bzw. Bestzeiten"). */
  async list(kind: ListKind, variant: Variant, entries: readonly RankEntry[]): Promise<void> {
    const title = `${kind === 'scores' ? this.#texts.scoresTitle : this.#texts.timesTitle} - ${this.#texts.variantNames[variant]}`;
    const lines = Array.from({ length: LIST_LENGTH }, (_, k) => this.#listLine(kind, k, entries[k]));
    await showPage(this.#gem, { lines: [title, '', ...lines], buttons: [this.#texts.ok], defaultButton: 0 });
  }

  /** Place, name and result, joined by dots; an empty place has a dash for its result. */
  #listLine(kind: ListKind, place: number, entry: RankEntry | undefined): string {
    if (entry === undefined) return `${place + 1}. ${'-'.padStart(LIST_WIDTH)}`;
    const result = kind === 'scores' ? `${entry.value} $` : clockText(entry.value);
    const dots = '.'.repeat(Math.max(0, LIST_WIDTH - entry.name.length - result.length - 2));
    return `${place + 1}. ${entry.name} ${dots} ${result}`;
  }

  #alert(icon: number, text: string, buttons: readonly string[], defaultButton: number): Promise<number> {
    return this.#gem.aes.form_alert(defaultButton, `[${icon}][${text}][${buttons.join('|')}]`);
  }
}
