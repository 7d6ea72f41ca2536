/** Suits in the order of the game. */
export const SUITS = ['kreuz', 'pik', 'herz', 'schellen'] as const;
export type Suit = (typeof SUITS)[number];

/** Ranks in the order of the game, with their letters on the cards. */
export const RANKS = ['A', '10', 'K', 'D', 'B'] as const;
export type Rank = (typeof RANKS)[number];

/** Letter of the colour of a suit. */
export const SUIT_LETTER: Readonly<Record<Suit, string>> = { kreuz: 'k', pik: 'k', herz: 'r', schellen: 'r' };

/** The pips in pixels of mode 10h; `x` is the suit's colour. */
export const PIPS: Readonly<Record<Suit, string>> = {
  kreuz: `
    ....xxx....
    ...xxxxx...
    ...xxxxx...
    .xx.xxx.xx.
    xxxxxxxxxxx
    xxxxxxxxxxx
    .xxx.x.xxx.
    .....x.....
    ....xxx....
    ...xxxxx...`,
  pik: `
    .....x.....
    ....xxx....
    ...xxxxx...
    ..xxxxxxx..
    .xxxxxxxxx.
    xxxxxxxxxxx
    xxxxxxxxxxx
    .xxx.x.xxx.
    ....xxx....
    ...xxxxx...`,
  herz: `
    ..xx...xx..
    .xxxx.xxxx.
    xxxxxxxxxxx
    xxxxxxxxxxx
    xxxxxxxxxxx
    .xxxxxxxxx.
    ..xxxxxxx..
    ...xxxxx...
    ....xxx....
    .....x.....`,
  schellen: `
    .....x.....
    ....xxx....
    ...xxxxx...
    ..xxxxxxx..
    .xxxxxxxxx.
    .xxxxxxxxx.
    ..xxxxxxx..
    ...xxxxx...
    ....xxx....
    .....x.....`,
};

/** Small pips beside the figures of the court cards. */
export const SMALL_PIPS: Readonly<Record<Suit, string>> = {
  kreuz: `
    ..xxx..
    ..xxx..
    xxxxxxx
    xxxxxxx
    xx.x.xx
    ...x...
    ..xxx..`,
  pik: `
    ...x...
    ..xxx..
    .xxxxx.
    xxxxxxx
    xxxxxxx
    ...x...
    ..xxx..`,
  herz: `
    .xx.xx.
    xxxxxxx
    xxxxxxx
    .xxxxx.
    ..xxx..
    ...x...`,
  schellen: `
    ...x...
    ..xxx..
    .xxxxx.
    xxxxxxx
    .xxxxx.
    ..xxx..
    ...x...`,
};

/** The letters of the ranks, twelve lines high. */
export const RANK_ROWS: Readonly<Record<Rank, string>> = {
  A: `
    ....xx....
    ....xx....
    ...xxxx...
    ...x.xx...
    ..xx.xxx..
    ..x...xx..
    ..x...xx..
    .xxxxxxxx.
    .x.....xx.
    xx.....xxx
    xx.....xxx`,
  '10': `
    .xx...xxxx.
    xxx..xxxxxx
    .xx..xx..xx
    .xx..xx..xx
    .xx..xx..xx
    .xx..xx..xx
    .xx..xx..xx
    .xx..xx..xx
    .xx..xx..xx
    xxxx.xxxxxx
    xxxx..xxxx.`,
  K: `
    xxxx..xxxx
    .xx....xx.
    .xx...xx..
    .xx..xx...
    .xx.xx....
    .xxxxx....
    .xxxxxx...
    .xx..xxx..
    .xx...xxx.
    .xx....xx.
    xxxx..xxxx`,
  D: `
    xxxxxxxx..
    .xx....xx.
    .xx....xxx
    .xx.....xx
    .xx.....xx
    .xx.....xx
    .xx.....xx
    .xx.....xx
    .xx....xxx
    .xx....xx.
    xxxxxxxx..`,
  B: `
    xxxxxxxx..
    .xx....xx.
    .xx....xx.
    .xx....xx.
    .xx...xx..
    .xxxxxxx..
    .xx....xx.
    .xx.....xx
    .xx.....xx
    .xx....xx.
    xxxxxxxx..`,
};
