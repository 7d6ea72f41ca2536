import type { Message } from '../../gem/aes/messages.ts';
import type { Gem } from '../../gem/gem.ts';
import { lineAt, rulesLines } from './rules-lines.ts';
import { showText, textWindowColumns } from './text-window.ts';

/** The rules of games as a window shows them. */
export interface RulesText {
  readonly title: string;
  readonly text: string;
  /** Characters before the line that stands at the top when the window opens. */
  readonly place: number;
  /** Works off the messages of that time. */
  obey(message: Message): Promise<void>;
}

/**
 * Shows the rules in a window until the player closes it.
 *
 * @returns characters of the text before the line that stood at the top last
 */
export async function showRules(gem: Gem, { title, text, place, obey }: RulesText): Promise<number> {
  const lines = rulesLines(text, textWindowColumns(gem));
  const top = lineAt(lines, place);
  const last = await showText(gem, { title, lines: lines.map((line) => line.text), top, obey });
  return lines[last].offset;
}
