import { chosenValue } from '../../card-play/game-options.ts';
import type { EntryLook } from '../../card-play/menu-looks.ts';
import { PRESETS } from '../presets.ts';
import { itemOfPace, itemOfPreset, itemOfStrength, itemOfValue, type MenuCommand, OPTION_VALUES } from './commands.ts';
import { PACES } from './saved.ts';
import { STRENGTHS } from './seats.ts';
import type { DuelSession } from './session.ts';
import { penalizesOversight } from './standing.ts';

/** What the menu needs to know beyond the session: whether there is a drive for files, and a text of the rules. */
export interface MenuFacts {
  readonly files: boolean;
  readonly rules: boolean;
}

function commandLooks(session: DuelSession, { files, rules }: MenuFacts): Map<MenuCommand, EntryLook> {
  const { settings, computerOnTurn, duel } = session;
  const plays = !computerOnTurn && !duel.over;
  return new Map<MenuCommand, EntryLook>([
    ['save', { enabled: files }],
    ['load', { enabled: files }],
    ['rules', { enabled: rules }],
    ['computer', { checked: !settings.twoPlayers }],
    ['two-players', { checked: settings.twoPlayers }],
    ['hint', { enabled: plays }],
    ['deal', { enabled: plays && session.dealMove() !== null }],
    ['end-turn', { enabled: plays }],
    ['object', { enabled: penalizesOversight(session.view()) && !duel.over }],
    ['undo', { enabled: session.canTakeBack }],
    ['redo', { enabled: session.view().canRedo }],
    ['free-undo', { checked: settings.freeUndo, enabled: settings.twoPlayers }],
    ['overlook', { checked: settings.options.overlook === '1' }],
  ]);
}

/** How all changing entries look now, by their names in the menu tree. */
export function looksOf(session: DuelSession, facts: MenuFacts): ReadonlyMap<string, EntryLook> {
  const looks = new Map<string, EntryLook>(commandLooks(session, facts));
  const { strength, pace, options } = session.settings;
  for (const candidate of STRENGTHS) looks.set(itemOfStrength(candidate), { checked: candidate === strength });
  for (const candidate of PACES) looks.set(itemOfPace(candidate), { checked: candidate === pace });
  for (const [place, { game }] of PRESETS.entries())
    looks.set(itemOfPreset(place), { checked: game === session.game.id });
  for (const choice of OPTION_VALUES.flat()) {
    const option = session.game.options.find(({ name }) => name === choice.option);
    const checked = option !== undefined && chosenValue(option, options) === choice.value;
    looks.set(itemOfValue(choice), { checked });
  }
  return looks;
}
