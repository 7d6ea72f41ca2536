import { describe, expect, it } from 'vitest';
import { runHeadless, startHeadless } from '../../host/cli/headless.ts';
import { UsageError } from '../../host/cli/usage-error.ts';
import { PALETTES } from '../../host/hardware/spectrum/colours.ts';
import { placesOfText, showsText } from '../programs/machine-text.ts';
import { dosProbe, STARTING_MS, spectrumProbe } from './probe-machines.ts';

/** The probe of the PC, which waits for the player. */
async function onPc(...parts: Parameters<typeof dosProbe> extends [unknown, ...infer Rest] ? Rest : never) {
  const seen: string[] = [];
  const headless = await runHeadless(dosProbe(seen, ...parts));
  return { headless, seen };
}

describe('a DOS program without a browser', () => {
  it('runs on a PC at virtual time and shows the screen of EGA', async () => {
    const { headless } = await onPc();
    expect(headless.mode).toBe('ega');
    expect(headless.clock.now()).toBe(0);
    const frame = headless.frame();
    expect([frame.width, frame.height]).toEqual([640, 350]);
    expect([...placesOfText('pc', frame, 'Größe')]).toEqual([{ x: 21, y: 30 }]);
    expect(showsText('pc', frame, 'Grösse')).toBe(false);
    await headless.wait(30);
    expect(headless.clock.now()).toBeCloseTo((30 * 1000) / headless.display.refreshHz, 6);
  });

  it('gets keys and mouse from a script, those before it listens too, and ends by itself', async () => {
    const { headless, seen } = await onPc();
    await headless.script('key alt+x; key F3; key pgdn; rclick 639 0; type ö');
    expect(seen).toEqual([]);
    await headless.wait(Math.ceil((STARTING_MS / 1000) * headless.display.refreshHz));
    expect(seen.map((line): unknown => JSON.parse(line))).toEqual([
      { kind: 'key', scan: 0x2d, ascii: 0, shift: 8 },
      { kind: 'key', scan: 0x3d, ascii: 0, shift: 0 },
      { kind: 'key', scan: 0x51, ascii: 0, shift: 0 },
      { kind: 'move', x: 639, y: 0 },
      { kind: 'button', x: 639, y: 0, buttons: 2 },
      { kind: 'button', x: 639, y: 0, buttons: 0 },
      { kind: 'key', scan: 0x27, ascii: 0x94, shift: 0 },
    ]);
    await headless.script('key Esc');
    expect(headless.ended).toBe(true);
  });

  it('ends when the player leaves the page, whatever it waits for', async () => {
    const { headless } = await onPc();
    await headless.leave();
    expect(headless.ended).toBe(true);
    const listening = await onPc();
    await listening.headless.wait(60);
    await listening.headless.leave();
    expect(listening.headless.ended).toBe(true);
  });

  it('has no menus, no screens of other machines and no files but its own', async () => {
    const { headless } = await onPc();
    await expect(headless.script('menu Spiel neues')).rejects.toThrow('only GEM has menus');
    const spectrum: string = 'spectrum';
    await expect(runHeadless(dosProbe([]), { mode: spectrum as 'ega' })).rejects.toThrow('must be one of ega');
    const asked = onPc(async ({ ownFile }) => void (await ownFile('NONE.DAT')));
    await expect(asked).rejects.toThrow(UsageError);
  });
});

describe('a program for the Spectrum without a browser', () => {
  it('runs on a Spectrum, in the colours of its screen', async () => {
    const pure = await runHeadless(spectrumProbe([]));
    expect(pure.mode).toBe('spectrum');
    expect([...placesOfText('spectrum', pure.frame(), 'TU TURNO')]).toEqual([{ x: 64, y: 48 }]);
    const television = await runHeadless(spectrumProbe([]), { mode: 'spectrum-television' });
    expect([...television.frame().palette]).toEqual(PALETTES.television);
    expect([...pure.frame().palette]).toEqual(PALETTES.pure);
  });

  it('gets keys and mouse from a script and ends by itself', async () => {
    const seen: string[] = [];
    const headless = await runHeadless(spectrumProbe(seen));
    await headless.script('wait 30; type M; key 0; click 40 100; key z');
    expect(seen.map((line): unknown => JSON.parse(line))).toMatchObject([
      { kind: 'key', code: 0x4d },
      { kind: 'key', code: 0x30 },
      { kind: 'move', x: 40, y: 100 },
      { kind: 'button', buttons: 1 },
      { kind: 'button', buttons: 0 },
      { kind: 'key', code: 0x7a },
    ]);
    expect(headless.ended).toBe(true);
  });
});

describe('startHeadless', () => {
  it('refuses programs that there are not, and screens of other machines', async () => {
    await expect(startHeadless('binokkel')).rejects.toThrow('there is no such program');
    await expect(startHeadless('yukon', { mode: 'ega' })).rejects.toThrow('--mode ega: must be one of st-high');
  });
});
