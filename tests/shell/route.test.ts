import { describe, expect, it } from 'vitest';
import { randomDeal } from '../../host/shell/random.ts';
import { addressWithout, programAddress, readRoute, SHELF_ADDRESS } from '../../host/shell/route.ts';
import { chooseMode } from '../../host/shell/screen-mode.ts';

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
});

describe('a screen mode', () => {
  it.each([
    ['#/yukon', null],
    ['#/yukon?mode=st-low', 'st-low'],
    ['#/yukon?deal=3&mode=nothing', 'nothing'],
  ])('%s asks for %s', (hash, mode) => {
    expect(readRoute(hash).mode).toBe(mode);
  });

  it('is the first that is wanted and exists, else the usual one', () => {
    const modes = ['st-high', 'st-low', 'tt-high'] as const;
    expect(chooseMode(modes, 'st-low', 'tt-high')).toBe('st-low');
    expect(chooseMode(modes, null, 'tt-high')).toBe('tt-high');
    expect(chooseMode(modes, 'nothing', 'tt-high')).toBe('tt-high');
    expect(chooseMode(modes, 'nothing', null)).toBe('st-high');
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
