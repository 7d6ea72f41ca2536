import type { EgaPicture } from '../../../dos/picture.ts';
import type { Person } from '../art/layout.ts';
import type { Mood } from './moods.ts';

/** A picture with the place of its upper left corner on the screen. */
export interface PlacedPicture {
  readonly picture: EgaPicture;
  readonly x: number;
  readonly y: number;
}

/** What the main screen is drawn with. */
export interface TablePictures {
  /** The whole screen without people and cards. */
  readonly room: EgaPicture;
  readonly back: EgaPicture;
  /** A box for a name and its points. */
  readonly pointsBox: EgaPicture;
  /** The face of a card; twins look alike. */
  card(card: number): EgaPicture;
  /** Somebody in a mood, from the back to the front. */
  portrait(person: Person, mood: Mood): readonly PlacedPicture[];
  balloon(person: Person): EgaPicture;
  /** The picture of a suit, 0 ♣, 1 ♠, 2 ♥, 3 ♦. */
  suit(suit: number): EgaPicture;
}
