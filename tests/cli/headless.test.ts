import { describe, expect, it } from 'vitest';
import { type HeadlessOptions, runHeadless } from '../../host/cli/headless.ts';
import { MemoryStore } from '../../host/cli/headless-services.ts';
import { HangError } from '../../host/cli/headless-session.ts';
import type { Frame } from '../../host/hardware/display.ts';
import { probeProgram, SQUARE } from './probe-program.ts';

/** A probe program that waits for the player, and what it has seen. */
async function probe(options: HeadlessOptions = {}) {
  const seen: string[] = [];
  return { headless: await runHeadless(probeProgram(seen), options), seen };
}

/** The smallest rectangle around all pixels in which two frames differ, or null. */
function difference(a: Frame, b: Frame): { x: number; y: number; right: number; bottom: number } | null {
  const box = { x: a.width, y: a.height, right: -1, bottom: -1 };
  for (let k = 0; k < a.pixels.length; k++) {
    if (a.pixels[k] === b.pixels[k]) continue;
    const x = k % a.width;
    const y = Math.floor(k / a.width);
    box.x = Math.min(box.x, x);
    box.y = Math.min(box.y, y);
    box.right = Math.max(box.right, x);
    box.bottom = Math.max(box.bottom, y);
  }
  return box.right < 0 ? null : box;
}

describe('runHeadless', () => {
  it('gives the program its services and remembers what it does with them', async () => {
    const store = new MemoryStore();
    const { headless } = await probe({ deal: 7n, language: 'es', store });
    expect(headless.sounds.played).toEqual(['INTRO']);
    expect(headless.notices).toEqual(['deal 7 es']);
    expect(store.keys()).toEqual(['started']);
    expect(await store.read('started')).toEqual({ at: 0 });
    expect(headless.ended).toBe(false);
  });

  it('reads what is on the screen', async () => {
    const { headless } = await probe();
    expect(headless.textAt(8, 384, 5)).toBe('Grüße');
    expect(headless.textAt(16, 1, 14)).toBe(' Probe  Spiel ');
  });

  it('chooses menu entries by their beginning, the upper one first, never greyed ones', async () => {
    const { headless, seen } = await probe();
    await headless.script('menu Spiel neues; menu spiel NEUES SPIEL D; menu Probe über; menu Spiel al');
    expect(seen).toEqual(['menu new', 'menu newer', 'menu about', 'menu old']);
    await expect(headless.script('menu Spiel verboten')).rejects.toThrow('has no entry "verboten" that can be chosen');
    await expect(headless.script('menu Spiel Spiel')).rejects.toThrow('has no entry "Spiel"');
    await expect(headless.script('menu piel neues')).rejects.toThrow('there is no menu "piel"');
    await headless.script('menu Probe Über');
    expect(seen.slice(4)).toEqual(['menu about']);
  });

  it('puts the screen back after a menu', async () => {
    const { headless } = await probe();
    await headless.script('move 639 399');
    const before = headless.frame();
    await headless.script('move 30 5');
    const open = headless.frame();
    expect(difference(before, open)).toMatchObject({ x: 15, y: 1 });
    await headless.script('click 639 399');
    expect(difference(before, headless.frame())).toBeNull();
  });

  it('drags outlines and leaves no trace of them', async () => {
    const { headless, seen } = await probe();
    await headless.script('move 630 390');
    const before = headless.frame();
    await headless.script('press 110 110; wait 20; move 160 140');
    const dragging = headless.frame();
    expect(difference(before, dragging)).not.toBeNull();
    await headless.script('release 160 140; move 630 390');
    expect(seen).toEqual([`square ${SQUARE.x + 50} ${SQUARE.y + 30}`]);
    expect(difference(before, headless.frame())).toBeNull();
    await headless.script('drag 160 140 110 110');
    expect(seen[1]).toBe(`square ${SQUARE.x} ${SQUARE.y}`);
  });

  it('tells clicks, double clicks and the right button apart', async () => {
    const { headless, seen } = await probe();
    await headless.script('click 300 200; dclick 310 210; rclick 5 50');
    expect(seen).toEqual(['button 1 x1 at 300 200', 'button 1 x2 at 310 210', 'button 2 x1 at 5 50']);
  });

  it('types keys and texts', async () => {
    const { headless, seen } = await probe();
    await headless.script('key Space; key ^N; key Help; type Aö');
    expect(seen).toEqual(['key 57 32 0', 'key 49 14 4', 'key 98 0 0', 'key 30 65 2', 'key 39 148 0']);
    await expect(headless.script('type 中')).rejects.toThrow('the machine has no key "中"');
  });

  it('lets exactly the frames of a wait pass', async () => {
    const { headless } = await probe();
    const before = headless.clock.now();
    await headless.script('wait 143');
    expect(headless.clock.now() - before).toBeCloseTo((143 / 71.475) * 1000, 6);
  });

  it('hands out pictures on the way', async () => {
    const { headless } = await probe();
    const pictures: [string, number][] = [];
    await headless.script('png a.png; key a; png b.png', (file, frame) => pictures.push([file, frame.width]));
    expect(pictures).toEqual([
      ['a.png', 640],
      ['b.png', 640],
    ]);
  });

  it('ends with the program', async () => {
    const { headless, seen } = await probe();
    await headless.script('menu Spiel Ende');
    expect(headless.ended).toBe(true);
    expect(seen).toEqual(['menu quit']);
    await expect(headless.script('key a')).rejects.toThrow('the program has ended before it');
  });

  it('refuses places outside the screen and names the step', async () => {
    const { headless } = await probe();
    await expect(headless.script('move 639 399; click 640 5')).rejects.toThrow(
      'step 2 "click 640 5": lies outside the screen of 640x400',
    );
  });

  it('passes on what a program throws', async () => {
    const broken = { ...probeProgram([]), run: () => Promise.reject(new RangeError('broken')) };
    await expect(runHeadless(broken)).rejects.toThrow(RangeError);
  });

  it('recognises a program that waits for nothing', async () => {
    const idle = { ...probeProgram([]), run: () => new Promise<void>(() => undefined) };
    await expect(runHeadless(idle, { hangMs: 100 })).rejects.toThrow(HangError);
  });

  it('shows the same picture for the same script', async () => {
    const script = 'click 300 200; key a; menu Spiel neues; drag 110 110 400 300; wait 10';
    const pictures = await Promise.all(
      [1, 2].map(async () => {
        const { headless } = await probe();
        await headless.script(script);
        return headless.frame();
      }),
    );
    expect(difference(pictures[0], pictures[1])).toBeNull();
  });
});
