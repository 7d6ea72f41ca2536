import { OB_FLAG, OB_STATE, type ObjectKind, objectTree } from '../../gem/aes/objects.ts';
import { solid, squares } from './pictures.ts';
import type { GemScene, SceneStage } from './stage.ts';

type Shown = ObjectKind & { readonly flags?: number; readonly state?: number };

function draw(stage: SceneStage, what: Shown, x: number, y: number, w: number, h: number): void {
  stage.aes.objc_draw(objectTree({ ...what, x, y, w, h }));
}

function button(text: string, flags: number, state: number): Shown {
  return { type: 'G_BUTTON', text, flags, state };
}

function boxText(text: string, thickness: number, state: number, font: 'system' | 'small' = 'system'): Shown {
  const ted = { text, template: '', valid: '', just: 'centre', color: 0x1180, thickness, font } as const;
  return { type: 'G_BOXTEXT', ted, state };
}

/** Boxes of every border thickness, plain, outlined, shadowed and selected. */
function drawBorders(stage: SceneStage, narrow: boolean, tall: boolean): void {
  for (let i = 0; i < 9; i++) {
    const x = narrow ? 8 + i * 34 : 20 + i * 68;
    [0, OB_STATE.OUTLINED, OB_STATE.SHADOWED, OB_STATE.SELECTED].forEach((state, row) => {
      const box = { type: 'G_BOX', thickness: i - 4, color: 0x1100, state } as const;
      draw(stage, box, x, 20 + row * (tall ? 50 : 25), narrow ? 20 : 40, tall ? 24 : 12);
    });
  }
}

/** The fill patterns of the AES in white and black. */
function drawPatterns(stage: SceneStage, narrow: boolean, tall: boolean): void {
  for (let pattern = 0; pattern < 8; pattern++) {
    for (const fill of [0, 1]) {
      const box = { type: 'G_BOX', thickness: 1, color: 0x1180 | (pattern << 4) | fill } as const;
      const y = (tall ? 230 : 115) + fill * (tall ? 30 : 15);
      draw(stage, box, 20 + pattern * (narrow ? 38 : 76), y, narrow ? 32 : 64, tall ? 24 : 12);
    }
  }
}

const boxes: GemScene = {
  name: 'obj1',
  draw(stage) {
    stage.white();
    const narrow = stage.width < 640;
    const tall = stage.height > 300;
    const { w, h } = stage.vdi.cell;
    drawBorders(stage, narrow, tall);
    drawPatterns(stage, narrow, tall);
    const place = (i: number): number => 20 + i * (narrow ? 38 : 76);
    const width = narrow ? 34 : 64;
    const states = [0, 0, 0, 0, 0, 1, 8, 9];
    [0, 1, 5, 7, 0x41, 0x11, 1, 1].forEach((flags, i) => {
      const text = i === 3 ? 'Default' : 'Knopf';
      draw(stage, button(text, flags, states[i]), place(i), tall ? 300 : 150, width, h);
    });
    [0, 1, 2, 4, 8, 16, 32, 17].forEach((state, i) => {
      const knob = button('Status', OB_FLAG.SELECTABLE, state);
      draw(stage, knob, place(i), tall ? 330 : 165, width, h + 4);
    });
    [0, 1, 2, 4, 8, 9].forEach((state, i) => {
      const string = { type: 'G_STRING', text: 'String', state } as const;
      draw(stage, string, 20 + i * (narrow ? 50 : 100), tall ? 362 : 181, 6 * w, h);
    });
    stage.shoot('obj1');
  },
};

/** Pictures and icons, plain, selected and disabled; two more icons with a letter where there is room. */
function drawPictures(stage: SceneStage, narrow: boolean): void {
  [0, 1, 8].forEach((state, i) => {
    draw(stage, { type: 'G_IMAGE', image: { form: squares(), color: 1 }, state }, 20 + 60 * i, 20, 32, 32);
  });
  const icon = {
    ...{ mask: solid(), form: squares(), label: 'ICON.PRG', foreground: 1, background: 0 },
    ...{ iconRect: { x: 20, y: 0, w: 32, h: 32 }, labelRect: { x: 0, y: 32, w: 72, h: 8 } },
  };
  const drive = { ...icon, label: 'KARTEN', letter: { char: 'C', x: 12, y: 12 } };
  [0, 1, 8].forEach((state, i) => {
    draw(stage, { type: 'G_ICON', icon, state }, 20 + 90 * i, 70, 72, 40);
  });
  if (narrow) return;
  [0, 1].forEach((state, i) => {
    draw(stage, { type: 'G_ICON', icon: drive, state }, 290 + 90 * i, 70, 72, 40);
  });
}

const pictures: GemScene = {
  name: 'obj2',
  draw(stage) {
    stage.white();
    const narrow = stage.width < 640;
    const tall = stage.height > 300;
    const { h } = stage.vdi.cell;
    drawPictures(stage, stage.width <= 320);
    const centred = { text: 'Text zentriert', template: '', valid: '', just: 'centre', color: 0x1180 } as const;
    draw(stage, boxText('BoxText klein', -1, 0, 'small'), 20, 130, 120, 10);
    draw(stage, boxText('BoxText', 1, 0), 160, 130, 72, h);
    draw(stage, { type: 'G_TEXT', ted: { ...centred, thickness: 0 } }, 20, 150, 160, h);
    draw(stage, { type: 'G_TITLE', text: 'Titel' }, 200, 150, 40, h);
    draw(stage, { type: 'G_TITLE', text: 'Titel', state: 1 }, 250, 150, 40, h);
    [0, 1, 8, 0x20, 0x10, 4, 2, 9].forEach((state, i) => {
      const x = 10 + i * (narrow ? 39 : 78);
      draw(stage, boxText('BoxText', 1, state), x, tall ? 200 : 172, narrow ? 34 : 60, h);
    });
    for (let code = 1; code < 8 && tall; code++) {
      const sign = { type: 'G_BOXCHAR', char: String.fromCharCode(code), thickness: 1, color: 0x1100 } as const;
      draw(stage, sign, 20 + (code - 1) * 60, 250, stage.aes.box.w, stage.aes.box.h);
    }
    stage.shoot('obj2');
  },
};

export const objectScenes: readonly GemScene[] = [boxes, pictures];
