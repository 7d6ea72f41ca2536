import { english as klondike } from '../texts-en.ts';
import type { DuelTexts } from './texts.ts';

const SUITS = ['clubs', 'spades', 'hearts', 'diamonds'];
const RANKS = ['Ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'Jack', 'Queen', 'King'];

/** English. */
export const english: DuelTexts = {
  ...klondike,
  loadReasons: { ...klondike.loadReasons, 'other-game': 'It belongs to another table|than this one.' },
  title: 'Double Solitaire',
  menus: { klondike: 'Klondike', players: 'Players', variant: 'Variant', help: 'Help' },
  againstComputer: 'Against the computer',
  twoPlayers: 'Two players',
  strengths: { beginner: 'easy', greedy: 'medium', strong: 'strong' },
  paces: { slow: 'Computer plays slowly', usual: 'Leisurely', fast: 'Briskly', 'at-once': 'At once' },
  freeUndo: 'Take back after a turn too',
  options: {
    draw: { 1: 'Draw one', 3: 'Draw three' },
    passes: { 0: 'Any number of passes', 1: 'One pass', 3: 'Three passes' },
    end: { tableau: 'Goal: empty columns', foundations: 'Goal: lay off all cards' },
    overlook: { 1: 'A missed ace costs the turn' },
  },
  backs: ['Other back at the left', 'Other back at the right'],
  endTurn: 'End turn',
  object: 'Object: ace missed',

  you: 'You',
  computer: (strength) => `Computer (${strength})`,
  player: ['Player 1', 'Player 2'],
  credits: (cards) => `laid off ${cards}`,
  creditsBrief: (cards) => `off ${cards}`,
  creditsShort: (cards) => `${cards}`,
  stockLeft: (cards) => `stock ${cards}`,
  endButton: 'End',

  card: (suit, rank) => `${RANKS[rank - 1]} of ${SUITS[suit]}`,
  passed: (card, next) => `${card} fits nowhere: ${next}`,
  ended: (who, next) => `${who}: end of turn. ${next}`,
  onTurn: (who, alone) => (alone ? 'your turn' : `${who} is on turn`),
  objected: (next) => `Objection, an ace was missed: ${next}`,
  nothingOverlooked: 'No ace was missed',
  othersPile: "These are your opponent's cards",
  nothingToTurn: 'The stock is used up',
  hintEnd: 'No suggestion: end your turn',
  nothingToTakeBack: 'No move of yours to take back',
  othersBack: 'The last turn has ended',

  wonAlone: 'You have won!',
  lostAlone: 'You have lost!',
  wonBy: (who) => `${who} has won!`,
  drawn: 'A draw!',
  reasons: {
    cleared: (who, alone) => (alone ? 'Your columns are empty.' : `The columns are empty:|${who}.`),
    allOut: (who, alone) => (alone ? 'You have laid off all cards.' : `All cards are laid off:|${who}.`),
    blocked: 'Both went through their stock|and got no further.',
  },
  statisticsHeads: ['games', 'won', '%', 'drawn', 'run', 'best'],
};
