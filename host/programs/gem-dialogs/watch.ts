import { BUTTON } from '../../gem/aes/events.ts';
import type { Message } from '../../gem/aes/messages.ts';
import type { Gem } from '../../gem/gem.ts';
import type { Clock } from '../../hardware/clock.ts';

/**
 * Lets the player watch for a number of milliseconds. Keys and clicks of that time are dropped, so that nothing typed
 * while cards move answers a box that is not there yet; menus and window gadgets rest.
 *
 * @param obey works off the messages of that time
 */
export async function watch(
  gem: Gem,
  clock: Clock,
  ms: number,
  obey: (message: Message) => Promise<void>,
): Promise<void> {
  const { aes } = gem;
  const until = clock.now() + ms;
  const button = { mask: BUTTON.both, state: 0, clicks: 1, any: true } as const;
  aes.wind_update('BEG_MCTRL');
  try {
    for (;;) {
      const events = await aes.evnt_multi({ key: true, message: true, button, timer: until - clock.now() });
      if (events.message !== undefined) await obey(events.message);
      if (events.timer === true) return;
    }
  } finally {
    aes.wind_update('END_MCTRL');
  }
}
