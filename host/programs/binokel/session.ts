import { type Save, SaveError } from '../../core/save.ts';
import type { Keeper } from './kept/keeper.ts';
import type { KeptRound } from './kept/kept-round.ts';
import { dealOf, type GameResult, newRound, nextGame, type Round, withResult } from './kept/round.ts';
import { SEAT, seatNames } from './kept/seats.ts';
import { KeptGameError } from './play/game-play.ts';
import type { GameToPlay, PlayGame, ReplayGame, RunningGame } from './play-contract.ts';
import { BeyondScreen } from './screens/beyond-screen.ts';
import { showNotice } from './screens/notice.ts';
import { ResultsScreen } from './screens/results-screen.ts';
import { loadRound, saveRound } from './screens/slot-dialogs.ts';
import { type Entries, StartScreen } from './screens/start-screen.ts';
import { showStatistics } from './screens/statistics-screen.ts';
import { askAgain, showTopTen } from './screens/top-ten-screen.ts';
import { playSound } from './sounds.ts';
import { ask } from './toolkit/boxes.ts';
import type { Desk } from './toolkit/desk.ts';

/** As the address and the players call it. */
const PROGRAM = 'binokel';
const GAME = 'Binokel';

/** What is played at the table, and what comes after the last game. */
export interface Table {
  readonly play: PlayGame;
  readonly replay: ReplayGame;
  readonly surprise: (desk: Desk, round: Round) => Promise<void>;
}

/** A screen of the program; null leaves it for DOS. */
type Scene = 'start' | 'table' | 'results' | 'end' | null;

/** From the start of the program to its exit: the way from screen to screen (BINOKEL §10). */
export class Session {
  readonly #desk: Desk;
  readonly #keeper: Keeper;
  readonly #table: Table;
  #entries: Entries = { name: '', speed: 'medium' };
  /** The round as it lies in a compartment, if it does. */
  #saved: Round | null = null;
  /** Number of the round that is asked for and has not been begun; null where none is. */
  #asked: bigint | null;

  /** @param asked number of a round that the player asks for, null for none */
  constructor(desk: Desk, keeper: Keeper, table: Table, asked: bigint | null) {
    this.#desk = desk;
    this.#keeper = keeper;
    this.#table = table;
    this.#asked = asked;
  }

  /** Runs until the player leaves the program for DOS. @throws LeftError */
  async run(): Promise<void> {
    let scene: Scene = await this.#begin();
    while (scene !== null) scene = await this.#show(scene);
    this.#desk.services.showDeal?.(null);
  }

