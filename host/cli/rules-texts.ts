import { existsSync } from 'node:fs';
import type { Language } from '../programs/program.ts';
import { repoPath, repoText } from './repo.ts';

/** The rules of a program's games, null where the program shows none. @param program its id */
export function rulesTexts(program: string): Readonly<Record<Language, string>> | null {
  const folder = `host/programs/${program}/rules`;
  if (!existsSync(repoPath(folder))) return null;
  const text = (language: Language): string => repoText(`${folder}/${language}.txt`);
  return { de: text('de'), en: text('en'), es: text('es') };
}
