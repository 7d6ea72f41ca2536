import { englishTexts } from '../card-play/common-texts-en.ts';
import { TITLE } from './game-names.ts';
import type { PatienceTexts } from './texts.ts';

const common = englishTexts(TITLE);

/** English. */
export const english: PatienceTexts = {
  ...common,
  menus: { patience: 'Patience', information: 'Information', help: 'Help', cards: 'Cards' },
  games: {
    eiffelturm: 'Eiffel Tower',
    matriarchat: 'Matriarchy',
    standart: 'Standard',
    'kleine-harfe': 'Small Harp',
    galerie: 'Gallery',
    zopf: 'Braid',
  },
  demo: 'Demo',
  wait: (seconds) => `Wait ${seconds} s`,
  copying: 'Copying',
  place: 'To foundations',
  mark: 'Mark',
  toMark: 'Back to mark',
  cheat: 'Rules off',
  options: {
    first: 'Deal first cards by itself',
    remainder: 'Matriarchy: fill short packet',
    distinct: 'Braid: no twins',
  },

  playOn: 'Play on',
  askToMark: 'Take back all moves as far|as the last mark?',
  won: 'Congratulations!|The patience has come out.',
  cheated: 'You have cheated!|The cards lie as they should,|but not by the rules.|This does not count.',
  waitTitle: 'How long shall the arrow stand?',
  waitLabel: 'Wait:',
  seconds: 's',
  copyingText: [
    'Passing Patience on',
    '',
    'This program is a part of Talon and comes under the MIT licence. You may use, copy, give away, sell and change it as long as the licence stays with it.',
    '',
    'Cards, fonts and pictures are free for any purpose (CC0).',
    '',
    'Its model, Patience 2.13 for the Atari ST, was written by Volker Weidner in 1990. No part of it is in here: rules and ways are rebuilt from its manual.',
  ],
  statisticsHeads: ['games', 'won', 'run', 'best'],
  demoRuns: 'Demo: a click or key ends it',
  keyMeanings: {
    ...common.keyMeanings,
    again: 'the same game, freshly shuffled',
    games: 'games in the order of the menu',
  },
};