  #show(scene: Exclude<Scene, null>): Promise<Scene> {
    if (scene === 'start') return this.#start();
    const kept = this.#keeper.round;
    if (kept === null) return this.#start();
    this.#desk.services.showDeal?.({ program: PROGRAM, game: GAME, deal: kept.round.number });
    if (scene === 'table') return this.#play(kept);
    return scene === 'results' ? this.#results(kept) : this.#end(kept);
  }

  /** The program goes on where a visit has broken off, unless another round is asked for. */
  async #begin(): Promise<Scene> {
    const kept = this.#keeper.round;
    if (kept === null || kept.place === 'left') {
      await showNotice(this.#desk);
      return 'start';
    }
    const asked = this.#asked;
    if (asked !== null && asked !== kept.round.number && (await this.#wants(asked))) return this.#newRound(kept.round);
    this.#forgetAsked();
    return kept.place;
  }

  async #wants(round: bigint): Promise<boolean> {
    const { keeping } = this.#desk.texts;
    return this.#agrees([keeping.askedRound(String(round)), keeping.askedRoundEnds]);
  }

  async #start(): Promise<Scene> {
    const kept = this.#keeper.round;
    this.#desk.services.showDeal?.(null);
    const screen = new StartScreen(this.#desk, this.#entries, kept === null ? null : resumeNumber(kept));
    const choice = await screen.run();
    this.#entries = screen.entries;
    if (choice === 'go') return this.#newRound(this.#entries);
    if (choice === 'load') return this.#load('start');
    if (choice === 'resume' && kept !== null) {
      this.#forgetAsked();
      this.#keeper.keepRound({ ...kept, place: 'results' });
      return 'results';
    }
    if (choice === 'beyond') await this.#beyond();
    return choice === 'exit' ? null : 'start';
  }

  /** A new round, with the deals that are asked for or fresh ones. */
  #newRound({ name, speed }: Entries, place: 'table' | 'results' = 'table'): Scene {
    const { services } = this.#desk;
    const round = newRound(this.#asked ?? services.nextDeal(), services.nextDeal(), {
      name,
      speed,
      goal: this.#keeper.options.goal,
    });
    this.#forgetAsked();
    this.#keeper.keepRound({ round, place, running: null, last: null });
    return place;
  }

  async #play(kept: KeptRound): Promise<Scene> {
    const number = nextGame(kept.round);
    if (number === null) return 'results';
    const result = await this.#resultOf(kept, number);
    this.#keeper.countGame(result);
    this.#playTuneOf(result);
    const last = this.#keeper.round?.running?.game ?? null;
    this.#keeper.keepRound({ round: withResult(kept.round, result), place: 'results', running: null, last });
    return 'results';
  }

  /** A tune for a game that you have won alone or together, another for one that you have lost alone. */
  #playTuneOf({ soloist, points }: GameResult): void {
    const soloWon = points[soloist] > 0;
    if (soloWon && soloist !== SEAT.you) return;
    playSound(this.#desk.pc.sound, soloWon === (soloist === SEAT.you) ? 'won' : 'lost');
  }

  /** Plays a game; one that cannot be gone on with is put aside and dealt anew. */
  async #resultOf(kept: KeptRound, number: number): Promise<GameResult> {
    try {
      return await this.#table.play(this.#desk, this.#gameToPlay(kept, number, kept.running));
    } catch (error) {
      if (!isUnreadable(error)) throw error;
      await this.#keeper.putGameAside(kept);
      return this.#table.play(this.#desk, this.#gameToPlay(kept, number, null));
    }
  }

  #gameToPlay(kept: KeptRound, number: number, running: RunningGame | null): GameToPlay {
    const { round } = kept;
    return {
      number,
      deal: dealOf(round, number),
      goal: round.goal,
      names: seatNames(round.name),
      speed: round.speed,
      options: this.#keeper.options,
      running,
      keep: (game) => this.#keeper.keepRound({ ...kept, place: 'table', running: game }),
    };
  }

  async #results(kept: KeptRound): Promise<Scene> {
    const { round, last } = kept;
    const choice = await new ResultsScreen(this.#desk, round).run();
    if (choice === 'load') return this.#load('results');
    if (choice === 'save') {
      if (await saveRound(this.#desk, { round, last })) this.#saved = round;
    } else if (choice === 'beyond') await this.#beyond();
    else if (choice === 'fresh') return this.#fresh(round);
    else if (choice === 'exit') return this.#exit(kept);
    else return this.#goOn(kept);
    return 'results';
  }

  #goOn(kept: KeptRound): Scene {
    if (nextGame(kept.round) === null) return 'end';
    this.#keeper.keepRound({ ...kept, place: 'table', running: null });
    return 'table';
  }

  #exit(kept: KeptRound): null {
    this.#keeper.keepRound({ ...kept, place: 'left' });
    return null;
  }

  /** Begins again with game 1; asks where that loses results. */
  async #fresh(round: Round): Promise<Scene> {
    const { results } = this.#desk.texts;
    const loses = round.games.length > 0 && round !== this.#saved;
    if (loses && !(await this.#agrees([results.freshLoses, results.freshAsk]))) return 'results';
    return this.#newRound(round, 'results');
  }

  async #load(back: Scene): Promise<Scene> {
    const loaded = await loadRound(this.#desk);
    if (loaded === null) return back;
    this.#forgetAsked();
    this.#saved = loaded.round;
    this.#keeper.keepRound({ ...loaded, place: 'results', running: null });
    return 'results';
  }

  /** After the 24th game: the surprise, the top ten, the question for another round (manual 3.8). */
  async #end(kept: KeptRound): Promise<Scene> {
    this.#keeper.enterRound(kept.round);
    await this.#table.surprise(this.#desk, kept.round);
    await showTopTen(this.#desk, this.#keeper.topTen, kept.round);
    return (await askAgain(this.#desk)) === 'again' ? this.#newRound(kept.round) : this.#exit(kept);
  }

  async #beyond(): Promise<void> {
    for (;;) {
      const kept = this.#keeper.round;
      const last = kept?.last ?? null;
      const screen = new BeyondScreen(this.#desk, this.#keeper.options, last !== null);
      const choice = await screen.run((options) => this.#keeper.keepOptions(options));
      if (choice === 'back') return;
      if (choice === 'statistics') await showStatistics(this.#desk, this.#keeper.statistics);
      else if (kept !== null && last !== null) await this.#replay(kept, last);
    }
  }

  /** Shows the last game once more; one that came unreadable with a file is not shown, and nothing is lost. */
  async #replay(kept: KeptRound, last: Save): Promise<void> {
    try {
      await this.#table.replay(this.#desk, this.#gameToPlay(kept, kept.round.games.length, null), last);
    } catch (error) {
      if (!isUnreadable(error)) throw error;
      this.#desk.services.notify(this.#desk.texts.keeping.lastUnreadable);
    }
  }

  #forgetAsked(): void {
    this.#asked = null;
    this.#desk.services.forgetAskedDeal();
  }

  async #agrees(lines: readonly string[]): Promise<boolean> {
    const { yes, no, yesKey, noKey } = this.#desk.texts;
    const answer = await ask(
      this.#desk,
      lines,
      [
        { id: 'yes', text: yes, keys: [yesKey] },
        { id: 'no', text: no, keys: [noKey, 'Escape'] },
      ],
      { cross: 'no' },
    );
    return answer === 'yes';
  }
}

/** Whether an error says that a journal is none of Binokel. */
function isUnreadable(error: unknown): boolean {
  return error instanceof SaveError || error instanceof KeptGameError;
}

/** The number of the game with which a round goes on; null where it has not been begun. */
function resumeNumber({ round, running }: KeptRound): number | null {
  if (round.games.length === 0 && running === null) return null;
  return nextGame(round) ?? round.games.length;
}
