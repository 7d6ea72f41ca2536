import { BUTTON } from '../../gem/aes/events.ts';
import type { Message } from '../../gem/aes/messages.ts';
import type { Gem } from '../../gem/gem.ts';
import type { Clock } from '../../hardware/clock.ts';

/** What goes on while the player watches. */
export interface Surroundings {
  readonly gem: Gem;
  readonly clock: Clock;
  /** Works off a message that may come at any time. @returns whether it was of that kind */
  obey(message: Message): Promise<boolean>;
}

/**
 * Makes one step after the other until there is none, or until the player clicks or presses a key; that click or key does
 * nothing else (manual §2.3). A message that is not for that time ends the steps too and waits for the program. Menus rest
 * meanwhile, so that none is open while cards are drawn.
 *
 * @param ms from one step to the next
 * @param step makes the next step; false where there is none
 */
export async function takeSteps(around: Surroundings, ms: number, step: () => boolean): Promise<void> {
  const { aes } = around.gem;
  aes.wind_update('BEG_MCTRL');
  try {
    while (step()) if (!(await pause(around, ms))) return;
  } finally {
    aes.wind_update('END_MCTRL');
  }
}

/** @returns whether the time has passed without a click or a key */
async function pause({ gem, clock, obey }: Surroundings, ms: number): Promise<boolean> {
  const until = clock.now() + ms;
  const button = { mask: BUTTON.both, state: 0, clicks: 1, any: true } as const;
  for (;;) {
    const events = await gem.aes.evnt_multi({ key: true, message: true, button, timer: until - clock.now() });
    if (events.timer === true) return true;
    if (events.key !== undefined || events.button !== undefined) return false;
    if (events.message === undefined || (await obey(events.message))) continue;
    gem.aes.post(events.message);
    return false;
  }
}
