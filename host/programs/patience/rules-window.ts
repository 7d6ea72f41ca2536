import type { Message } from '../../gem/aes/messages.ts';
import { showText, textWindowColumns } from '../gem-dialogs/text-window.ts';
import type { ProgramServices } from '../program.ts';
import { lineAt, rulesLines } from './rules-lines.ts';
import type { PatienceSession } from './session.ts';

/**
 * Shows the rules in a window until the player closes it; it opens where it was closed the last time (manual §0, §2.2).
 *
 * @param obey works off the messages of that time
 */
export async function showRules(
  services: ProgramServices,
  session: PatienceSession,
  title: string,
  obey: (message: Message) => Promise<void>,
): Promise<void> {
  const { gem, language, rules } = services;
  if (rules === undefined) return;
  const lines = rulesLines(rules[language], textWindowColumns(gem));
  const top = lineAt(lines, session.settings.rulesPlace[language]);
  const last = await showText(gem, { title, lines: lines.map(({ text }) => text), top, obey });
  session.rememberRulesPlace(language, lines[last].offset);
}
