import type { Message } from '../../host/gem/aes/messages.ts';
import { WIND_KIND } from '../../host/gem/aes/window.ts';
import type { Rect } from '../../host/gem/vdi/rect.ts';
import { AesSession } from './aes-session.ts';

const { NAME, CLOSER, FULLER, MOVER } = WIND_KIND;

/** A window without bars at its right and its lower edge. */
export const PLAIN_KIND = NAME | CLOSER | FULLER | MOVER;

/** A program that draws the work area of its windows white and records all other messages. */
export class Drawing extends AesSession {
  readonly messages: Message[] = [];

  open(rect: Rect, name = ' Yukon '): number {
    const window = this.aes.wind_create(PLAIN_KIND, this.aes.desktop);
    this.aes.wind_set_name(window, name);
    this.aes.wind_open(window, rect);
    return window;
  }

  /** Starts the program's loop of events. */
  async run(): Promise<void> {
    void this.#loop();
    await this.settle();
  }

  async #loop(): Promise<void> {
    for (;;) {
      const { message } = await this.aes.evnt_multi({ message: true });
      if (message === undefined) continue;
      if (message.type !== 'WM_REDRAW') this.messages.push(message);
      else this.#draw(message.window, message.rect);
    }
  }

  #draw(window: number, part: Rect): void {
    for (const rect of this.aes.wind_rects(window)) {
      this.vdi.vs_clip(rect);
      this.vdi.vswr_mode(1);
      this.vdi.vsf_interior(0);
      this.vdi.vr_recfl(part);
    }
    this.vdi.vs_clip(null);
  }
}
