import type { Mfdb } from '../vdi/mfdb.ts';
import { BLACK } from './graphics.ts';
import { OB_FLAG, OB_STATE, type ObjectSource, type ObjectTree, objectTree } from './objects.ts';

/** Signs of alert boxes by their numbers: 1 note, 2 question, 3 stop (FIDELITY §1.3). */
export const ALERT_ICONS = ['note', 'question', 'stop'] as const;

/** Pictures of 32x32 pixels and one plane, by the names of {@link ALERT_ICONS}. */
export type AlertIcons = ReadonlyMap<string, Mfdb>;

/** A text that is no alert: `[icon number][line|line][button|button]`. */
export class AlertTextError extends Error {
  override readonly name = 'AlertTextError';
  readonly text: string;
  readonly reason: string;

  constructor(text: string, reason: string) {
    super(`alert "${text}": ${reason}`);
    this.text = text;
    this.reason = reason;
  }
}

/** The parts of an alert text. */
export interface AlertParts {
  /** 0 none, 1 note, 2 question, 3 stop. */
  readonly icon: number;
  readonly lines: readonly string[];
  readonly buttons: readonly string[];
}

const MAX_LINES = 5;
const MAX_LINE_LENGTH = 31;
const MAX_BUTTONS = 3;
const ICON_SIZE = 32;
/** Rows of text that an icon needs. */
const ICON_ROWS = 5;
/** Pixels from the upper edge to the first line of text. */
const TEXT_TOP = 3;
const FRAME_COLOR = 0x1100;

/**
 * Takes an alert text apart. Longer texts are cut as TOS cuts them: 5 lines of 31 characters, 3 buttons.
 *
 * @throws AlertTextError
 */
export function parseAlert(text: string): AlertParts {
  const found = /^\[(\d)\]\[([^\]]*)\]\[([^\]]+)\]$/.exec(text);
  if (found === null) throw new AlertTextError(text, 'expected "[icon][text][buttons]"');
  const icon = Number(found[1]);
  if (icon > ALERT_ICONS.length) throw new AlertTextError(text, `icon ${icon} is not 0..${ALERT_ICONS.length}`);
  return {
    icon,
    lines: found[2]
      .split('|')
      .slice(0, MAX_LINES)
      .map((line) => line.slice(0, MAX_LINE_LENGTH)),
    buttons: found[3].split('|').slice(0, MAX_BUTTONS),
  };
}

/**
 * The object tree of an alert in the geometry of TOS 1.04 (FIDELITY §1.3).
 *
 * @param defaultButton 1 to 3: the button with the thick frame that Return presses; 0 is none
 * @returns the tree and the numbers of the button objects
 */
export function alertTree(
  { icon, lines, buttons }: AlertParts,
  defaultButton: number,
  cell: { readonly w: number; readonly h: number },
  icons: AlertIcons,
): { tree: ObjectTree; buttonObjects: readonly number[] } {
  const buttonLength = Math.max(...buttons.map((button) => button.length)) + 1;
  const lineLength = Math.max(0, ...lines.map((line) => line.length));
  const gaps = 2 * (buttons.length - 1);
  const columns = Math.max(buttonLength * buttons.length + gaps, lineLength) + 2 + (icon > 0 ? 5 : 0);
  const rows = Math.max(lines.length, icon > 0 ? ICON_ROWS : 1);
  const children: ObjectSource[] = [];
  const form = icon > 0 ? icons.get(ALERT_ICONS[icon - 1]) : undefined;
  if (form !== undefined) {
    const rect = { x: cell.w, y: cell.h, w: ICON_SIZE, h: ICON_SIZE };
    children.push({ type: 'G_IMAGE', image: { form, color: BLACK }, ...rect });
  }
  lines.forEach((text, i) => {
    const rect = { x: (icon > 0 ? 6 : 2) * cell.w, y: TEXT_TOP + i * cell.h, w: lineLength * cell.w, h: cell.h };
    children.push({ type: 'G_STRING', text, ...rect });
  });
  const firstColumn = Math.trunc((columns - gaps - buttonLength * buttons.length) / 2);
  const firstButton = children.length + 1;
  buttons.forEach((text, i) => {
    const x = (firstColumn + i * (buttonLength + 2)) * cell.w;
    const rect = { x, y: (rows + 1) * cell.h, w: buttonLength * cell.w, h: cell.h };
    const flags = OB_FLAG.SELECTABLE | OB_FLAG.EXIT | (i + 1 === defaultButton ? OB_FLAG.DEFAULT : 0);
    children.push({ type: 'G_BUTTON', text, flags, ...rect });
  });
  const tree = objectTree({
    type: 'G_BOX',
    thickness: 1,
    color: FRAME_COLOR,
    state: OB_STATE.OUTLINED,
    x: 0,
    y: 0,
    w: columns * cell.w,
    h: (rows + 2) * cell.h + cell.h / 2,
    children,
  });
  return { tree, buttonObjects: buttons.map((_, i) => firstButton + i) };
}
