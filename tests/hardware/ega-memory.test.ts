import { describe, expect, it } from 'vitest';
import type { VideoMemory } from '../../host/hardware/pc/video-memory.ts';
import { randomBytes } from '../gem/vdi-model.ts';
import {
  bytesAt,
  type EgaRegisters,
  FRESH,
  graphicsMemory,
  PlainEga,
  putBytes,
  setRegister,
  setRegisters,
} from './ega-model.ts';

const A000 = 0xa0000;
const LATCHED = A000 + 100;
const TARGET = A000 + 4000;
const BITS = [0, 1];

/** Fills the latches, sets the registers and writes a byte over another one, on both. */
function writeOnBoth(
  memory: VideoMemory,
  registers: EgaRegisters,
  latches: readonly number[],
  before: readonly number[],
  value: number,
) {
  putBytes(memory, LATCHED, latches);
  putBytes(memory, TARGET, before);
  memory.read(LATCHED);
  setRegisters(memory, registers);
  memory.write(TARGET, value);
  const plain = new PlainEga();
  plain.planes = [latches[0], latches[1], latches[2], latches[3]];
  plain.read();
  plain.planes = [before[0], before[1], before[2], before[3]];
  plain.registers = registers;
  plain.write(value);
  return { memory: bytesAt(memory, TARGET - A000), plain: plain.planes };
}

describe('the truth table of a bit', () => {
  const replaced = { 0: 'processor', 1: 'and', 2: 'or', 3: 'exclusive or' } as const;
  it.each([0, 1, 2, 3] as const)('logic %i', (logic) => {
    const rows: string[] = [];
    for (const source of BITS) {
      for (const latch of BITS) {
        for (const masked of BITS) {
          const memory = graphicsMemory();
          putBytes(memory, TARGET, [latch, latch, latch, latch]);
          memory.read(TARGET);
          setRegisters(memory, { ...FRESH, logic, bitMask: masked });
          memory.write(TARGET, source);
          rows.push(`${source}${latch}${masked}=${bytesAt(memory, TARGET - A000)[0]}`);
        }
      }
    }
    const expected = {
      processor: '000=0 001=0 010=1 011=0 100=0 101=1 110=1 111=1',
      and: '000=0 001=0 010=1 011=0 100=0 101=0 110=1 111=1',
      or: '000=0 001=0 010=1 011=1 100=0 101=1 110=1 111=1',
      'exclusive or': '000=0 001=0 010=1 011=1 100=0 101=1 110=1 111=0',
    };
    expect(rows.join(' ')).toBe(expected[replaced[logic]]);
  });
});

describe('write modes', () => {
  it.each([0, 1, 2, 3])('write mode %i agrees with the plain model for every setting of the registers', (writeMode) => {
    const next = randomBytes(writeMode + 1);
    const four = () => [next(), next(), next(), next()];
    const card = graphicsMemory();
    let compared = 0;
    for (let logic = 0; logic < 4; logic++) {
      for (let rotate = 0; rotate < 8; rotate++) {
        for (let planes = 0; planes < 16 * 16; planes++) {
          const registers: EgaRegisters = {
            ...FRESH,
            writeMode,
            logic,
            rotate,
            mapMask: planes % 16,
            enableSetReset: planes >> 4,
            setReset: next() % 16,
            bitMask: next(),
          };
          const { memory, plain } = writeOnBoth(card, registers, four(), four(), next());
          if (memory.join() !== plain.join()) expect(memory, JSON.stringify(registers)).toEqual(plain);
          compared++;
        }
      }
    }
    expect(compared).toBe(4 * 8 * 256);
  });

  it('mode 0 rotates to the right before anything else', () => {
    const memory = graphicsMemory();
    setRegisters(memory, { ...FRESH, rotate: 3 });
    memory.write(TARGET, 0b0000_1101);
    expect(bytesAt(memory, TARGET - A000)).toEqual(new Array(4).fill(0b1010_0001));
  });

  it('mode 2 takes the low four bits for a colour; set/reset does not count', () => {
    const memory = graphicsMemory();
    setRegisters(memory, { ...FRESH, writeMode: 2, enableSetReset: 15, setReset: 0, bitMask: 0x3c });
    memory.read(TARGET);
    memory.write(TARGET, 0xfa);
    expect(bytesAt(memory, TARGET - A000)).toEqual([0, 0x3c, 0, 0x3c]);
  });

  it('mode 1 copies all planes by way of the latches, whatever the processor writes', () => {
    const memory = graphicsMemory();
    putBytes(memory, LATCHED, [1, 2, 3, 4]);
    putBytes(memory, LATCHED + 1, [5, 6, 7, 8]);
    setRegisters(memory, { ...FRESH, writeMode: 1, logic: 3, bitMask: 0 });
    memory.copy(LATCHED, TARGET, 2);
    expect([bytesAt(memory, TARGET - A000), bytesAt(memory, TARGET - A000 + 1)]).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ]);
  });

  it('mode 3 is none of the EGA: nothing is written and nothing reported', () => {
    const reports: number[] = [];
    const memory = graphicsMemory((offset) => reports.push(offset));
    setRegisters(memory, { ...FRESH, writeMode: 3 });
    memory.write(TARGET, 0xff);
    memory.fill(TARGET, 10, 0xff);
    expect(bytesAt(memory, TARGET - A000)).toEqual([0, 0, 0, 0]);
    expect(reports).toEqual([]);
  });
});

