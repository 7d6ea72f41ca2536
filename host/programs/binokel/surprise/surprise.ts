import { LINE_BYTES } from '../../../hardware/pc/scanout.ts';
import { PAGE_BYTES, setStartAddress } from '../../../hardware/pc/video-modes.ts';
import { PALETTE } from '../art/palette.ts';
import { playSound } from '../sounds.ts';
import { SKY_COUNT } from './fireworks.ts';
import { dotColumns, drawColumn, drawScroll } from './letters.ts';
import { DARK, fireworkRegisters, NIGHT, stillRegisters } from './night-colours.ts';
import { LETTER_WINDOW, loadNight, type NightScene } from './night-scene.ts';
import { FRAMES_PER_SECOND, Show, SkippedError, type SurpriseStage } from './show.ts';
import { praise } from './texts.ts';
import { whirlCards } from './whirl.ts';

/** Pictures in which the night rises from below the screen. */
const RISING_FRAMES = 44;
/** Pictures from step to step of the fireworks, from sky to sky, from clap to clap. */
const STEP_FRAMES = 3;
const SKY_FRAMES = 96;
const CLAP_FRAMES = 6;
/** Seconds of the fireworks, at least; a long name is shown to its end. */
const SHORTEST = 10.5;
/** Seconds for which the calm picture stands. */
const CALM_SECONDS = 13;
/** Pixels of a dot of the letters. */
const BIG_DOT = 4;
const CALM_DOT = 2;

/** Shows the scene line by line from below, by the address at which the card begins to read. @throws SkippedError */
async function rise(show: Show, scene: NightScene): Promise<void> {
  const { graph, services } = show.stage;
  const { ega } = services.pc;
  show.setPalette(DARK);
  graph.onWholePage(0, () => graph.bar(graph.whole, NIGHT.black));
  scene.draw(1, 0);
  for (let frame = 0; frame <= RISING_FRAMES; frame++) {
    const part = frame / RISING_FRAMES;
    const hidden = Math.round(graph.whole.h * (1 - part) ** 2);
    setStartAddress(ega, PAGE_BYTES - hidden * LINE_BYTES);
    show.setPalette(fireworkRegisters(Math.floor(frame / STEP_FRAMES)));
    await show.frame();
  }
  graph.setVisualPage(1);
  graph.setActivePage(1);
}

/** Fireworks, applause, and the name in big letters. @throws SkippedError, LeftError */
async function celebrate(show: Show, scene: NightScene, text: string): Promise<void> {
  const { graph, services } = show.stage;
  const columns = dotColumns(text, services.pc.characters);
  const through = columns.length + LETTER_WINDOW.w / BIG_DOT;
  const frames = Math.max(SHORTEST * FRAMES_PER_SECOND, through);
  let sky = 0;
  for (let frame = 1; frame <= frames; frame++) {
    if (frame % SKY_FRAMES === 0) {
      sky = (sky + 1) % SKY_COUNT;
      const hidden = graph.visualPage === 0 ? 1 : 0;
      scene.draw(hidden, sky);
      graph.setVisualPage(hidden);
      graph.setActivePage(hidden);
    }
    if (frame % CLAP_FRAMES === 0) {
      const isTogether = frame % (2 * CLAP_FRAMES) === 0;
      const isLaughing = Math.floor(frame / (10 * CLAP_FRAMES)) % 2 === 0;
      scene.clap({ mood: isLaughing ? 'laughing' : 'glad', hands: isTogether ? 'together' : 'apart' });
    }
    drawScroll(graph, columns, LETTER_WINDOW, BIG_DOT, frame);
    show.setPalette(fireworkRegisters(Math.floor((frame + RISING_FRAMES) / STEP_FRAMES)));
    await show.frame();
  }
  await show.fadeOut(fireworkRegisters(0));
}

/** Fireworks that stand still, with the name below, until a key or for some seconds. @throws SkippedError, LeftError */
async function standStill(show: Show, scene: NightScene, name: string, words: string): Promise<void> {
  const { graph, services } = show.stage;
  show.setPalette(DARK);
  scene.draw(0, 0);
  graph.setVisualPage(0);
  graph.setActivePage(0);
  const columns = dotColumns(name, services.pc.characters);
  const left = LETTER_WINDOW.x + Math.floor((LETTER_WINDOW.w - columns.length * CALM_DOT) / 2);
  columns.forEach((dots, i) => {
    drawColumn(graph, dots, left + i * CALM_DOT, LETTER_WINDOW.y + 16, CALM_DOT);
  });
  graph.text(
    LETTER_WINDOW.x + Math.floor((LETTER_WINDOW.w - words.length * 8) / 2),
    LETTER_WINDOW.y + 54,
    words,
    NIGHT.white,
  );
  show.setPalette(stillRegisters());
  await show.wait(CALM_SECONDS * 1000);
}

/**
 * The effect after the 24th game: the cards whirl up, then fireworks over the Alb with a march, applause and the player's
 * name. It lasts some 17 seconds; a key or a mouse button ends it. For players who want nothing to move, a still picture.
 * Ends with an empty screen in the usual colours, page 0 shown and drawn on.
 *
 * @param won whether the player has won the round
 * @throws LeftError, FormatError, and what the disk rejects with
 */
export async function playSurprise(stage: SurpriseStage, name: string, won: boolean): Promise<void> {
  const { services } = stage;
  const scene = await loadNight(stage);
  const words = praise(services.language, won);
  stage.graph.setClip(null);
  services.waits.forget();
  const show = new Show(stage);
  try {
    if (services.reducedMotion === true) {
      playSound(services.pc.sound, 'march');
      await standStill(show, scene, name, words);
    } else {
      playSound(services.pc.sound, 'whirl');
      await whirlCards(show);
      await show.fadeOut(PALETTE);
      playSound(services.pc.sound, 'march');
      await rise(show, scene);
      await celebrate(show, scene, `* ${name} ${words} *`);
    }
  } catch (error) {
    if (!(error instanceof SkippedError)) throw error;
    services.pc.sound.silence();
  }
  leaveEmpty(show);
}

/** Both pages empty, the first one shown. What the card reads may still lie between the pages, so that both are set. */
function leaveEmpty(show: Show): void {
  const { graph } = show.stage;
  for (const page of [0, 1] as const) graph.onWholePage(page, () => graph.bar(graph.whole, NIGHT.black));
  graph.setVisualPage(1);
  graph.setVisualPage(0);
  graph.setActivePage(0);
  show.setPalette(PALETTE);
}
