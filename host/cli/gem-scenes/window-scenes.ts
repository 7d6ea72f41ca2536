import { BUTTON } from '../../gem/aes/events.ts';
import { SCENE_MENU } from './menu-scenes.ts';
import type { GemScene, SceneStage } from './stage.ts';

const ALL_GADGETS = 0xfff;
const LEFT = 40;
const TOP = 50;
const WIDTH = 300;

function heightOf(stage: SceneStage): number {
  return stage.height > 300 ? 200 : 100;
}

/** Opens the window of the scenes; returns its handle. */
function openWindow(stage: SceneStage): number {
  const { aes } = stage;
  aes.menu_bar(SCENE_MENU);
  const window = aes.wind_create(ALL_GADGETS, aes.desktop);
  aes.wind_set_name(window, ' FENSTER1 ');
  aes.wind_set_info(window, ' Infozeile: 12345 Bytes in 3 Objekten.');
  aes.wind_open(window, { x: LEFT, y: TOP, w: WIDTH, h: heightOf(stage) });
  return window;
}

/** A window with all gadgets, then with its sliders moved; the work area is white. */
const gadgets: GemScene = {
  name: 'win',
  draw(stage) {
    stage.place(4, stage.height - 4);
    const window = openWindow(stage);
    stage.vdi.vswr_mode(1);
    stage.vdi.vsf_interior(0);
    stage.vdi.vr_recfl(stage.aes.wind_get_work(window));
    stage.shoot('win1');
    stage.aes.wind_set_sliders(window, { hslsize: 300, vslsize: 500, hslide: 500, vslide: 1000 });
    stage.shoot('win2');
  },
};

/** Waits as a program that lets the AES work on its windows. */
function waitFor(stage: SceneStage): void {
  openWindow(stage);
  void stage.aes.evnt_multi({ button: { mask: BUTTON.left, state: BUTTON.left, clicks: 1 } });
}

const closer: GemScene = {
  name: 'winp',
  async draw(stage) {
    waitFor(stage);
    const { w, h } = stage.aes.box;
    await stage.press(LEFT + (w >> 1), TOP + (h >> 1));
    stage.shoot('winp');
  },
};

const mover: GemScene = {
  name: 'wdrag',
  async draw(stage) {
    waitFor(stage);
    await stage.press(120, TOP + (stage.aes.box.h >> 1));
    await stage.move(220, 120);
    stage.shoot('wdrag');
  },
};

const sizer: GemScene = {
  name: 'wsize',
  async draw(stage) {
    waitFor(stage);
    const { w, h } = stage.aes.box;
    await stage.press(LEFT + WIDTH - (w >> 1), TOP + heightOf(stage) - (h >> 1));
    await stage.move(stage.width > 320 ? 420 : 300, stage.height > 300 ? 320 : 180);
    stage.shoot('wsize');
  },
};

export const windowScenes: readonly GemScene[] = [gadgets, closer, mover, sizer];
