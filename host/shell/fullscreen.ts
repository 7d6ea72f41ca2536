/** Chromium's way to give a page the keys that the browser otherwise keeps (Keyboard Lock). */
interface LockableKeyboard {
  lock(codes?: readonly string[]): Promise<void>;
}

/** Every letter: commands with Control are letters. Escape is left out, since it is the way back. */
const LETTER_CODES: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => `Key${letter}`);

function lockableKeyboard(): LockableKeyboard | null {
  return 'keyboard' in navigator ? (navigator.keyboard as LockableKeyboard) : null;
}

/** Whether this browser can show a page on the full screen at all; phones often cannot. */
export const canFillScreen = (): boolean => document.fullscreenEnabled === true;

/**
 * Enters or leaves the full screen. In it, the page also gets the keys that browsers keep, where the browser agrees.
 *
 * @throws whatever the browser refuses with
 */
export async function toggleFullscreen(): Promise<void> {
  if (document.fullscreenElement !== null) {
    await document.exitFullscreen();
    return;
  }
  await document.documentElement.requestFullscreen({ navigationUI: 'hide' });
  await lockableKeyboard()
    ?.lock(LETTER_CODES)
    .catch(() => undefined);
}
