import { describe, expect, it } from 'vitest';
import { randomDeal } from '../../host/shell/random.ts';
import {
  addressWithout,
  DEAL_PARAMETERS,
  dealAddress,
  programAddress,
  readRoute,
  SCREEN_PARAMETERS,
  SHELF_ADDRESS,
} from '../../host/shell/route.ts';

describe('the address', () => {
  it.each([
    ['', null],
    ['#', null],
    ['#/', null],
    [SHELF_ADDRESS, null],
    ['#/yukon', 'yukon'],
    ['#yukon', 'yukon'],
    [programAddress('chinese-patience'), 'chinese-patience'],
    ['#/yukon?deal=5', 'yukon'],
  ])('%j names the program %s', (hash, program) => {
    expect(readRoute(hash).program).toBe(program);
  });

  it.each([
    ['#/yukon', null],
    ['#/yukon?deal=0', 0n],
    ['#/yukon?deal=18446744073709551615', 18446744073709551615n],
    ['#/yukon?deal=18446744073709551616', 'refused'],
    ['#/yukon?deal=93500419852916506624', 'refused'],
    ['#/yukon?deal=-1', 'refused'],
    ['#/yukon?deal=1.5', 'refused'],
    ['#/yukon?deal=0x10', 'refused'],
    ['#/yukon?deal=', 'refused'],
  ])('%s asks for deal %s (C-11)', (hash, deal) => {
    expect(readRoute(hash).deal).toBe(deal);
  });
});

describe('a game', () => {
  it.each([
    ['#/patience', null],
    ['#/patience?game=zopf', 'zopf'],
    ['#/patience?deal=3&game=zopf', 'zopf'],
    ['#/patience?game=nothing%26', 'nothing&'],
    ['#/patience?game=', null],
  ])('%s asks for %s', (hash, game) => {
    expect(readRoute(hash).game).toBe(game);
  });
});

describe('an address without what it asked for', () => {
  it.each([
    ['#/yukon?deal=7', 'deal', '#/yukon'],
    ['#/yukon?deal=7&mode=st-low', 'deal', '#/yukon?mode=st-low'],
    ['#/yukon?mode=st-low&deal=7', 'deal', '#/yukon?mode=st-low'],
    ['#/yukon?mode=st-low&deal=7', 'mode', '#/yukon?deal=7'],
    ['#/yukon', 'deal', '#/yukon'],
    ['', 'mode', ''],
  ] as const)('%j without %s is %j', (hash, name, left) => {
    expect(addressWithout(hash, name)).toBe(left);
  });

  it('can be one without what shall lie on the table', () => {
    const hash = '#/patience?game=zopf&mode=st-low&deal=7';
    expect(addressWithout(hash, ...DEAL_PARAMETERS)).toBe('#/patience?mode=st-low');
  });

  it('can be one without the whole screen', () => {
    const hash = '#/yukon?mode=large-mono&deal=7&size=1600x1200&ste=1';
    expect(addressWithout(hash, ...SCREEN_PARAMETERS)).toBe('#/yukon?deal=7');
  });
});

describe('a screen mode', () => {
  it.each([
    ['#/yukon', null],
    ['#/yukon?mode=st-low', 'st-low'],
    ['#/yukon?deal=3&mode=nothing', 'nothing'],
  ])('%s asks for %s', (hash, mode) => {
    expect(readRoute(hash).mode).toBe(mode);
  });
});

describe('the size of a large screen', () => {
  it.each([
    ['#/yukon', null],
    ['#/yukon?size=1600x1200', { width: 1600, height: 1200 }],
    ['#/yukon?size=1600X1200', { width: 1600, height: 1200 }],
    ['#/yukon?size=1605x777', { width: 1600, height: 777 }],
    ['#/yukon?size=1608x777', { width: 1616, height: 777 }],
    ['#/yukon?size=639x400', { width: 640, height: 400 }],
    ['#/yukon?size=639x399', 'refused'],
    ['#/yukon?size=4104x4096', 'refused'],
    ['#/yukon?size=800', 'refused'],
    ['#/yukon?size=800x600x1', 'refused'],
    ['#/yukon?size=-800x600', 'refused'],
    ['#/yukon?size=', 'refused'],
  ])('%s asks for %j', (hash, size) => {
    expect(readRoute(hash).size).toEqual(size);
  });
});

describe('the colours of the STE', () => {
  it.each([
    ['#/yukon', null],
    ['#/yukon?ste=1', true],
    ['#/yukon?ste', true],
    ['#/yukon?ste=0', false],
  ])('%s asks for them: %s', (hash, ste) => {
    expect(readRoute(hash).ste).toBe(ste);
  });
});

describe('the address of a deal', () => {
  it.each([0n, 42n, 18446744073709551615n])('of %i asks for that deal', (deal) => {
    const address = dealAddress({ program: 'yukon', deal });
    expect(readRoute(address)).toMatchObject({ program: 'yukon', game: null, deal, mode: null });
  });

  it('names the game where the program plays several', () => {
    const address = dealAddress({ program: 'patience', gameId: 'kleine-harfe', deal: 7n });
    expect(address).toBe('#/patience?game=kleine-harfe&deal=7');
    expect(readRoute(address)).toMatchObject({ program: 'patience', game: 'kleine-harfe', deal: 7n });
  });
});

describe('fresh deal numbers', () => {
  it('are drawn from all 2^64', () => {
    const deals = Array.from({ length: 200 }, randomDeal);
    expect(new Set(deals).size).toBe(200);
    for (const deal of deals) expect(deal >= 0n && deal < 2n ** 64n).toBe(true);
    expect(deals.some((deal) => deal >= 2n ** 63n)).toBe(true);
    expect(deals.some((deal) => deal < 2n ** 63n)).toBe(true);
  });
});
