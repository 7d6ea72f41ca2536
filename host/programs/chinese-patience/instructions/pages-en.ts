import type { InstructionPage } from './instruction-page.ts';

export const PAGES_EN: readonly InstructionPage[] = [
  {
    heading: 'WHAT IT IS ABOUT',
    paragraphs: [
      'You and the computer play one patience with one pack. The four aces begin piles 1 to 4.',
      'Four open cards are piles 5 to 8. The other 44 are dealt out: each of us has 22 face down.',
      'Whoever first has no card left, in hand and on the discard pile, wins.',
    ],
    figure: 'aces',
  },
  {
    heading: 'PILES 1 TO 8',
    paragraphs: [
      'Piles 1-4 go up in suit, card by card. What lies there stays there.',
      'Piles 5-8 go down by one, red and black in turn.',
      'A space takes any card of your discard pile, and of no other.',
    ],
    figure: 'sequences',
  },
  {
    heading: 'PILES 0 AND 9',
    paragraphs: [
      "Pile 0 is your own discard pile, pile 9 the other player's. They swap names with the turn.",
      'Load pile 9 with a card of its suit, one higher or one lower, from pile 0 or from 5-8.',
      'Nothing is taken from pile 9.',
    ],
    figure: 'other-pile',
  },
  {
    heading: 'THE KEYS OF THE GAME',
    paragraphs: [
      'T  twists a card of your deck.',
      'M 0 5  moves the top card of pile 0 to pile 5.',
      'M P 8 6  (or P 8 6) puts all of pile 8 on pile 6, if it fits.',
      'Z  ends your turn.',
      'SPACE clears what you typed.',
    ],
    figure: 'whole-pile',
  },
  {
    heading: 'THE TURN',
    paragraphs: [
      'Your first turn begins with T. Twist again only when the twisted card has left pile 0.',
      'Look well: nobody tells you of the moves you forget.',
      'Z comes after one T. When a deck is used up, the discard pile is turned over.',
      'The winner scores one for each card the other has left. Then: S for a single game, N to go on with a series.',
      'The same position three times: no points.',
    ],
  },
  {
    heading: 'AND ALSO',
    paragraphs: [
      'With mouse or finger: tap a pile, then another; your deck is T. Words can be tapped too.',
      'U takes back within the turn, up to the last T. R repeats my turn. O shows the options: level, language, speed, rules and more.',
      'In training U takes back all and H gives a hint; it does not count.',
      'ENTER ends my turn at once. The game is kept by itself.',
    ],
  },
];
