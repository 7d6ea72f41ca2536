import { englishTexts } from '../card-play/common-texts-en.ts';
import { TITLE } from './game-names.ts';
import type { KlondikeTexts } from './texts.ts';

const common = englishTexts(TITLE);

/** English. */
export const english: KlondikeTexts = {
  ...common,
  menus: { klondike: 'Klondike', variant: 'Variant', help: 'Help', information: 'Info' },
  games: { klondike: 'Klondike', 'double-klondike': 'Double Solitaire' },
  presets: {
    single: 'Draw one',
    three: 'Draw three',
    limited: 'Draw one, limited passes',
    'one-pass': 'Single pass',
    thoughtful: 'Thoughtful Klondike',
    vegas: 'Vegas Klondike',
    double: 'Double Solitaire',
  },
  choices: {
    'draw=1': 'One card from stock',
    'draw=3': 'Three cards from stock',
    'passes=0': 'Passes without end',
    'passes=1': 'One pass',
    'passes=3': 'Three passes',
    'thoughtful=1': 'Deal all cards face up',
    'strict=1': 'Nothing off foundations',
    'kings=0': 'Any card into empty columns',
    'kings=1': 'Kings into empty columns',
    'scoring=none': 'No score',
    'scoring=page': 'Points',
    'scoring=windows': 'Points as in Windows',
    'scoring=vegas': 'Las Vegas',
    'scoring=vegas-cumulative': 'Las Vegas, carried over',
  },
  shortChoices: { 'draw=3': 'draw three' },

  again: 'Same deal again',
  number: 'Deal number ...',
  deck: 'Order of cards ...',
  finish: 'Finish game',
  bank: (dollars) => `Empty bank (${dollars})`,

  askAgain: 'This ends the running game.|Play the same deal again?',
  askBank: (dollars) => `In the bank: ${dollars}.|Begin with 0 $ again?`,
  numberTitle: 'Which deal shall be played?',
  numberLabel: 'Number: ',
  numberRefused: 'Deals are numbered from 0 to|18446744073709551615.',
  deckTitle:
    '52 cards, 13 in each line, such as AS 10H KC. C is clubs, S spades, H hearts, D diamonds. First the columns, row by row, then the stock.',
  deckRefused: {
    'no-card': (word) => `"${word}" is no card.`,
    'card-count': (count) => `These are ${count} cards;|there have to be 52.`,
    'card-twice': (card) => `${card} is there twice.`,
  },
  won: 'You have won!',
  time: (clock) => `Time ${clock}`,
  score: (score) => `Result ${score}`,
  bestTime: 'Faster than ever before!',
  bestScore: 'The best result so far!',
  longestRun: 'The longest run so far!',
  statisticsHeads: ['games', 'won', '%', 'run', 'best', 'time', 'score'],
  narrowHeads: ['all', 'won', '%', 'run', 'best', 'time', 'pts.'],
  allVariants: 'all variants',
  balance: (dollars) => `In the bank: ${dollars}`,

  points: (points) => (points === 1 ? '1 point' : `${points} points`),
  dollars: (dollars) => `${dollars} $`,
  stock: (cards) => `Stock ${cards}`,
  pass: (number, of) => `Pass ${number}${of === 0 ? '' : `/${of}`}`,

  keyMeanings: {
    ...common.keyMeanings,
    presets: 'variants in the order of the menu',
  },
};
