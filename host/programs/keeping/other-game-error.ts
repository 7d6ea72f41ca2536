/** What is loaded is no game of the program that runs; the present game goes on. */
export class OtherGameError extends Error {
  override readonly name = 'OtherGameError';
  /** Id of the game. */
  readonly game: string;

  constructor(game: string) {
    super(`${game} is no game of this program`);
    this.game = game;
  }
}