describe('reads', () => {
  it('mode 0 gives the selected plane, mode 1 compares colours as the plain model does', () => {
    const next = randomBytes(7);
    const memory = graphicsMemory();
    for (let round = 0; round < 2000; round++) {
      const bytes = [next(), next(), next(), next()];
      const registers: EgaRegisters = {
        ...FRESH,
        readMode: round % 2,
        readMap: next() % 4,
        colourCompare: next() % 16,
        colourDontCare: next() % 16,
      };
      putBytes(memory, TARGET, bytes);
      setRegisters(memory, registers);
      const plain = new PlainEga();
      plain.planes = [bytes[0], bytes[1], bytes[2], bytes[3]];
      plain.registers = registers;
      expect(memory.read(TARGET)).toBe(plain.read());
    }
  });

  it('a plane that is not cared for matches; none cared for matches everywhere', () => {
    const memory = graphicsMemory();
    putBytes(memory, TARGET, [0b1100, 0b1010, 0xff, 0x00]);
    setRegisters(memory, { ...FRESH, readMode: 1, colourCompare: 0b0011, colourDontCare: 0b0011 });
    expect(memory.read(TARGET)).toBe(0b1000);
    setRegisters(memory, { ...FRESH, readMode: 1, colourCompare: 0b0101, colourDontCare: 0 });
    expect(memory.read(TARGET)).toBe(0xff);
  });

  it('a read in either mode fills the latches', () => {
    for (const readMode of BITS) {
      const memory = graphicsMemory();
      putBytes(memory, LATCHED, [9, 8, 7, 6]);
      setRegisters(memory, { ...FRESH, readMode, writeMode: 1 });
      memory.read(LATCHED);
      memory.write(TARGET, 0);
      expect(bytesAt(memory, TARGET - A000)).toEqual([9, 8, 7, 6]);
    }
  });
});

describe('the window of the processor', () => {
  it.each([
    [0x04, 0xa0000, 0x10000],
    [0x08, 0xb0000, 0x8000],
    [0x0c, 0xb8000, 0x8000],
  ])('miscellaneous %i: from %i on %i bytes, and nothing beside them', (miscellaneous, base, length) => {
    const memory = graphicsMemory();
    setRegister(memory.graphics, 6, miscellaneous);
    memory.write(base, 0x11);
    memory.write(base + length - 1, 0x22);
    memory.write(base - 1, 0x33);
    memory.write(base + length, 0x44);
    const written = Array.from(memory.planes.keys()).filter((offset) => memory.planes[offset] !== 0);
    expect(written).toEqual([0, length - 1]);
    expect([memory.read(base - 1), memory.read(base), memory.read(base + length)]).toEqual([0xff, 0x11, 0xff]);
  });

  it('128 KB show the planes twice', () => {
    const memory = graphicsMemory();
    setRegister(memory.graphics, 6, 0);
    memory.write(0xb0005, 0x77);
    expect(memory.read(0xa0005)).toBe(0x77);
  });

  it('a fill is the same as writing byte by byte, also across the edges of the window', () => {
    for (const [start, count] of [
      [A000 - 3, 10],
      [A000 + 0xfffa, 20],
      [A000 + 5, 0],
      [A000 + 50, 300],
    ]) {
      const [filled, written] = [graphicsMemory(), graphicsMemory()];
      filled.fill(start, count, 0xa5);
      for (let i = 0; i < count; i++) written.write(start + i, 0xa5);
      expect(filled.planes.findIndex((bytes, offset) => bytes !== written.planes[offset])).toBe(-1);
    }
  });

  it('odd and even addresses reach odd and even planes in the text modes', () => {
    const memory = graphicsMemory();
    setRegister(memory.sequencer, 2, 0x03);
    setRegister(memory.sequencer, 4, 0x03);
    setRegister(memory.graphics, 5, 0x10);
    setRegister(memory.graphics, 6, 0x0e);
    memory.write(0xb8000 + 160, 0x41);
    memory.write(0xb8000 + 161, 0x1e);
    expect(bytesAt(memory, 160)).toEqual([0x41, 0x1e, 0, 0]);
    expect(bytesAt(memory, 161)).toEqual([0, 0, 0, 0]);
    expect([memory.read(0xb8000 + 160), memory.read(0xb8000 + 161)]).toEqual([0x41, 0x1e]);
  });
});

it('registers have the bits of the card and no others', () => {
  const memory = graphicsMemory();
  const bits = (chip: typeof memory.graphics, count: number) =>
    Array.from({ length: count }, (_, index) => {
      setRegister(chip, index, 0xff);
      return chip.value(index);
    });
  expect(bits(memory.graphics, 10)).toEqual([15, 15, 15, 0x1f, 7, 0x3f, 15, 15, 0xff, 0]);
  expect(bits(memory.sequencer, 6)).toEqual([3, 15, 15, 15, 7, 0]);
});
