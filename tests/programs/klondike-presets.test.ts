import { beforeAll, describe, expect, it } from 'vitest';
import type { Core } from '../../host/core/core.ts';
import { PRESETS } from '../../host/programs/klondike/presets.ts';
import { loadCore } from '../core/built-core.ts';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

describe('the variants of the Klondike page', () => {
  it.each(PRESETS.map((preset) => [preset.name, preset] as const))('%s can be dealt', (_, { game, options }) => {
    core.deal(game, options, 1n);
    expect(core.view().options).toMatchObject(options);
  });

  it('begin with the usual game, and differ from each other in what they are called and in what they choose', () => {
    core.deal('klondike', {}, 1n);
    expect(core.view().options).toMatchObject(PRESETS[0].options);
    for (const key of ['id', 'name'] as const) expect(new Set(PRESETS.map((preset) => preset[key])).size).toBe(7);
    expect(new Set(PRESETS.map(({ game, options }) => JSON.stringify([game, options]))).size).toBe(7);
  });
});
