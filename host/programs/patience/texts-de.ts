import { germanTexts } from '../card-play/common-texts-de.ts';
import { TITLE } from './game-names.ts';
import type { PatienceTexts } from './texts.ts';

const common = germanTexts(TITLE);

/** German: the wording of the original's menus (RULES §2.2). */
export const german: PatienceTexts = {
  ...common,
  menus: { patience: 'Patience', information: 'Information', help: 'Hilfen', cards: 'Karten' },
  games: {
    eiffelturm: 'Eiffelturm',
    matriarchat: 'Matriarchat',
    standart: 'Standart',
    'kleine-harfe': 'kleine Harfe',
    galerie: 'Galerie',
    zopf: 'Zopf',
  },
  demo: 'Demo',
  wait: (seconds) => `Warte ${seconds} s`,
  copying: 'kopieren',
  place: 'Ablegen',
  mark: 'merken',
  toMark: 'zur Marke',
  cheat: 'verändern',
  options: {
    first: 'erste Karten von selbst geben',
    remainder: 'Matriarchat: kurzen Rest füllen',
    distinct: 'Zopf: ohne doppelte Karten',
  },

  playOn: 'weiter',
  askToMark: 'Alle Züge bis zur letzten|Marke zurücknehmen?',
  won: 'Herzlichen Glückwunsch!|Die Patience ist gelöst.',
  cheated: 'Betrug!|Die Karten liegen richtig,|aber nicht nach den Regeln.|Das zählt nicht.',
  waitTitle: 'Wie lange soll der Pfeil stehen?',
  waitLabel: 'Wartezeit:',
  seconds: 's',
  copyingText: [
    'Patience zum Weitergeben',
    '',
    'Dieses Programm gehört zu Talon und steht unter der MIT-Lizenz. Du darfst es benutzen, kopieren, verschenken, verkaufen und verändern, solange der Hinweis auf die Lizenz dabei bleibt.',
    '',
    'Karten, Schriften und Bilder sind frei für jeden Zweck (CC0).',
    '',
    'Das Vorbild, Patience 2.13 für den Atari ST, schrieb Volker Weidner 1990. Kein Teil davon ist hier enthalten: Regeln und Ablauf sind nach seiner Anleitung neu gebaut.',
  ],
  statisticsHeads: ['gesp.', 'gel.', 'Serie', 'beste'],
  demoRuns: 'Demo: Klick oder Taste beendet',
  keyMeanings: {
    ...common.keyMeanings,
    again: 'dasselbe Spiel, frisch gemischt',
    games: 'Spiele in der Reihenfolge des Menüs',
  },
};
