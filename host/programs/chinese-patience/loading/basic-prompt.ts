import { COLOUR } from '../../../hardware/spectrum/colours.ts';
import type { CellColours } from '../../../hardware/spectrum/screen-memory.ts';
import type { Console, Key, Press } from '../console.ts';
import { keyClick } from '../sounds.ts';

const FRESH: CellColours = { ink: COLOUR.black, paper: COLOUR.white };
const LAST_ROW = 23;
/** What the machine says of itself before the first key. */
const OWNER = '© 2026 Talon';

/** What is typed for a tape, key by key, and what the machine makes of it: with the cursor K a letter is a command. */
const STROKES: readonly { readonly key: Key; readonly text: string }[] = [
  { key: 'J', text: 'LOAD ' },
  { key: '"', text: '"' },
  { key: '"', text: '"' },
  { key: 'ENTER', text: '' },
];

/** How long the first line is seen, how long the K waits for the player, and the time between keys that type themselves. */
const OWNER_MS = 1000;
const PATIENCE_MS = 2500;
const OWN_STROKE_MS = 350;

/** What came of the prompt: the tape begins, or the player does not want to see it. */
export type PromptOutcome = 'load' | 'skip';

/**
 * The screen after switching on (CHINESE §6): the line of its owner, then the flashing K. J, quotation marks and ENTER may
 * be typed; otherwise they type themselves, at once where another key is pressed. SPACE or a tap goes past it all.
 *
 * @throws LeftError
 */
export async function basicPrompt(console: Console): Promise<PromptOutcome> {
  console.screen.clear(FRESH);
  console.border = COLOUR.white;
  console.screen.print(0, LAST_ROW, OWNER);
  const first = await console.next(OWNER_MS);
  if (first !== null && isSkip(first)) return 'skip';
  let typed = first?.kind === 'key' && first.key === STROKES[0].key ? 1 : 0;
  drawLine(console, typed);
  let wait = PATIENCE_MS;
  while (typed < STROKES.length) {
    const press = await console.next(wait);
    if (press !== null && isSkip(press)) return 'skip';
    const isTyped = press !== null && press.kind === 'key' && press.key === STROKES[typed].key;
    wait = isTyped ? PATIENCE_MS : OWN_STROKE_MS;
    typed++;
    console.play(keyClick(COLOUR.white));
    drawLine(console, typed);
  }
  return 'load';
}

function isSkip(press: Press): boolean {
  return press.kind === 'tap' || press.key === 'SPACE';
}

/** The line that has been typed, with the cursor behind it. */
function drawLine(console: Console, typed: number): void {
  console.screen.clear(FRESH);
  if (typed === STROKES.length) return;
  const text = STROKES.slice(0, typed)
    .map((stroke) => stroke.text)
    .join('');
  console.screen.print(0, LAST_ROW, text);
  const cursor = typed === 0 ? 'K' : 'L';
  console.screen.print(text.length, LAST_ROW, cursor, { ...FRESH, flash: !console.still });
}
