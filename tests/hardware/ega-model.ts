import { VideoMemory } from '../../host/hardware/pc/video-memory.ts';

/** The registers that a write or a read depends on, by their names in IBM's reference. */
export interface EgaRegisters {
  mapMask: number;
  setReset: number;
  enableSetReset: number;
  colourCompare: number;
  rotate: number;
  /** 0 replace, 1 and, 2 or, 3 exclusive or. */
  logic: number;
  readMap: number;
  writeMode: number;
  readMode: number;
  colourDontCare: number;
  bitMask: number;
}

export const FRESH: Readonly<EgaRegisters> = {
  mapMask: 15,
  setReset: 0,
  enableSetReset: 0,
  colourCompare: 0,
  rotate: 0,
  logic: 0,
  readMap: 0,
  writeMode: 0,
  readMode: 0,
  colourDontCare: 15,
  bitMask: 0xff,
};

type Bytes = [number, number, number, number];

/** One address of an EGA, bit by bit and plane by plane, straight from the words of the reference. */
export class PlainEga {
  registers: EgaRegisters = { ...FRESH };
  planes: Bytes = [0, 0, 0, 0];
  latches: Bytes = [0, 0, 0, 0];

  read(): number {
    this.latches = [...this.planes];
    const { readMode, readMap, colourCompare, colourDontCare } = this.registers;
    if (readMode === 0) return this.planes[readMap];
    let result = 0;
    for (let bit = 0; bit < 8; bit++) {
      let same = true;
      for (let plane = 0; plane < 4; plane++) {
        if (bitOf(colourDontCare, plane) === 0) continue;
        if (bitOf(this.planes[plane], bit) !== bitOf(colourCompare, plane)) same = false;
      }
      if (same) result += 2 ** bit;
    }
    return result;
  }

  write(value: number): void {
    const { mapMask, writeMode } = this.registers;
    if (writeMode === 3) return;
    for (let plane = 0; plane < 4; plane++) {
      if (bitOf(mapMask, plane) === 0) continue;
      let byte = 0;
      for (let bit = 0; bit < 8; bit++) byte += this.#written(value, plane, bit) * 2 ** bit;
      this.planes[plane] = byte;
    }
  }

  #written(value: number, plane: number, bit: number): number {
    const { writeMode, enableSetReset, setReset, rotate, logic, bitMask } = this.registers;
    const latch = bitOf(this.latches[plane], bit);
    if (writeMode === 1 || bitOf(bitMask, bit) === 0) return latch;
    let source = bitOf(value, (bit + rotate) % 8);
    if (writeMode === 2) source = bitOf(value, plane);
    else if (bitOf(enableSetReset, plane) === 1) source = bitOf(setReset, plane);
    if (logic === 0) return source;
    if (logic === 1) return source === 1 && latch === 1 ? 1 : 0;
    if (logic === 2) return source === 1 || latch === 1 ? 1 : 0;
    return source === latch ? 0 : 1;
  }
}

function bitOf(value: number, bit: number): number {
  return Math.floor(value / 2 ** bit) % 2;
}

/** Video memory as mode 10h has it: all planes at 0xA0000. */
export function graphicsMemory(written: (offset: number, count: number) => void = () => undefined): VideoMemory {
  const memory = new VideoMemory(written);
  setRegister(memory.sequencer, 4, 0x06);
  setRegister(memory.graphics, 6, 0x05);
  setRegisters(memory, FRESH);
  return memory;
}

/** Writes the registers of the card by their numbers. */
export function setRegisters(memory: VideoMemory, registers: Readonly<EgaRegisters>): void {
  const { sequencer, graphics } = memory;
  setRegister(sequencer, 2, registers.mapMask);
  setRegister(graphics, 0, registers.setReset);
  setRegister(graphics, 1, registers.enableSetReset);
  setRegister(graphics, 2, registers.colourCompare);
  setRegister(graphics, 3, registers.rotate + registers.logic * 8);
  setRegister(graphics, 4, registers.readMap);
  setRegister(graphics, 5, registers.writeMode + registers.readMode * 8);
  setRegister(graphics, 7, registers.colourDontCare);
  setRegister(graphics, 8, registers.bitMask);
}

export function setRegister(chip: VideoMemory['graphics'], index: number, value: number): void {
  chip.index = index;
  chip.write(value);
}

/** The bytes of the four planes at an offset. */
export function bytesAt(memory: VideoMemory, offset: number): Bytes {
  const bytes = memory.planes[offset];
  return [bytes >>> 24, (bytes >>> 16) & 0xff, (bytes >>> 8) & 0xff, bytes & 0xff];
}

/** Puts bytes into the four planes of an address by way of the map mask, and leaves registers and latches fresh. */
export function putBytes(memory: VideoMemory, address: number, bytes: readonly number[]): void {
  setRegisters(memory, FRESH);
  bytes.forEach((byte, plane) => {
    setRegister(memory.sequencer, 2, 1 << plane);
    memory.write(address, byte);
  });
  setRegister(memory.sequencer, 2, 15);
}
