import type { ScreenDesign, TableSetting } from '../card-screen/design.ts';
import type { Mark } from '../card-screen/marks.ts';
import type { NoteFacts, NoteSpec } from '../card-screen/notes.ts';
import { gamesOf } from './game-names.ts';
import { groundOf } from './ground.ts';
import type { TableTexts } from './table-texts.ts';

/** A note in any language. */
interface NoteInWords extends Omit<NoteSpec, 'text'> {
  text(facts: NoteFacts, texts: TableTexts): readonly string[];
}

/** The setting of a table in any language. */
interface SettingInWords extends Omit<TableSetting, 'notes' | 'mark'> {
  readonly notes: readonly NoteInWords[];
  mark(pile: Parameters<TableSetting['mark']>[0]): Mark | null;
}

const STOCK_NAME: NoteInWords = {
  beside: ['stock'],
  side: 'above',
  dispensable: true,
  text: (_, { stock }) => [stock],
};
const WASTE_NAME: NoteInWords = {
  beside: ['waste'],
  side: 'above',
  dispensable: true,
  text: (_, { waste }) => [waste],
};
const CARDS_LEFT: NoteInWords = {
  beside: ['stock'],
  side: 'below',
  text: ({ stock }, texts) => [texts.cardsLeft(stock)],
};

const NO_MARK = (): null => null;
/** A foundation shows its suit. */
const SUIT_OF_FOUNDATION: SettingInWords['mark'] = ({ role, suit }) =>
  role === 'foundation' ? { suit, rank: null } : null;

/** What opens the rows of the gallery, and the place of the aces. */
const GALLERY_RANKS: Readonly<Record<string, string>> = { row1: '4', row2: '3', row3: '2', aces: 'A' };

const SETTINGS: Readonly<Record<string, SettingInWords>> = {
  standart: { notes: [CARDS_LEFT, STOCK_NAME], mark: SUIT_OF_FOUNDATION },
  eiffelturm: { above: 0.5, notes: [CARDS_LEFT, STOCK_NAME, WASTE_NAME], mark: NO_MARK },
  matriarchat: {
    notes: [
      {
        beside: ['waste'],
        side: 'below',
        text: ({ pass, passes, packet, families }, texts) => [
          texts.pass(pass, passes),
          texts.packet(packet),
          texts.families(families),
        ],
      },
      CARDS_LEFT,
      STOCK_NAME,
      WASTE_NAME,
    ],
    mark: ({ role, suit }) => (role === 'tableau' ? { suit, rank: 'K' } : null),
  },
  'kleine-harfe': { above: 1, notes: [CARDS_LEFT, STOCK_NAME, WASTE_NAME], mark: SUIT_OF_FOUNDATION },
  galerie: {
    above: 0.75,
    notes: [CARDS_LEFT, { beside: ['aces'], side: 'below', text: (_, { aces }) => [aces] }, STOCK_NAME],
    mark({ id }) {
      const rank = GALLERY_RANKS[id.split('-')[0]];
      return rank === undefined ? null : { suit: null, rank };
    },
  },
  zopf: {
    notes: [
      {
        beside: ['waste', 'stock'],
        side: 'below',
        text: ({ stock, pass, passes, base, direction }, texts) => [
          texts.cardsLeft(stock),
          texts.pass(pass, passes),
          ...(base === null || direction === null ? [] : [texts.build(base, direction)]),
        ],
      },
      STOCK_NAME,
      WASTE_NAME,
    ],
    mark: SUIT_OF_FOUNDATION,
  },
};

const PLAIN: SettingInWords = {
  notes: [
    {
      beside: ['stock'],
      side: 'below',
      text: ({ stock, pass, passes }, texts) => [
        texts.cardsLeft(stock),
        ...(passes > 1 ? [texts.pass(pass, passes)] : []),
      ],
    },
  ],
  mark: SUIT_OF_FOUNDATION,
};

/** The setting of a game, by its id; one that has none of its own shows what holds for any: cards left, pass, suits. */
export function settingOf(game: string): SettingInWords {
  return SETTINGS[game] ?? PLAIN;
}

/** The tables of Patience in a language. */
export function designIn(texts: TableTexts): ScreenDesign {
  return {
    games: gamesOf,
    settingOf(game) {
      const { notes, ...setting } = settingOf(game);
      return { ...setting, notes: notes.map((note) => ({ ...note, text: (facts) => note.text(facts, texts) })) };
    },
    groundOf,
  };
}
