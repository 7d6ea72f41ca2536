import type { GemProgram, GemServices } from '../../host/programs/program.ts';

/** The square of the probe program that can be dragged, at its first place. */
export const SQUARE = { x: 100, y: 100, w: 40, h: 30 } as const;

/**
 * A small GEM program that writes down what reaches it: menu entries, keys, clicks and where its square was dragged.
 * "Ende" leaves it.
 */
export function probeProgram(seen: string[]): GemProgram {
  return {
    id: 'probe',
    title: 'Probe',
    year: '',
    author: '',
    machine: 'Atari ST',
    description: { de: '', en: '', es: '' },
    controlKeys: 'hnq',
    keys: { de: [], en: [], es: [] },
    run: (services) => runProbe(services, seen),
  };
}

const MENU = {
  titles: [
    { text: ' Probe ', items: [{ id: 'about', text: 'Über Probe ...', key: '^H' }] },
    {
      text: ' Spiel ',
      items: [
        { id: 'old', text: 'altes Spiel' },
        { id: 'new', text: 'neues Spiel', key: '^N', checked: true },
        { id: 'newer', text: 'neues Spiel danach' },
        { separator: true },
        { id: 'grey', text: 'verboten', disabled: true },
        { id: 'quit', text: 'Ende', key: '^Q' },
      ],
    },
  ],
} as const;

async function runProbe(services: GemServices, seen: string[]): Promise<void> {
  const { aes, vdi } = services.gem;
  aes.menu_bar(MENU);
  services.sounds.play('INTRO');
  services.notify(`deal ${services.askedDeal ?? services.nextDeal()} ${services.language}`);
  await services.store.write('started', { at: services.clock.now() });
  vdi.vs_clip(null);
  vdi.vswr_mode(1);
  vdi.vst_color(1);
  vdi.vst_effects(0);
  vdi.v_gtext(8, 384, 'Grüße');
  let square: { x: number; y: number; w: number; h: number } = SQUARE;
  for (;;) {
    const { message, key, button } = await aes.evnt_multi({
      message: true,
      key: true,
      button: { mask: 3, state: 0, clicks: 2, any: true },
    });
    if (message?.type === 'MN_SELECTED') {
      seen.push(`menu ${message.item}`);
      aes.menu_tnormal(message.title, true);
      if (message.item === 'quit') return;
    }
    if (key !== undefined) seen.push(`key ${key.scan} ${key.ascii} ${key.shift}`);
    if (button === undefined) continue;
    const inside = button.x >= square.x && button.y >= square.y && button.x < square.x + square.w;
    if (inside && aes.graf_mkstate().buttons === 1) {
      square = { ...square, ...(await aes.graf_dragbox([square], button, aes.desktop)) };
      seen.push(`square ${square.x} ${square.y}`);
      continue;
    }
    seen.push(`button ${button.buttons} x${button.clicks} at ${button.x} ${button.y}`);
    await aes.evnt_multi({ button: { mask: 3, state: 0, clicks: 1 } });
  }
}
