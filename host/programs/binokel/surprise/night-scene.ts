import type { Area } from '../../../dos/area.ts';
import type { Page } from '../../../dos/graph.ts';
import type { EgaPicture } from '../../../dos/picture.ts';
import { pictureOf } from '../../../dos/picture.ts';
import { decodeImg } from '../../../formats/img.ts';
import { cropRaster } from '../../../formats/raster.ts';
import type { Person } from '../art/layout.ts';
import { FACE, FAN, type Mood, readPicture } from '../art/pictures.ts';
import { drawFireworks } from './fireworks.ts';
import { byNight, NIGHT } from './night-colours.ts';
import type { SurpriseStage } from './show.ts';

/** Where the two stand and clap. */
const PLACES: Readonly<Record<Person, { readonly x: number; readonly y: number }>> = {
  cathy: { x: 2, y: 222 },
  jim: { x: 486, y: 222 },
};
const PEOPLE = ['cathy', 'jim'] as const;

/** Between them: where the letters are. */
export const LETTER_WINDOW: Area = { x: 160, y: 252, w: 320, h: 88 };

/** Two pictures of the hands. */
const HANDS = { apart: 0, together: 1 } as const;
const CLEAR = 16;

/** How the two clap at a moment. */
interface Clapping {
  readonly mood: Mood;
  readonly hands: keyof typeof HANDS;
}

/** The pictures of the night, in its colours. */
export interface NightScene {
  /** Draws everything on a page: the sky with its fireworks, castle, village, people. */
  draw(page: Page, sky: number): void;
  /** Draws both people anew on the page that is drawn on. */
  clap(clapping: Clapping): void;
}

/** Loads the night. @throws FormatError and what the disk rejects with */
export async function loadNight({ services, graph, pictures }: SurpriseStage): Promise<NightScene> {
  const night = readPicture(await services.ownFile('NIGHT.IMG'));
  const sheet = decodeImg(await services.ownFile('HANDS.IMG')).raster;
  const hands = [HANDS.apart, HANDS.together].map((i) =>
    pictureOf(cropRaster(sheet, 0, i * FAN.h, FAN.w, FAN.h), CLEAR),
  );
  const moods: readonly Mood[] = ['glad', 'laughing'];
  const looks = PEOPLE.map((person) => ({
    place: PLACES[person],
    portrait: byNight(pictures.people[person].portrait),
    faces: new Map<Mood, EgaPicture>(moods.map((mood) => [mood, byNight(pictures.people[person].faces[mood])])),
  }));
  const clap = ({ mood, hands: pose }: Clapping): void => {
    for (const { place, portrait, faces } of looks) {
      graph.putImage(portrait, place.x, place.y);
      const face = faces.get(mood);
      if (face !== undefined) graph.putImage(face, place.x + FACE.x, place.y + FACE.y);
      graph.putImage(hands[HANDS[pose]], place.x + FAN.x, place.y + FAN.y);
    }
  };
  return {
    draw: (page, sky) =>
      graph.onWholePage(page, () => {
        graph.bar(graph.whole, NIGHT.sky);
        drawFireworks(graph, sky);
        graph.putImage(night, 0, 0);
        clap({ mood: 'glad', hands: 'apart' });
      }),
    clap,
  };
}
