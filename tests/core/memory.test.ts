import { describe, expect, it } from 'vitest';
import {
  ABI_VERSION,
  CARD_SLOTS,
  MAX_JOURNAL,
  MAX_PILES,
  POSITION_BYTES,
  POSITION_REGISTERS,
  REGISTER_BYTES,
  SESSION_BYTES,
  SESSION_MARKS,
  SESSION_MOVES,
  SESSION_POSITION,
  SESSION_START,
  SESSION_UNDOS,
  VIEW_BYTES,
  VIEW_CARDS,
  VIEW_COUNTS,
  VIEW_MARKED,
  VIEW_PASSES,
  VIEW_REGISTERS,
  VIEW_TURN,
} from '../../assembly/abi.ts';
import {
  DUEL_SEATS,
  DUEL_SEED,
  DUEL_TWIST,
  DUEL_WAITING_PASS,
  VIEW_CREDITS,
  VIEW_END,
  VIEW_SHUFFLED,
  VIEW_WINNER,
} from '../../assembly/abi-duel.ts';
import { SEATS, TRICKS_WINNERS, VIEW_PHASE, VIEW_RESULTS } from '../../assembly/abi-tricks.ts';
import { Core } from '../../host/core/core.ts';
import { AbiError, instantiateCore } from '../../host/core/wasm.ts';
import { coreBytes, loadVerbs } from './built-core.ts';

describe('the module', () => {
  it('imports nothing', async () => {
    expect(WebAssembly.Module.imports(await WebAssembly.compile(new Uint8Array(coreBytes())))).toEqual([]);
  });

  it('never changes the size of its memory, and cannot', async () => {
    const instance = await loadVerbs();
    const buffer = instance.memory.buffer;
    const { verbs } = instance;
    for (let deal = 0; deal < 50; deal++) {
      for (let game = 0; game < verbs.gameCount(); game++) {
        verbs.beginDeal(game, deal, 0, 0);
        verbs.hint();
        verbs.searchStart(2000, 0, 0, 0);
        verbs.searchStep(2000);
      }
      verbs.solverWorld(0x3ff, 0, 0xffc00, 0, 0x3ff00000, 0, deal % 4, deal % 3, 0);
      verbs.solverBeginCards(0);
      verbs.solverStep(20_000);
    }
    expect(instance.memory.buffer).toBe(buffer);
    expect(instance.bytes.length).toBe(buffer.byteLength);
    expect(() => instance.memory.grow(1)).toThrow(RangeError);
  });

  it('is not taken when it speaks another version of the contract', async () => {
    const other = wasmOfVersion(ABI_VERSION + 1);
    await expect(instantiateCore(other)).rejects.toThrow(AbiError);
    await expect(Core.load(other)).rejects.toMatchObject({ found: ABI_VERSION + 1, wanted: ABI_VERSION });
  });
});

describe('the blocks', () => {
  it('lie behind one another without overlap, and a position is at most 1 KiB', () => {
    expect(POSITION_BYTES).toBeLessThanOrEqual(1024);
    expect(SESSION_START).toBeGreaterThanOrEqual(SESSION_POSITION + POSITION_BYTES);
    expect(SESSION_MOVES).toBeGreaterThanOrEqual(SESSION_START + POSITION_BYTES);
    expect(SESSION_UNDOS).toBe(SESSION_MOVES + 4 * MAX_JOURNAL);
    expect(SESSION_MARKS).toBe(SESSION_UNDOS + 4 * MAX_JOURNAL);
    expect(SESSION_BYTES).toBeGreaterThanOrEqual(SESSION_MARKS + MAX_JOURNAL + 1);
    expect(VIEW_CARDS).toBe(VIEW_COUNTS + MAX_PILES);
    expect(VIEW_PASSES).toBe(VIEW_CARDS + CARD_SLOTS);
    expect(VIEW_REGISTERS).toBe(VIEW_MARKED + 1);
    expect(VIEW_TURN).toBe(VIEW_REGISTERS + REGISTER_BYTES);
    expect(VIEW_PHASE).toBe(VIEW_TURN + 1);
    expect(VIEW_WINNER).toBe(VIEW_TURN + 1);
    expect(VIEW_END).toBe(VIEW_CREDITS + DUEL_SEATS);
    expect(VIEW_END + 1).toBeLessThanOrEqual(VIEW_SHUFFLED);
    expect(VIEW_SHUFFLED + 8 * DUEL_SEATS).toBeLessThanOrEqual(VIEW_BYTES);
    expect(VIEW_BYTES).toBe(VIEW_RESULTS + 4 * SEATS);
    expect(POSITION_BYTES).toBe(POSITION_REGISTERS + REGISTER_BYTES);
    expect(DUEL_WAITING_PASS + 2).toBeLessThanOrEqual(DUEL_TWIST);
    expect(DUEL_SEED + 4).toBeLessThanOrEqual(REGISTER_BYTES);
    expect(TRICKS_WINNERS + 4).toBeLessThanOrEqual(REGISTER_BYTES);
  });
});

/** The smallest module with a memory that answers `abiVersion`. */
function wasmOfVersion(version: number): Uint8Array<ArrayBuffer> {
  const text = (name: string): number[] => [name.length, ...new TextEncoder().encode(name)];
  const section = (id: number, body: number[]): number[] => [id, body.length, ...body];
  return new Uint8Array([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [1, 0x60, 0, 1, 0x7f]),
    ...section(3, [1, 0]),
    ...section(5, [1, 1, 1, 1]),
    ...section(7, [2, ...text('abiVersion'), 0, 0, ...text('memory'), 2, 0]),
    ...section(10, [1, 4, 0, 0x41, version, 0x0b]),
  ]);
}
