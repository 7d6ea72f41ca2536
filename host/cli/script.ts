import type { KeyStroke } from '../hardware/key-stroke.ts';

/** One step of a script for a program that runs headless. Places are pixels of the machine's screen. */
export type ScriptStep =
  | { readonly kind: 'wait'; readonly frames: number }
  | { readonly kind: 'move' | 'press' | 'release'; readonly x: number; readonly y: number }
  | { readonly kind: 'click'; readonly x: number; readonly y: number; readonly button: 0 | 1; readonly times: 1 | 2 }
  | { readonly kind: 'drag'; readonly x: number; readonly y: number; readonly toX: number; readonly toY: number }
  | { readonly kind: 'key'; readonly stroke: KeyStroke }
  | { readonly kind: 'type'; readonly text: string }
  | { readonly kind: 'menu'; readonly title: string; readonly item: string }
  | { readonly kind: 'png'; readonly file: string };

/** A step that cannot be understood or done. `position` counts from 1. */
export class ScriptError extends Error {
  override readonly name = 'ScriptError';
  readonly position: number;
  readonly step: string;

  constructor(position: number, step: string, reason: string) {
    super(`step ${position} "${step}": ${reason}`);
    this.position = position;
    this.step = step;
  }
}

/** A step with its place in the script and its text, for messages. */
export interface PlacedStep {
  readonly position: number;
  readonly text: string;
  readonly step: ScriptStep;
}

const MOST_FRAMES = 1_000_000;

/** Names of keys whose `KeyboardEvent.key` a person would not type. */
const KEY_NAMES: Readonly<Record<string, string>> = {
  space: ' ',
  return: 'Enter',
  enter: 'Enter',
  esc: 'Escape',
  escape: 'Escape',
  backspace: 'Backspace',
  delete: 'Delete',
  insert: 'Insert',
  tab: 'Tab',
  home: 'Home',
  end: 'End',
  pgup: 'PageUp',
  pgdn: 'PageDown',
  help: 'Help',
  undo: 'Undo',
  up: 'ArrowUp',
  down: 'ArrowDown',
  left: 'ArrowLeft',
  right: 'ArrowRight',
};

type StepReader = (words: readonly string[], rest: string) => ScriptStep | string;

/** Whole numbers out of the words, or null when they are not exactly `count` such numbers. */
function numbers(words: readonly string[], count: number): readonly number[] | null {
  if (words.length !== count || !words.every((word) => /^\d{1,5}$/.test(word))) return null;
  return words.map(Number);
}

function pointer(kind: 'move' | 'press' | 'release'): StepReader {
  return (words) => {
    const place = numbers(words, 2);
    return place === null ? 'needs x and y' : { kind, x: place[0], y: place[1] };
  };
}

function click(button: 0 | 1, times: 1 | 2): StepReader {
  return (words) => {
    const place = numbers(words, 2);
    return place === null ? 'needs x and y' : { kind: 'click', x: place[0], y: place[1], button, times };
  };
}

/** What each word of the script language needs; a text instead of a step says what is wrong. */
const READERS: Readonly<Record<string, StepReader>> = {
  wait: (words) => {
    const count = numbers(words, 1);
    if (count === null || count[0] > MOST_FRAMES) return 'needs a number of frames';
    return { kind: 'wait', frames: count[0] };
  },
  move: pointer('move'),
  press: pointer('press'),
  release: pointer('release'),
  click: click(0, 1),
  dclick: click(0, 2),
  rclick: click(1, 1),
  drag: (words) => {
    const places = numbers(words, 4);
    if (places === null) return 'needs x and y of the start and of the end';
    return { kind: 'drag', x: places[0], y: places[1], toX: places[2], toY: places[3] };
  },
  key: (words) => {
    const stroke = words.length === 1 ? keyStroke(words[0]) : null;
    return stroke === null ? 'needs one key, such as Space, Help, F1, a, ^N, shift+N, alt+A' : { kind: 'key', stroke };
  },
  type: (_words, rest) => (rest === '' ? 'needs a text' : { kind: 'type', text: rest }),
  menu: (words) => {
    if (words.length < 2) return 'needs a title and an entry';
    return { kind: 'menu', title: words[0], item: words.slice(1).join(' ') };
  },
  png: (_words, rest) => (rest === '' ? 'needs a file' : { kind: 'png', file: rest }),
};

/** The key stroke of a name such as `Space`, `^N`, `shift+n`, `alt+F1`, or null. */
function keyStroke(name: string): KeyStroke | null {
  let rest = name;
  let ctrl = false;
  let shift = false;
  let alt = false;
  for (;;) {
    const prefix = /^(\^|ctrl\+|shift\+|alt\+)(?=.)/i.exec(rest);
    if (prefix === null) break;
    const word = prefix[1].toLowerCase();
    ctrl ||= word === '^' || word === 'ctrl+';
    shift ||= word === 'shift+';
    alt ||= word === 'alt+';
    rest = rest.slice(prefix[1].length);
  }
  const key = keyName(rest);
  if (key === null) return null;
  if (key.length > 1) return { key, ctrl, shift, alt };
  const cased = ctrl ? key.toLowerCase() : shift ? key.toUpperCase() : key;
  return { key: cased, ctrl, shift: shift || cased !== cased.toLowerCase(), alt };
}

function keyName(name: string): string | null {
  const lower = name.toLowerCase();
  if (Object.hasOwn(KEY_NAMES, lower)) return KEY_NAMES[lower];
  if (/^f([1-9]|1[0-2])$/i.test(name)) return name.toUpperCase();
  return [...name].length === 1 ? name : null;
}

/** The key strokes that write a text. */
export function strokesOf(text: string): readonly KeyStroke[] {
  return [...text].map((key) => ({ key, ctrl: false, shift: key !== key.toLowerCase(), alt: false }));
}

/**
 * Reads a script: steps separated by `;` or line ends (CLI, `screen`).
 *
 * @throws ScriptError with the first step that is none
 */
export function parseScript(script: string): readonly PlacedStep[] {
  const texts = script
    .split(/[;\n]/)
    .map((text) => text.trim())
    .filter((text) => text !== '');
  return texts.map((text, k) => {
    const [word, ...words] = text.split(/\s+/);
    const reader = Object.hasOwn(READERS, word) ? READERS[word] : undefined;
    if (reader === undefined) {
      throw new ScriptError(k + 1, text, `there is no such step; there are ${Object.keys(READERS).join(', ')}`);
    }
    const step = reader(words, text.slice(word.length).trim());
    if (typeof step === 'string') throw new ScriptError(k + 1, text, step);
    return { position: k + 1, text, step };
  });
}
