import type { Language } from '../../program.ts';

/** What the fireworks say after the player's name. */
interface SurpriseTexts {
  readonly won: string;
  readonly lost: string;
}

const TEXTS: Readonly<Record<Language, SurpriseTexts>> = {
  de: { won: 'gewinnt nach 24 Spielen!', lost: 'hat 24 Spiele geschafft!' },
  en: { won: 'wins after 24 games!', lost: 'has made it through 24 games!' },
  es: { won: '¡gana tras 24 partidas!', lost: '¡ha jugado 24 partidas!' },
};

/** The words after the name. */
export function praise(language: Language, won: boolean): string {
  return TEXTS[language][won ? 'won' : 'lost'];
}
