import { expect, it } from 'vitest';
import { loadCore } from '../../host/cli/core.ts';
import { MemoryDrive } from '../../host/cli/headless-drive.ts';
import { type HeadlessPc, startUnderDos } from '../../host/cli/headless-pc.ts';
import { dealServices, MemoryStore } from '../../host/cli/headless-services.ts';
import type { Core } from '../../host/core/core.ts';
import { binokel } from '../../host/programs/binokel/entry.ts';
import { type KeptRound, readKeptRound } from '../../host/programs/binokel/kept/kept-round.ts';
import { totals } from '../../host/programs/binokel/kept/round.ts';
import { readTopTen } from '../../host/programs/binokel/kept/top-ten.ts';
import type { RunningGame } from '../../host/programs/binokel/play-contract.ts';
import { keyboardPlayer, playOut, type TableVisit } from './binokel-player.ts';
import { WatchedClock } from './binokel-table-visit.ts';
import { showsText } from './machine-text.ts';

const PLAIN = { ctrl: false, shift: false, alt: false };
const FRAME_MS = 1000 / 60;
const MOST_FRAMES = 3000;
/** The highest number that the player calls. */
const LIMIT = 220;
const TYPING_FRAMES = 20;

/** A store that says at once what it holds of the round. */
class WatchedStore extends MemoryStore {
  kept: KeptRound | null = null;

  override async write(key: string, value: unknown): Promise<void> {
    await super.write(key, value);
    if (key === 'round') this.kept = readKeptRound(JSON.parse(JSON.stringify(value)));
  }
}

/** The whole program with its own table, by keyboard alone. */
class WholeVisit implements TableVisit {
  readonly core: Core;
  readonly store = new WatchedStore();
  readonly #clock: WatchedClock;
  readonly #headless: HeadlessPc;

  private constructor(core: Core, clock: WatchedClock) {
    this.core = core;
    this.#clock = clock;
    const services = {
      core,
      clock,
      store: this.store,
      drive: new MemoryDrive(),
      reducedMotion: true,
      language: 'de',
      ...dealServices({}),
      notify: (line: string) => void this.notices.push(line),
    } as const;
    this.#headless = startUnderDos(binokel, { clock, core, store: this.store, notices: this.notices, services });
  }

  readonly notices: string[] = [];

  static async start(): Promise<WholeVisit> {
    const visit = new WholeVisit(await loadCore(), new WatchedClock());
    await visit.#headless.settle();
    return visit;
  }

  get last(): RunningGame {
    const running = this.store.kept?.running;
    if (running === null || running === undefined) throw new Error('no game is being played');
    return running;
  }

  get isOver(): boolean {
    return this.store.kept?.place !== 'table';
  }

  shows(text: string): boolean {
    return showsText('pc', this.#headless.frame(), text);
  }

  async key(key: string): Promise<void> {
    await this.#headless.key({ ...PLAIN, key });
    for (let frames = 0; this.#clock.isAwaited; frames++) {
      if (frames > MOST_FRAMES) throw new Error('the program does not come to rest');
      await this.#frame();
    }
  }

  /** Types keys where a cursor blinks, so that the program never comes to rest. */
  async type(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await this.#headless.key({ ...PLAIN, key });
      for (let frame = 0; frame < TYPING_FRAMES; frame++) await this.#frame();
    }
  }

  click(): Promise<void> {
    throw new Error('this player has no mouse');
  }

  async #frame(): Promise<void> {
    this.#clock.advance(FRAME_MS);
    await this.#headless.settle();
  }
}

it('is played from the prompt to the top ten by keyboard alone, 24 games on the own table', async () => {
  const visit = await WholeVisit.start();
  await visit.type(' ', ' ', 'E', 'v', 'a', 'Enter');
  await visit.key('Enter');
  const player = keyboardPlayer(visit);
  for (let game = 1; game <= 24; game++) {
    expect(visit.store.kept?.round.games).toHaveLength(game - 1);
    await playOut(visit, player, LIMIT);
    expect(visit.shows(`${game}.`)).toBe(true);
    await visit.key('Enter');
  }
  const round = visit.store.kept?.round;
  if (round === undefined) throw new Error('no round is kept');
  expect(new Set(round.games.map(({ soloist }) => soloist)).size).toBeGreaterThan(1);
  const [points] = totals(round);
  expect(visit.shows('Eva')).toBe(true);
  expect(visit.shows(String(points))).toBe(true);
  expect(readTopTen(await visit.store.read('top-ten'))?.entries).toEqual([{ name: 'Eva', points, round: round.id }]);
  await visit.key('Enter');
  await visit.key('b');
  expect(visit.shows('C:\\BINOKEL>')).toBe(true);
  expect(visit.notices).toEqual([]);
}, 240_000);
