import { MOUSE_FORMS, type MouseFormName } from '../../gem/aes/mouse-pointer.ts';
import { type Rect, union } from '../../gem/vdi/rect.ts';
import type { GemScene } from './stage.ts';

/** The only shape that is the same as in the captures; the others are the project's own drawings. */
const COMPARED_SHAPE: MouseFormName = 'arrow';
const SIDE = 16;

/** Hot spots of the shapes, the same in x and y, here and in the captured GEM (FIDELITY §1.6). */
const HOT_SPOTS: readonly number[] = [0, 7, 8, 0, 8, 7, 7, 7];
const CAPTURED_HOT_SPOTS: readonly number[] = [0, 7, 8, 0, 8, 7, 8, 8];

/** The square that a shape covers when it points at (x, y), here or in the capture. */
function squareAround(number: number, x: number, y: number): Rect {
  const ours = { x: x - HOT_SPOTS[number], y: y - HOT_SPOTS[number], w: SIDE, h: SIDE };
  const captured = { x: x - CAPTURED_HOT_SPOTS[number], y: y - CAPTURED_HOT_SPOTS[number], w: SIDE, h: SIDE };
  return union(ours, captured);
}

/** A shape of the pointer over white, black and grey. */
function pointer(form: MouseFormName, number: number): GemScene {
  const name = `ptr${number}`;
  return {
    name,
    draw(stage) {
      const { vdi, width, height } = stage;
      const [x, y] = [width / 2, height / 2];
      stage.white();
      vdi.vsf_interior(1);
      vdi.vsf_color(1);
      vdi.vr_recfl({ x, y: 0, w: width - x, h: height });
      vdi.vsf_interior(2);
      vdi.vsf_style(4);
      vdi.vr_recfl({ x: 0, y, w: width, h: height - y });
      stage.aes.graf_mouse(form);
      stage.aes.graf_mouse('M_ON');
      const places = { a: [x / 2, y / 2], b: [x + x / 2, y / 2], c: [x / 2, y + y / 2] } as const;
      for (const [step, [atX, atY]] of Object.entries(places)) {
        stage.place(atX, atY);
        stage.shoot(`${name}${step}`, form === COMPARED_SHAPE ? [] : [squareAround(number, atX, atY)]);
      }
    },
  };
}

export const pointerScenes: readonly GemScene[] = MOUSE_FORMS.map(pointer);
