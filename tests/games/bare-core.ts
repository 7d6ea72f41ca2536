/** The core without the class around it, for tests that visit a million positions. */
import { expect } from 'vitest';
import {
  CARD_IDENTITY,
  CARD_SLOTS,
  MAX_OPTIONS,
  POSITION_BYTES,
  SEAT_OMNISCIENT,
  SESSION_LENGTH,
  SESSION_MARKS,
  SESSION_MOVES,
  SESSION_POSITION,
  SESSION_UNDOS,
  type Status,
  VIEW_CARDS,
  VIEW_COUNTS,
  VIEW_PILES,
  VIEW_STATUS,
} from '../../assembly/abi.ts';
import type { ChosenOptions, GameInfo } from '../../host/core/core.ts';
import { type CoreInstance, instantiateCore } from '../../host/core/wasm.ts';
import { optionCombinations, seededPicker } from '../builders.ts';
import { coreBytes } from '../core/built-core.ts';

/** For loops that run a million times: an `expect` for each would take minutes. */
export function ensure(condition: boolean, fault: () => string): void {
  if (!condition) expect.fail(fault());
}

export class BareCore {
  readonly instance: CoreInstance;

  private constructor(instance: CoreInstance) {
    this.instance = instance;
  }

  static async load(): Promise<BareCore> {
    return new BareCore(await instantiateCore(coreBytes()));
  }

  get verbs(): CoreInstance['verbs'] {
    return this.instance.verbs;
  }

  /** Begins a deal; options that are missing have their default. */
  begin(game: GameInfo, options: ChosenOptions, deal: number): void {
    const block = this.verbs.optionsBlock();
    this.instance.bytes.fill(0, block, block + MAX_OPTIONS);
    game.options.forEach(({ name, values }, place) => {
      this.instance.bytes[block + place] = values.indexOf(options[name] ?? values[0]);
    });
    this.verbs.beginDeal(game.index, deal, 0, 0);
  }

  legalMoves(): number[] {
    const count = this.verbs.legalMoves();
    const block = this.verbs.movesBlock();
    return Array.from({ length: count }, (_, i) => this.instance.words.getUint32(block + 4 * i, true));
  }

  /** Bytes of the memory, live. */
  bytes(address: number, length: number): Buffer {
    return Buffer.from(this.instance.memory.buffer, address, length);
  }

  /** The bytes of the present position as they are now. */
  position(): Buffer {
    return Buffer.from(this.bytes(this.verbs.sessionBlock() + SESSION_POSITION, POSITION_BYTES));
  }

  /** The game being played, as far as it is in force: behind the last move stands what an earlier game has left. */
  game(): Buffer {
    const block = this.verbs.sessionBlock();
    const length = 4 * this.instance.words.getUint32(block + SESSION_LENGTH, true);
    return Buffer.concat([
      this.bytes(block, SESSION_MOVES + length),
      this.bytes(block + SESSION_UNDOS, length),
      this.bytes(block + SESSION_MARKS, length / 4 + 1),
    ]);
  }

  /** A number of one byte of the VIEW block, which is written anew. */
  seen(field: number): number {
    this.verbs.writeView(SEAT_OMNISCIENT);
    return this.instance.bytes[this.verbs.viewBlock() + field];
  }

  status(): Status {
    return this.seen(VIEW_STATUS);
  }

  /** Do the piles hold every card of the packs once and nothing else? */
  isComplete({ packs, ranks, cards: all }: GameInfo): boolean {
    this.verbs.writeView(SEAT_OMNISCIENT);
    const { bytes } = this.instance;
    const block = this.verbs.viewBlock();
    let cards = 0;
    for (let pile = 0; pile < bytes[block + VIEW_PILES]; pile++) cards += bytes[block + VIEW_COUNTS + pile];
    const seen = new Uint8Array(CARD_SLOTS);
    for (let i = 0; i < cards; i++) seen[bytes[block + VIEW_CARDS + i] & CARD_IDENTITY] = 1;
    let whole = 0;
    for (let pack = 0; pack < packs; pack++) {
      for (let suit = 0; suit < 4; suit++) for (const rank of ranks) whole += seen[(pack << 6) | (suit << 4) | rank];
    }
    return cards === all && whole === cards;
  }

  /** Plays random legal moves, at most `actions`; `visit` sees every position that is reached. */
  wander(seed: number, actions: number, visit: (moves: readonly number[]) => void): void {
    const pick = seededPicker(seed);
    for (let made = 0; made < actions; made++) {
      const moves = this.legalMoves();
      visit(moves);
      if (moves.length === 0) return;
      this.verbs.play(moves[pick(moves.length)]);
    }
    visit(this.legalMoves());
  }

  /** Begins the deals of all seeds, spread over the combinations of options. */
  deals(game: GameInfo, seeds: number, walk: (seed: number, options: ChosenOptions) => void): void {
    const combinations = optionCombinations(game);
    for (let seed = 0; seed < seeds; seed++) {
      const options = combinations[seed % combinations.length];
      this.begin(game, options, seed);
      walk(seed, options);
    }
  }
}
