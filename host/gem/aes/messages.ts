import { type Rect, union } from '../vdi/rect.ts';

/** What arrows and slider tracks ask for (Atari ST AES documentation, WM_ARROWED). */
export type ArrowAction =
  | 'WA_UPPAGE'
  | 'WA_DNPAGE'
  | 'WA_UPLINE'
  | 'WA_DNLINE'
  | 'WA_LFPAGE'
  | 'WA_RTPAGE'
  | 'WA_LFLINE'
  | 'WA_RTLINE';

/**
 * Messages to the program. `window` is a window handle; rectangles are outer ones in screen pixels, that of WM_REDRAW is
 * the part to draw. The AES does not carry out what a window message asks for: the program does, with wind_set and the
 * like.
 */
export type Message =
  /** An entry was chosen: position of the title in the menu tree and identifier of the entry. */
  | { readonly type: 'MN_SELECTED'; readonly title: number; readonly item: string }
  | { readonly type: 'WM_REDRAW'; readonly window: number; readonly rect: Rect }
  | { readonly type: 'WM_TOPPED' | 'WM_CLOSED' | 'WM_FULLED'; readonly window: number }
  | { readonly type: 'WM_ARROWED'; readonly window: number; readonly action: ArrowAction }
  /** A slider was moved: its new place in thousandths. */
  | { readonly type: 'WM_HSLID' | 'WM_VSLID'; readonly window: number; readonly position: number }
  | { readonly type: 'WM_MOVED' | 'WM_SIZED'; readonly window: number; readonly rect: Rect }
  /** The window shall become an icon at `rect`, or a window again at `rect`. */
  | { readonly type: 'WM_ICONIFY' | 'WM_UNICONIFY'; readonly window: number; readonly rect: Rect }
  /** The program shall end. Breaks off every call that waits and delivers no messages (termination.ts). */
  | { readonly type: 'AP_TERM' }
  /** Agreed between the program and what surrounds it. */
  | { readonly type: 'USER'; readonly name: string };

/** Messages that wait for the program. */
export class MessageQueue {
  #messages: Message[] = [];

  get length(): number {
    return this.#messages.length;
  }

  /** Whether the program shall end and has not heard it yet. */
  get terminates(): boolean {
    return this.#messages.some(({ type }) => type === 'AP_TERM');
  }

  /** Appends a message; a redraw of a window that already waits for one is united with it, as the AES does. */
  post(message: Message): void {
    if (message.type === 'WM_REDRAW') {
      for (let i = 0; i < this.#messages.length; i++) {
        const earlier = this.#messages[i];
        if (earlier.type !== 'WM_REDRAW' || earlier.window !== message.window) continue;
        this.#messages[i] = { ...earlier, rect: union(earlier.rect, message.rect) };
        return;
      }
    }
    this.#messages.push(message);
  }

  /** Whether a part of the window still waits to be drawn. */
  awaitsRedraw(window: number): boolean {
    return this.#messages.some((message) => message.type === 'WM_REDRAW' && message.window === window);
  }

  take(): Message | undefined {
    return this.#messages.shift();
  }

  /** Takes back what was said about a window that is no more. */
  forget(window: number): void {
    this.#messages = this.#messages.filter((message) => !('window' in message && message.window === window));
  }
}
