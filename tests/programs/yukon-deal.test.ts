import { describe, expect, it } from 'vitest';
import { runHeadless } from '../../host/cli/headless.ts';
import { MemoryStore } from '../../host/cli/headless-services.ts';
import type { GemProgram } from '../../host/programs/program.ts';
import { yukon } from '../../host/programs/yukon/entry.ts';
import type { SavedSession } from '../../host/programs/yukon/saved-session.ts';
import { YukonTable } from './yukon-table.ts';

const LARGEST = 2n ** 64n - 1n;
/** The question, in its second line. */
const QUESTION = 'beginnen? Das laufende Spiel';

/** Yukon that counts how often it lets go of the deal that was asked for. */
function counting(): { program: GemProgram; forgotten: () => number } {
  let count = 0;
  const run: GemProgram['run'] = (services) => yukon.run({ ...services, forgetAskedDeal: () => void count++ });
  return { program: { ...yukon, run }, forgotten: () => count };
}

const dealOf = (table: YukonTable): string | null => table.headless.core.save().deal;

describe('a deal that is asked for', () => {
  it('is the first one of a first visit, digit for digit, and is let go of once (C-11)', async () => {
    const { program, forgotten } = counting();
    const table = await YukonTable.start({ program, deal: LARGEST });
    expect(dealOf(table)).toBe('18446744073709551615');
    expect(await table.headless.store.read('session')).toMatchObject({ game: { deal: '18446744073709551615' } });
    expect(table.headless.sounds.played).toEqual(['INTRO']);
    await table.script('key ^N');
    expect(dealOf(table)).toBe('0');
    expect(forgotten()).toBe(1);
  });

  it('takes the place of a deal that nobody has touched, and costs nothing more', async () => {
    const table = await YukonTable.start({ deal: 3n });
    await table.script('key ^N');
    expect(table.status()).toBe('-104 $');
    const next = await table.nextVisit({ deal: 77n });
    expect(next.shows(QUESTION)).toBe(false);
    expect(dealOf(next)).toBe('77');
    expect(next.status()).toBe('-104 $');
    expect(next.headless.sounds.played).toEqual(['INTRO']);
  });

  it('keeps its cards when the variant is changed before the first move', async () => {
    const next = await (await YukonTable.start()).nextVisit({ deal: 77n });
    await next.script('key ^V');
    await next.pressButton('Light');
    expect(dealOf(next)).toBe('77');
    expect(next.status()).toBe('-52 $');
  });

  it('is begun instead of a running game after a question, as the next round', async () => {
    const { program, forgotten } = counting();
    const table = await YukonTable.start({ deal: 3n });
    await table.script('key Space');
    const next = await table.nextVisit({ program, deal: LARGEST });
    expect(next.shows(`Spiel ${LARGEST}`)).toBe(true);
    expect(next.shows(QUESTION)).toBe(true);
    expect(forgotten()).toBe(0);
    expect(dealOf(next)).toBe('3');
    await next.pressButton('Beginnen');
    expect(dealOf(next)).toBe(String(LARGEST));
    expect(next.status()).toBe('-104 $');
    expect(forgotten()).toBe(1);
  });

  it('is left when the player rather goes on, by Return too', async () => {
    const { program, forgotten } = counting();
    const table = await YukonTable.start({ deal: 3n });
    await table.script('key Space');
    const next = await table.nextVisit({ program, deal: 77n });
    await next.script('key Return');
    expect(next.position()).toEqual(table.position());
    expect(next.status()).toBe('-52 $');
    expect(forgotten()).toBe(1);
    await next.script('key ^N');
    expect(dealOf(next)).toBe('78');
  });

  it('goes on without a question where it is the running game', async () => {
    const { program, forgotten } = counting();
    const table = await YukonTable.start({ deal: 3n });
    await table.script('key Space');
    const next = await table.nextVisit({ program, deal: 3n });
    expect(next.shows(QUESTION)).toBe(false);
    expect(next.position()).toEqual(table.position());
    expect(forgotten()).toBe(1);
  });

  it('ends a pause', async () => {
    const table = await YukonTable.start({ deal: 3n });
    await table.script('key Space; key ^Space');
    const next = await table.nextVisit({ deal: 77n });
    await next.pressButton('Beginnen');
    expect(next.status()).toBe('-104 $');
    expect(dealOf(next)).toBe('77');
    expect(await table.headless.store.read('session')).toMatchObject({ paused: false } satisfies Partial<SavedSession>);
  });

  it('leaves a pause alone when the player does not want it', async () => {
    const table = await YukonTable.start({ deal: 3n });
    await table.script('key Space; key ^Space');
    const next = await table.nextVisit({ deal: 77n });
    await next.pressButton('Weiterspielen');
    expect(next.shows('Pause')).toBe(true);
    await next.script('key ^Space');
    expect(next.position()).toEqual(table.position());
  });

  it('asks again at the next visit when the page is left over the question', async () => {
    const { program, forgotten } = counting();
    const table = await YukonTable.start({ deal: 3n });
    await table.script('key Space');
    await table.nextVisit({ program, deal: 77n });
    expect(forgotten()).toBe(0);
    const again = await table.nextVisit({ deal: 77n });
    expect(again.shows(QUESTION)).toBe(true);
  });

  it('is given to any program of the shelf by the command line', async () => {
    const seen: (bigint | null)[] = [];
    const look: GemProgram = {
      ...yukon,
      run: async ({ askedDeal, nextDeal }) => void seen.push(askedDeal, nextDeal()),
    };
    await runHeadless(look, { deal: 5n, store: new MemoryStore() });
    await runHeadless(look);
    expect(seen).toEqual([5n, 6n, null, 1n]);
  });
});

describe('the deal on the table', () => {
  /** Yukon that writes down what it shows of its deals. */
  function showing(): { program: GemProgram; shown: (bigint | null)[] } {
    const shown: (bigint | null)[] = [];
    const run: GemProgram['run'] = (services) =>
      yukon.run({
        ...services,
        showDeal: (deal) => {
          expect(deal === null || (deal.program === yukon.id && deal.game === yukon.title)).toBe(true);
          shown.push(deal?.deal ?? null);
        },
      });
    return { program: { ...yukon, run }, shown };
  }

  it('is shown to the page from the first to the end of the program', async () => {
    const { program, shown } = showing();
    const table = await YukonTable.start({ program, deal: LARGEST });
    await table.script('key Space; key ^N; key ^R; key Return; key ^Q; key Return');
    expect(shown).toEqual([LARGEST, 0n, 1n, null]);
  });

  it('is shown again with the game that goes on, and no other while the question for it is open', async () => {
    const first = await YukonTable.start({ deal: 3n });
    await first.script('key Space');
    const { program, shown } = showing();
    const table = await first.nextVisit({ program, deal: 77n });
    expect(shown).toEqual([3n]);
    await table.script('key Return');
    expect(shown).toEqual([3n]);
  });

  it('is none where the game was set up without a number', async () => {
    const { program, shown } = showing();
    await YukonTable.start({
      program,
      store: (await YukonTable.inPosition('tableau-1: KS\n rest: stock')).headless.store,
    });
    expect(shown).toEqual([]);
  });
});
