import type { FileTexts } from '../keeping/game-files.ts';
import type { KeeperTexts } from '../keeping/game-keeper.ts';
import type { UnfitReason } from '../program.ts';
import type { GameDialogTexts } from './game-dialogs.ts';
import type { PlayTexts } from './table-play.ts';

/**
 * What every program says that is played on a table and keeps its games. German is the wording of Patience 2.13's menus where
 * it has such an entry (RULES §2.2).
 */
export interface CommonTexts extends GameDialogTexts, FileTexts, KeeperTexts, PlayTexts {
  readonly save: string;
  readonly rules: string;
  readonly statistics: string;
  readonly hint: string;
  readonly redo: string;
  readonly deal: string;
  readonly cardsLeft: (cards: number) => string;
  readonly statisticsTitle: string;
  readonly rulesTitle: string;

  readonly stuck: string;
  readonly dead: string;
  readonly nextDealOnly: string;

  readonly sheetUnfit: (name: string, reason: UnfitReason) => string;

  readonly keyNames: {
    readonly space: string;
    readonly arrows: string;
    readonly control: string;
  };
  readonly keyMeanings: {
    readonly cursor: string;
    readonly take: string;
    readonly placeOne: string;
    readonly drop: string;
  };
}
