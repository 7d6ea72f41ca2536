/** What is drawn below the text of a page. */
export type Figure = 'aces' | 'sequences' | 'other-pile' | 'whole-pile';

/** A page of the instructions. */
export interface InstructionPage {
  readonly heading: string;
  /** Are broken into lines where they are shown. */
  readonly paragraphs: readonly string[];
  readonly figure?: Figure;
}
