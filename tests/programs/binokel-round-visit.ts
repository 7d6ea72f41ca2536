import { runHeadless } from '../../host/cli/headless.ts';
import { MemoryDrive } from '../../host/cli/headless-drive.ts';
import type { HeadlessPc } from '../../host/cli/headless-pc.ts';
import type { MemoryStore } from '../../host/cli/headless-services.ts';
import type { ChipSound } from '../../host/hardware/chip-sound.ts';
import { binokel } from '../../host/programs/binokel/entry.ts';
import type { GameResult } from '../../host/programs/binokel/kept/round.ts';
import type { GameToPlay } from '../../host/programs/binokel/play-contract.ts';
import { runBinokel } from '../../host/programs/binokel/program.ts';
import type { Table } from '../../host/programs/binokel/session.ts';
import { anyKey } from '../../host/programs/binokel/toolkit/any-key.ts';
import type { Desk } from '../../host/programs/binokel/toolkit/desk.ts';
import type { DosProgram, DosServices, Language } from '../../host/programs/program.ts';
import { placesOfText, showsText } from './machine-text.ts';

/** A round that shows every kind of result. */
export const RESULTS: readonly GameResult[] = [
  { soloist: 0, bid: 240, ending: 'played', points: [287, 60, 43] },
  { soloist: 1, bid: 310, ending: 'played', points: [121, -310, 98] },
  { soloist: 2, bid: 260, ending: 'went-off', points: [80, 100, -260] },
  { soloist: 0, bid: 330, ending: 'false-claim', points: [-330, 80, 140] },
  { soloist: 1, bid: 150, ending: 'played', points: [0, 1029, 76] },
  { soloist: 2, bid: 200, ending: 'played', points: [35, 190, 204] },
];

/** The result of a game of the round that stands for one that was played. */
export function resultOf(game: number): GameResult {
  return RESULTS[(game - 1) % RESULTS.length];
}

/**
 * A table on which nobody plays: a key ends each game with the result that belongs to its number. It keeps the core's game
 * before, as the real one does.
 */
export function standIn(): Table & { readonly played: readonly GameToPlay[]; readonly shown: readonly string[] } {
  const played: GameToPlay[] = [];
  const shown: string[] = [];
  const play = async (desk: Desk, game: GameToPlay): Promise<GameResult> => {
    const { core } = desk.services;
    played.push(game);
    if (game.running === null) core.deal('binokel', { game: String(game.number), goal: game.goal }, game.deal);
    else core.restore(game.running.game);
    game.keep({ game: core.save(), beside: { stop: 'dealt' } });
    desk.scene(() => desk.graph.bar(desk.graph.whole, 1));
    desk.graph.text(8, 8, `table ${game.number}`, 15);
    await anyKey(desk);
    return resultOf(game.number);
  };
  return {
    played,
    shown,
    play,
    replay: async (desk, game, save) => {
      shown.push(`replay ${game.number} ${save.deal}`);
      await anyKey(desk);
    },
    surprise: async (desk) => {
      shown.push('surprise');
      await anyKey(desk);
    },
  };
}

export interface VisitOptions {
  readonly store?: MemoryStore;
  readonly drive?: MemoryDrive | null;
  readonly table?: Table;
  readonly language?: Language;
  readonly deal?: bigint;
  /** Hears of every sound that begins, and null where one ends. */
  readonly heard?: (sound: ChipSound | null) => void;
}

/** Where the pointer covers no text. */
const ASIDE = { x: 638, y: 346 } as const;

/** Keys and clicks of somebody who plays Binokel, and what he sees. */
export class RoundVisit {
  readonly headless: HeadlessPc;
  readonly #drive: MemoryDrive | null;

  private constructor(headless: HeadlessPc, drive: MemoryDrive | null) {
    this.headless = headless;
    this.#drive = drive;
  }

  static async start({
    table = standIn(),
    drive = new MemoryDrive(),
    heard,
    ...options
  }: VisitOptions = {}): Promise<RoundVisit> {
    const run = (services: DosServices): Promise<void> => {
      services.pc.sound.onSound((sound) => heard?.(sound));
      return runBinokel(services, table);
    };
    const program: DosProgram = { ...binokel, run };
    const visit = new RoundVisit(await runHeadless(program, { ...options, drive }), drive);
    await visit.headless.move(ASIDE.x, ASIDE.y);
    return visit;
  }

  /** The player brings a file. */
  bring(name: string, bytes: Uint8Array): void {
    this.#drive?.bring(name, bytes);
  }

  /** Hurries through the prompt and the notice to the input screen. */
  async toInput(): Promise<void> {
    await this.keys('Space');
    await this.keys('Space');
  }

  /** To the first game of a round for somebody of that name. */
  async toTable(name: string): Promise<void> {
    await this.toInput();
    await this.type(name);
    await this.keys('Return', 'Return');
  }

  /** Plays so many games on the stand-in, from the table of the first one to the results of the last one. */
  async playGames(count: number): Promise<void> {
    for (let game = 0; game < count; game++) await this.keys(...(game === 0 ? ['space'] : ['Return', 'space']));
  }

  /** A key by its name, or `click` and the text that is clicked. */
  async choose(way: string): Promise<void> {
    const [click, text] = way.split(' ');
    if (click === 'click') await this.clickText(text);
    else await this.keys(way);
  }

  /** Presses keys one after the other, each with the time that a button needs to come up again. */
  async keys(...names: readonly string[]): Promise<void> {
    for (const name of names) {
      await this.headless.script(`key ${name}`);
      await this.headless.wait(24);
    }
  }

  async type(text: string): Promise<void> {
    await this.headless.script(`type ${text}`);
    await this.headless.wait(4);
  }

  async click(x: number, y: number): Promise<void> {
    await this.headless.script(`click ${x} ${y}; move ${ASIDE.x} ${ASIDE.y}`);
    await this.headless.wait(24);
  }

  /** Clicks the middle of a text that stands on the screen once. */
  async clickText(text: string): Promise<void> {
    const [place] = placesOfText('pc', this.headless.frame(), text);
    if (place === undefined) throw new Error(`${text} is not on the screen`);
    await this.click(place.x + text.length * 4, place.y + 7);
  }

  shows(text: string): boolean {
    return showsText('pc', this.headless.frame(), text);
  }
}
