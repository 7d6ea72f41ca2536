import type { BuildDirection } from '../../core/reading.ts';
import type { Language } from '../program.ts';
import { patienceTexts } from './languages.ts';

/** What stands on the table beside the piles, in the player's language. */
export interface TableTexts {
  readonly stock: string;
  readonly waste: string;
  readonly aces: string;
  cardsLeft(count: number): string;
  pass(number: number, of: number): string;
  packet(cards: number): string;
  families(complete: number): string;
  /** What the foundations begin with and which way they go on. @param rank 1 to 13 */
  build(rank: number, direction: BuildDirection): string;
}

const RANKS: Readonly<Record<Language, readonly string[]>> = {
  de: ['As', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun', 'Zehn', 'Bube', 'Dame', 'König'],
  en: ['Ace', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Jack', 'Queen', 'King'],
  es: ['As', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis', 'Siete', 'Ocho', 'Nueve', 'Diez', 'Jota', 'Reina', 'Rey'],
};

const DIRECTIONS: Readonly<Record<Language, Readonly<Record<BuildDirection, string>>>> = {
  de: { open: 'offen', up: 'aufsteigend', down: 'absteigend' },
  en: { open: 'open', up: 'ascending', down: 'descending' },
  es: { open: 'abierto', up: 'ascendente', down: 'descendente' },
};

/** What a language has in common with the menus, and how it names a direction. */
function shared(language: Language): Pick<TableTexts, 'cardsLeft' | 'build'> {
  return {
    cardsLeft: patienceTexts[language].cardsLeft,
    build: (rank, direction) => `${RANKS[language][rank - 1]} - ${DIRECTIONS[language][direction]}`,
  };
}

/** German is the wording of the program (RULES §3 to §8). */
export const tableTexts: Readonly<Record<Language, TableTexts>> = {
  de: {
    stock: 'Talon',
    waste: 'Hilfsstapel',
    aces: 'Asse',
    pass: (number, of) => `Durchgang ${number}/${of}`,
    packet: (cards) => `je ${cards} Karten`,
    families: (complete) => `Familien ${complete}`,
    ...shared('de'),
  },
  en: {
    stock: 'Stock',
    waste: 'Waste',
    aces: 'Aces',
    pass: (number, of) => `Pass ${number}/${of}`,
    packet: (cards) => `packets of ${cards}`,
    families: (complete) => `Families ${complete}`,
    ...shared('en'),
  },
  es: {
    stock: 'Mazo',
    waste: 'Descarte',
    aces: 'Ases',
    pass: (number, of) => `Pasada ${number}/${of}`,
    packet: (cards) => `paquetes de ${cards}`,
    families: (complete) => `Familias ${complete}`,
    ...shared('es'),
  },
};
