import type { EntryLook } from '../card-play/menu-looks.ts';
import { choiceGroups, isChosen } from './choices.ts';
import { itemOfChoice, itemOfPreset, type MenuCommand } from './commands.ts';
import type { Preset } from './presets.ts';
import type { KlondikeSession } from './session.ts';
import type { KlondikeTexts } from './texts.ts';
import { presetOf } from './variants.ts';

/** What the menu needs to know beyond the session. */
export interface MenuFacts {
  readonly texts: KlondikeTexts;
  readonly presets: readonly Preset[];
  /** Whether there is a drive for files, and a text of the rules. */
  readonly files: boolean;
  readonly rules: boolean;
}

/** How all changing entries look now, by their names in the menu tree. */
export function looksOf(session: KlondikeSession, facts: MenuFacts): ReadonlyMap<string, EntryLook> {
  const { canUndo, canRedo, status } = session.view();
  const { texts, presets, files, rules } = facts;
  const { games, settings, game } = session;
  const looks = new Map<string, EntryLook>(
    Object.entries<EntryLook>({
      save: { enabled: files },
      load: { enabled: files },
      bank: { enabled: settings.bank !== 0, text: texts.bank(texts.dollars(settings.bank)) },
      finish: { enabled: status === 'finishing' },
      undo: { enabled: canUndo },
      redo: { enabled: canRedo },
      'to-start': { enabled: canUndo },
      deal: { enabled: session.dealMove() !== null },
      rules: { enabled: rules },
    } satisfies Partial<Record<MenuCommand, EntryLook>>),
  );
  const chosen = presetOf({ game, options: session.chosenOptions(game) });
  for (const [place, preset] of presets.entries()) looks.set(itemOfPreset(place), { checked: preset === chosen });
  for (const choice of choiceGroups(games).flat()) {
    const enabled = game.options.some(({ name }) => name === choice.option);
    looks.set(itemOfChoice(choice), { enabled, checked: isChosen(choice, games, settings.options) });
  }
  return looks;
}
