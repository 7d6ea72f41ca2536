import { describe, expect, it } from 'vitest';
import { dealsFrom, programAddress, readRoute, SHELF_ADDRESS } from '../../host/shell/route.ts';

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

describe('deal numbers', () => {
  it('begin with the one of the address and are then drawn from all 2^64', () => {
    const next = dealsFrom(readRoute('#/yukon?deal=7'));
    const [first, ...others] = Array.from({ length: 200 }, next);
    expect(first).toBe(7n);
    expect(new Set(others).size).toBe(199);
    for (const deal of others) expect(deal >= 0n && deal < 2n ** 64n).toBe(true);
    expect(others.some((deal) => deal >= 2n ** 63n)).toBe(true);
    expect(others.some((deal) => deal < 2n ** 63n)).toBe(true);
  });
});
