import { isTicked, optionsOf } from '../card-play/game-options.ts';
import type { EntryLook } from '../card-play/menu-looks.ts';
import { cardsInStock, hasFoundations } from '../card-play/table-facts.ts';
import { itemOfGame, itemOfOption, type MenuCommand } from './commands.ts';
import { secondsText } from './menu.ts';
import type { PatienceSession } from './session.ts';
import type { PatienceTexts } from './texts.ts';

/** What the menu needs to know beyond the session. */
export interface MenuFacts {
  readonly texts: PatienceTexts;
  /** Whether the demo plays. */
  readonly demo: boolean;
  /** Whether there is a drive for files, and a text of the rules. */
  readonly files: boolean;
  readonly rules: boolean;
}

/** Entries that mean the player's game, which is not on the table while the demo plays. */
const RESTING_IN_DEMO: readonly MenuCommand[] = [
  'hint',
  'place',
  'undo',
  'to-start',
  'mark',
  'to-mark',
  'cheat',
  'redo',
  'deal',
  'save',
];

function commandLooks(session: PatienceSession, facts: MenuFacts): Map<MenuCommand, EntryLook> {
  const view = session.view();
  const { texts, demo, files, rules } = facts;
  return new Map<MenuCommand, EntryLook>([
    ['demo', { checked: demo }],
    ['wait', { text: texts.wait(secondsText(session.settings.wait)) }],
    ['save', { enabled: files }],
    ['load', { enabled: files }],
    ['rules', { enabled: rules }],
    ['hint', { enabled: true }],
    ['place', { enabled: hasFoundations(view) }],
    ['undo', { enabled: view.canUndo }],
    ['to-start', { enabled: view.canUndo }],
    ['mark', { enabled: true, checked: view.marked && !demo }],
    ['to-mark', { enabled: session.stepsToMark !== null }],
    ['cheat', { enabled: true, checked: session.cheating && !demo }],
    ['redo', { enabled: view.canRedo }],
    ['deal', { enabled: session.dealMove() !== null }],
    ['cards-left', { text: texts.cardsLeft(cardsInStock(view)) }],
  ]);
}

/** How all changing entries look now, by their names in the menu tree. */
export function looksOf(session: PatienceSession, facts: MenuFacts): ReadonlyMap<string, EntryLook> {
  const looks = new Map<string, EntryLook>(commandLooks(session, facts));
  if (facts.demo) for (const command of RESTING_IN_DEMO) looks.set(command, { ...looks.get(command), enabled: false });
  const { game } = session.view();
  for (const { id } of session.games) looks.set(itemOfGame(id), { checked: id === game.id });
  for (const option of optionsOf(session.games)) {
    looks.set(itemOfOption(option.name), { checked: isTicked(option, session.settings.options) });
  }
  return looks;
}
