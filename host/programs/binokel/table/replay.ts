import { STATUS_LINE } from '../art/layout.ts';
import { INK } from '../art/palette.ts';
import { SEAT } from '../kept/seats.ts';
import { type FilmStep, filmOf } from '../play/film.ts';
import type { ReplayGame } from '../play-contract.ts';
import { fieldAt } from '../toolkit/choose.ts';
import type { Desk, Input } from '../toolkit/desk.ts';
import { centred, rightAligned } from '../toolkit/panels.ts';
import { handText } from './card-names.ts';
import type { Item } from './item.ts';
import { ItemScreen } from './item-screen.ts';
import { sceneItems } from './items.ts';
import { tableTexts } from './languages.ts';
import { brokenLines, linedSheet } from './papers.ts';
import { BACK_FIELD, HANDS_SHEET, LEAVE_FIELD, ON_FIELD } from './places.ts';
import { GAP, type Scene, sceneOf } from './scene.ts';
import { scenePartsOf } from './table.ts';
import type { TableTexts } from './texts.ts';
import { forgetEarly } from './waits.ts';

type Command = 'back' | 'on' | 'first' | 'last' | 'leave';

const FIELDS = [
  { id: 'back', area: BACK_FIELD },
  { id: 'on', area: ON_FIELD },
  { id: 'leave', area: LEAVE_FIELD },
] as const;

const KEYS: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['ArrowLeft', 'back'],
  ['ArrowRight', 'on'],
  [' ', 'on'],
  ['Enter', 'on'],
  ['Home', 'first'],
  ['End', 'last'],
  ['Escape', 'leave'],
]);

/** Characters for a name and for the cards behind it. */
const NAME_COLUMNS = 6;
const HAND_COLUMNS = 22;

/** The number of the step ends here. */
const STEP_RIGHT = 496;

/** Shows the game that was played last step by step, with all hands open, until the player goes back. @throws LeftError */
export const replayGame: ReplayGame = async (desk, game, played) => {
  const { core, language } = desk.services;
  const { pictures } = desk;
  const texts = tableTexts[language];
  const parts = scenePartsOf(core, game, texts);
  const steps = filmOf(core, played);
  const screen = new ItemScreen(desk);
  await forgetEarly(desk);
  desk.pointer.show();
  for (let at = 0; at >= 0; at = await nextStep(desk, at, steps.length)) {
    const { view, stop } = steps[at];
    const scene = quiet(sceneOf(view, stop, parts));
    const items = sceneItems(scene, { pictures, texts, screen: desk.graph.whole });
    screen.show([...items, ...openHands(steps[at], game.names), controls(at + 1, steps.length, texts)]);
  }
};

/** Who plays for how much and with which trumps stands on the left, where the fields leave room. */
function quiet(scene: Scene): Scene {
  const [, trump = ''] = scene.status.right.split(GAP);
  return { ...scene, message: '', status: { left: `${scene.status.left}${trump && GAP}${trump}`, right: '' } };
}

/** The number of the step that the player wants to see; -1 to go back. */
async function nextStep(desk: Desk, at: number, steps: number): Promise<number> {
  for (;;) {
    const input = await desk.input();
    const command = input === null ? undefined : commandOf(input);
    if (command === 'leave') return -1;
    if (command === 'first') return 0;
    if (command === 'last') return steps - 1;
    if (command === 'back') return Math.max(0, at - 1);
    if (command === 'on') return Math.min(steps - 1, at + 1);
  }
}

function commandOf(input: Input): Command | undefined {
  if (input.kind === 'move') return undefined;
  if (input.kind === 'key') return KEYS.get(input.key);
  return fieldAt(FIELDS, input.x, input.y)?.id;
}

/** A name and the cards behind it, in so many lines as the sheet needs for them. */
export function handLines(name: string, cards: readonly number[]): readonly string[] {
  const held = brokenLines(handText(cards), HAND_COLUMNS);
  return held.map((line, i) => `${(i === 0 ? name : '').padEnd(NAME_COLUMNS)}${line}`);
}

/** What the others hold; while the melds are shown they lie there instead. */
function openHands({ openView, stop }: FilmStep, names: readonly string[]): readonly Item[] {
  if (stop === 'melds') return [];
  const lines = [SEAT.cathy, SEAT.jim].flatMap((seat) => handLines(names[seat], openView.piles[seat].cards));
  return [linedSheet('', lines, HANDS_SHEET)];
}

function controls(step: number, steps: number, { replay }: TableTexts): Item {
  return {
    look: `step ${step} of ${steps}`,
    area: STATUS_LINE,
    draw: (graph) => {
      rightAligned(graph, STEP_RIGHT, STATUS_LINE.y + 1, `${step}/${steps}`, INK.white);
      for (const [area, text] of [
        [BACK_FIELD, '◄'],
        [ON_FIELD, '►'],
        [LEAVE_FIELD, replay.back],
      ] as const) {
        graph.bar(area, INK.turquoise);
        centred(graph, area, text, INK.black);
      }
    },
  };
}
