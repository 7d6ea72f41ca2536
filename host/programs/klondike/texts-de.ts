import { germanTexts } from '../card-play/common-texts-de.ts';
import { TITLE } from './game-names.ts';
import { PRESETS } from './presets.ts';
import type { KlondikeTexts } from './texts.ts';

const common = germanTexts(TITLE);

/** German. The presets are called as the Klondike page calls them. */
export const german: KlondikeTexts = {
  ...common,
  menus: { klondike: 'Klondike', variant: 'Variante', help: 'Hilfen', information: 'Info' },
  games: { klondike: 'Klondike', 'double-klondike': 'Double Solitaire' },
  presets: Object.fromEntries(PRESETS.map(({ id, name }) => [id, name])),
  choices: {
    'draw=1': 'eine Karte vom Talon',
    'draw=3': 'drei Karten vom Talon',
    'passes=0': 'Durchläufe ohne Ende',
    'passes=1': 'ein Durchlauf',
    'passes=3': 'drei Durchläufe',
    'thoughtful=1': 'alles offen auslegen',
    'strict=1': 'Abgelegtes bleibt liegen',
    'kings=0': 'jede Karte auf leere Spalten',
    'kings=1': 'nur Könige auf leere Spalten',
    'scoring=none': 'ohne Wertung',
    'scoring=page': 'Punkte',
    'scoring=windows': 'Punkte wie in Windows',
    'scoring=vegas': 'Las Vegas',
    'scoring=vegas-cumulative': 'Las Vegas fortlaufend',
  },
  shortChoices: { 'draw=3': 'Dreier-Zug' },

  again: 'dieselbe Gabe',
  number: 'Spielnummer ...',
  deck: 'Kartenfolge ...',
  finish: 'fertig spielen',
  bank: (dollars) => `Kasse (${dollars}) leeren`,

  askAgain: 'Das laufende Spiel wird|dabei abgebrochen.|Dieselbe Gabe noch einmal?',
  askBank: (dollars) => `In der Kasse: ${dollars}.|Wieder mit 0 $ beginnen?`,
  numberTitle: 'Welche Gabe soll gespielt werden?',
  numberLabel: 'Nummer: ',
  numberRefused: 'Gaben haben Nummern von 0 bis|18446744073709551615.',
  deckTitle:
    '52 Karten, je 13 in einer Zeile, wie AS 10H KC. C ist Kreuz, S Pik, H Herz, D Karo. Erst die Spalten, Reihe um Reihe, dann der Talon.',
  deckRefused: {
    'no-card': (word) => `"${word}" ist keine Karte.`,
    'card-count': (count) => `Das sind ${count} Karten, es|müssen 52 sein.`,
    'card-twice': (card) => `${card} kommt zweimal vor.`,
  },
  won: 'Gewonnen!',
  time: (clock) => `Zeit ${clock}`,
  score: (score) => `Ergebnis ${score}`,
  bestTime: 'So schnell wie nie zuvor!',
  bestScore: 'Das beste Ergebnis bisher!',
  longestRun: 'Die längste Serie bisher!',
  statisticsHeads: ['gesp.', 'gew.', '%', 'Serie', 'beste', 'Zeit', 'Erg.'],
  narrowHeads: ['Sp.', 'gew.', '%', 'Ser.', 'max.', 'Zeit', 'Erg.'],
  allVariants: 'alle Spielarten',
  balance: (dollars) => `In der Kasse: ${dollars}`,

  points: (points) => (points === 1 ? '1 Punkt' : `${points} Punkte`),
  dollars: (dollars) => `${dollars} $`,
  stock: (cards) => `Talon ${cards}`,
  pass: (number, of) => `Durchgang ${number}${of === 0 ? '' : `/${of}`}`,

  keyMeanings: {
    ...common.keyMeanings,
    presets: 'Varianten in der Reihenfolge des Menüs',
  },
};
