import type { ProgramServices } from './programs/program.ts';

/** The rules of the programs that show them, each language for itself. */
const rulesTexts = import.meta.glob<string>('./programs/*/rules/*.txt', { query: '?raw', import: 'default' });

/** The rules of a program's games, fetched when it starts. */
export async function rulesOf(program: string): Promise<ProgramServices['rules']> {
  const languages = ['de', 'en', 'es'] as const;
  const texts = languages.map((language) => rulesTexts[`./programs/${program}/rules/${language}.txt`]);
  if (texts.some((text) => text === undefined)) return undefined;
  const [de, en, es] = await Promise.all(texts.map((text) => text()));
  return { de, en, es };
}
