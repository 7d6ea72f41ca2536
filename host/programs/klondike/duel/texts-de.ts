import { german as klondike } from '../texts-de.ts';
import type { DuelTexts } from './texts.ts';

const SUITS = ['Kreuz', 'Pik', 'Herz', 'Karo'];
const RANKS = ['As', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'Bube', 'Dame', 'König'];

/** German. */
export const german: DuelTexts = {
  ...klondike,
  loadReasons: { ...klondike.loadReasons, 'other-game': 'Sie gehört zu einem anderen|Tisch als diesem.' },
  title: 'Double Solitaire',
  menus: { klondike: 'Klondike', players: 'Spieler', variant: 'Variante', help: 'Hilfen' },
  againstComputer: 'gegen den Computer',
  twoPlayers: 'zu zweit',
  strengths: { beginner: 'leicht', greedy: 'mittel', strong: 'stark' },
  paces: { slow: 'Computer spielt langsam', usual: 'gemächlich', fast: 'flott', 'at-once': 'sofort' },
  freeUndo: 'Zurück auch nach dem Zug',
  options: {
    draw: { 1: 'Einzel-Zug', 3: 'Dreier-Zug' },
    passes: { 0: 'beliebig viele Durchläufe', 1: 'ein Durchlauf', 3: 'drei Durchläufe' },
    end: { tableau: 'Ziel: Tableau leer', foundations: 'Ziel: alle Karten ablegen' },
    overlook: { 1: 'Übersehenes As kostet den Zug' },
  },
  backs: ['andere Rückseite links', 'andere Rückseite rechts'],
  endTurn: 'Zug beenden',
  object: 'Einspruch: As übersehen',

  you: 'Du',
  computer: (strength) => `Computer (${strength})`,
  player: ['Spieler 1', 'Spieler 2'],
  credits: (cards) => `abgelegt ${cards}`,
  creditsBrief: (cards) => `abg. ${cards}`,
  creditsShort: (cards) => `${cards}`,
  stockLeft: (cards) => `Talon ${cards}`,
  endButton: 'Ende',

  card: (suit, rank) =>
    rank > 1 && rank <= 10 ? `${SUITS[suit]} ${RANKS[rank - 1]}` : `${SUITS[suit]}-${RANKS[rank - 1]}`,
  passed: (card, next) => `${card} passt nirgends: ${next}`,
  ended: (who, next) => `${who}: Ende. ${next}`,
  onTurn: (who, alone) => (alone ? 'Du bist am Zug' : `${who} ist am Zug`),
  objected: (next) => `Einspruch, ein As wurde übersehen: ${next}`,
  nothingOverlooked: 'Es wurde kein As übersehen',
  othersPile: 'Diese Karten gehören dem Gegner',
  nothingToTurn: 'Der Talon ist verbraucht',
  hintEnd: 'Kein Vorschlag: Zug beenden',
  nothingToTakeBack: 'Kein eigener Zug zum Zurücknehmen',
  othersBack: 'Der letzte Zug ist beendet',

  wonAlone: 'Gewonnen!',
  lostAlone: 'Verloren!',
  wonBy: (who) => `${who} hat gewonnen!`,
  drawn: 'Unentschieden!',
  reasons: {
    cleared: (who, alone) => (alone ? 'Deine Spalten sind leer.' : `${who} hat|leere Spalten.`),
    allOut: (who, alone) => (alone ? 'Du hast alles abgelegt.' : `${who} hat|alles abgelegt.`),
    blocked: 'Beide sind ihren Talon ganz|durch, ohne weiterzukommen.',
  },
  statisticsHeads: ['gesp.', 'gew.', '%', 'unent.', 'Serie', 'beste'],
};
