import { describe, expect, it } from 'vitest';
import { egaRgb } from '../../host/hardware/pc/colours.ts';
import { CRTC, EGA_PORT, type Ega } from '../../host/hardware/pc/ega.ts';
import { CharacterGeneratorError, IbmPc } from '../../host/hardware/pc/machine.ts';
import { setAttribute, setCursorPlace, setStartAddress, VIDEO_MODE } from '../../host/hardware/pc/video-modes.ts';
import { VirtualClock } from '../../host/hardware/virtual-clock.ts';
import { randomBytes } from '../gem/vdi-model.ts';
import { CP437_FONT, type TestPc, testPc } from './pc-machine.ts';

const A000 = 0xa0000;
const B800 = 0xb8000;
const WIDTH = 640;
const PICTURE_MS = 1000 / (16_257_000 / (744 * 366));

function graphicsPc(): TestPc {
  const test = testPc();
  test.pc.setVideoMode(VIDEO_MODE.graphics);
  return test;
}

/** Writes an index and a value to a pair of ports. */
function set(ega: Ega, port: number, index: number, value: number): void {
  ega.writePort(port, index);
  ega.writePort(port + 1, value);
}

function pixelsAt(ega: Ega, x: number, y: number, count: number): number[] {
  return [...ega.scanOut().pixels.subarray(y * WIDTH + x, y * WIDTH + x + count)];
}

describe('mode 10h', () => {
  it('is 640x350 at 59.70 Hz with pixels of 3:4, in the colours of the BIOS', () => {
    const { ega } = graphicsPc().pc;
    expect([ega.width, ega.height, ega.pixelAspect]).toEqual([640, 350, { x: 3, y: 4 }]);
    expect(ega.refreshHz).toBeCloseTo(59.7, 2);
    const colours = [...ega.scanOut().palette].map((rgb) => rgb.toString(16).padStart(6, '0'));
    expect(colours.join(' ')).toBe(
      '000000 0000aa 00aa00 00aaaa aa0000 aa00aa aa5500 aaaaaa 555555 5555ff 55ff55 55ffff ff5555 ff55ff ffff55 ffffff',
    );
  });

  it('a pixel takes its bits from the four planes, the left one from bit 7', () => {
    const { ega } = graphicsPc().pc;
    const next = randomBytes(3);
    const bytes = Array.from({ length: 4 }, () => Uint8Array.from({ length: 80 * 350 }, next));
    bytes.forEach((plane, p) => {
      set(ega, EGA_PORT.sequencerIndex, 2, 1 << p);
      plane.forEach((byte, offset) => {
        ega.memory.write(A000 + offset, byte);
      });
    });
    const { pixels } = ega.scanOut();
    const wrong = pixels.findIndex((pixel, i) => {
      const bit = 7 - (i % 8);
      return pixel !== bytes.reduce((sum, plane, p) => sum + ((plane[i >> 3] >> bit) & 1) * 2 ** p, 0);
    });
    expect(wrong).toBe(-1);
  });

  it('shows the memory from the start address on, around its end to its beginning', () => {
    const { ega } = graphicsPc().pc;
    ega.memory.write(A000 + 0x8000, 0xff);
    ega.memory.write(A000, 0x0f);
    setStartAddress(ega, 0x8000);
    expect(pixelsAt(ega, 0, 0, 8)).toEqual(new Array(8).fill(15));
    setStartAddress(ega, 0x10000 - 80);
    expect(pixelsAt(ega, 0, 1, 8)).toEqual([0, 0, 0, 0, 15, 15, 15, 15]);
    ega.memory.write(A000 + 0x10000 - 1, 0x80);
    ega.memory.write(A000 + 1, 0x80);
    expect(pixelsAt(ega, 632, 0, 1)).toEqual([15]);
    expect(pixelsAt(ega, 8, 1, 1)).toEqual([15]);
  });

  it('a line may be longer or shorter than the screen shows', () => {
    const { ega } = graphicsPc().pc;
    set(ega, EGA_PORT.crtcIndex, CRTC.offset, 50);
    ega.memory.write(A000 + 100, 0xff);
    expect(pixelsAt(ega, 0, 1, 8)).toEqual(new Array(8).fill(15));
    set(ega, EGA_PORT.crtcIndex, CRTC.offset, 20);
    ega.scanOut();
    ega.memory.write(A000 + 80, 0xaa);
    expect(pixelsAt(ega, 40 * 8, 1, 4)).toEqual([15, 0, 15, 0]);
    expect(pixelsAt(ega, 0, 2, 4)).toEqual([15, 0, 15, 0]);
    set(ega, EGA_PORT.crtcIndex, CRTC.offset, 0);
    ega.memory.write(A000, 0xff);
    expect(pixelsAt(ega, 0, 349, 8)).toEqual(new Array(8).fill(15));
  });
});

describe('the palette', () => {
  it('has 64 colours: two thirds of the light for the low bits, one third for the high ones', () => {
    const colours = Array.from({ length: 64 }, (_, register) => egaRgb(register));
    expect(new Set(colours).size).toBe(64);
    const guns = (register: number) => egaRgb(register).toString(16).padStart(6, '0');
    expect([0x01, 0x02, 0x04, 0x08, 0x10, 0x20].map(guns)).toEqual([
      '0000aa',
      '00aa00',
      'aa0000',
      '000055',
      '005500',
      '550000',
    ]);
    expect([0x14, 0x3f, 0x26].map(guns)).toEqual(['aa5500', 'ffffff', 'ffaa00']);
  });

  it('takes index and value in turn; reading the status begins anew', () => {
    const { ega } = graphicsPc().pc;
    ega.readPort(EGA_PORT.status);
    ega.writePort(EGA_PORT.attribute, 0x20 | 3);
    ega.writePort(EGA_PORT.attribute, 0x3f);
    ega.writePort(EGA_PORT.attribute, 0x20 | 4);
    ega.readPort(EGA_PORT.status);
    ega.writePort(EGA_PORT.attribute, 0x20 | 5);
    ega.writePort(EGA_PORT.attribute, 0x00);
    expect([...ega.scanOut().palette.subarray(3, 6)]).toEqual([0xffffff, 0xaa0000, 0x000000]);
  });

  it('shows the border alone while the palette is not before the screen', () => {
    const { ega } = graphicsPc().pc;
    setAttribute(ega, 0x11, 0x01);
    ega.readPort(EGA_PORT.status);
    ega.writePort(EGA_PORT.attribute, 0x00);
    expect([...ega.scanOut().palette]).toEqual(new Array(16).fill(0x0000aa));
  });

  it('leaves out planes that are not enabled', () => {
    const { ega } = graphicsPc().pc;
    setAttribute(ega, 0x12, 0b0101);
    const { palette } = ega.scanOut();
    expect([palette[2], palette[3], palette[15]]).toEqual([palette[0], palette[1], palette[5]]);
    expect(palette[5]).toBe(0xaa00aa);
  });
});

describe('what is reported and made', () => {
  it('one report for a burst, none for what is not shown', () => {
    const { ega } = graphicsPc().pc;
    let reports = 0;
    const end = ega.onChange(() => reports++);
    ega.memory.write(A000, 1);
    expect(reports).toBe(0);
    ega.scanOut();
    ega.memory.write(A000 + 0x8000, 1);
    ega.memory.fill(A000 + 28000, 500, 1);
    expect(reports).toBe(0);
    ega.memory.write(A000 + 27999, 1);
    ega.memory.write(A000, 2);
    expect(reports).toBe(1);
    ega.scanOut();
    setStartAddress(ega, 0x8000);
    expect(reports).toBe(2);
    end();
    ega.scanOut();
    ega.memory.write(A000 + 0x8000, 3);
    expect(reports).toBe(2);
  });

  it('a hook before the picture draws into it without a further report', () => {
    const { ega } = graphicsPc().pc;
    let reports = 0;
    ega.onChange(() => reports++);
    const end = ega.beforeScanOut(() => ega.memory.write(A000, 0xff));
    expect(pixelsAt(ega, 0, 0, 1)).toEqual([15]);
    expect(reports).toBe(0);
    ega.requestScanOut();
    expect(reports).toBe(1);
    end();
    ega.scanOut();
    ega.memory.write(A000, 0);
    expect(pixelsAt(ega, 0, 0, 1)).toEqual([0]);
  });
});

describe('text mode', () => {
  it('draws the characters of the generator in the colours of their attributes', () => {
    const { ega } = testPc().pc;
    const place = 3 * 80 + 5;
    ega.memory.write(B800 + place * 2, 0x8e);
    ega.memory.write(B800 + place * 2 + 1, 0x4e);
    const { pixels } = ega.scanOut();
    for (let y = 0; y < 14; y++) {
      for (let x = 0; x < 8; x++) {
        const ink = (CP437_FONT.rows[0x8e * 14 + y] & (0x80 >> x)) !== 0;
        expect(pixels[(3 * 14 + y) * WIDTH + 40 + x]).toBe(ink ? 14 : 4);
      }
    }
  });

  it('is empty after switching on, with a blinking cursor in the corner', () => {
    const { pc, clock } = testPc();
    const lines = () => {
      const { pixels } = pc.ega.scanOut();
      return Array.from({ length: 350 }, (_, y) => y).filter((y) =>
        pixels.subarray(y * WIDTH, (y + 1) * WIDTH).includes(7),
      );
    };
    expect(lines()).toEqual([11, 12]);
    let reports = 0;
    pc.ega.onChange(() => reports++);
    clock.advance(7.99 * PICTURE_MS);
    expect(reports).toBe(0);
    clock.advance(0.02 * PICTURE_MS);
    expect(reports).toBe(1);
    expect(lines()).toEqual([]);
    clock.advance(8 * PICTURE_MS);
    expect([reports, lines()]).toEqual([2, [11, 12]]);
    setCursorPlace(pc.ega, 24 * 80);
    expect(lines()).toEqual([347, 348]);
  });

  it('nothing blinks, and no time is asked for, where no cursor shows', () => {
    const { pc, clock } = testPc();
    set(pc.ega, EGA_PORT.crtcIndex, CRTC.cursorStart, 0x0f);
    pc.ega.scanOut();
    let reports = 0;
    pc.ega.onChange(() => reports++);
    clock.advance(10_000);
    expect(reports).toBe(0);
    setCursorPlace(pc.ega, 25 * 80);
    set(pc.ega, EGA_PORT.crtcIndex, CRTC.cursorStart, 0x0b);
    pc.ega.scanOut();
    clock.advance(10_000);
    expect(reports).toBe(1);
  });

  it('bit 7 of an attribute blinks in 16 pictures, or is a bright ground', () => {
    const { pc, clock } = testPc();
    set(pc.ega, EGA_PORT.crtcIndex, CRTC.cursorStart, 0x0f);
    pc.ega.memory.write(B800, 0xdb);
    pc.ega.memory.write(B800 + 1, 0x9e);
    const corner = () => pixelsAt(pc.ega, 0, 0, 1)[0];
    expect(corner()).toBe(14);
    clock.advance(16.01 * PICTURE_MS);
    expect(corner()).toBe(1);
    clock.advance(16 * PICTURE_MS);
    expect(corner()).toBe(14);
    setAttribute(pc.ega, 0x10, 0x00);
    pc.ega.memory.write(B800, 0x20);
    expect(corner()).toBe(9);
    clock.advance(16 * PICTURE_MS);
    expect(corner()).toBe(9);
  });

  it('a further mode begins with an empty screen', () => {
    const { pc } = testPc();
    pc.ega.memory.write(B800, 0xdb);
    pc.setVideoMode(VIDEO_MODE.graphics);
    pc.ega.memory.fill(A000, 28000, 0xff);
    expect(pc.ega.scanOut().pixels.every((pixel) => pixel === 15)).toBe(true);
    pc.setVideoMode(VIDEO_MODE.graphics);
    expect(pc.ega.scanOut().pixels.every((pixel) => pixel === 0)).toBe(true);
    pc.setVideoMode(VIDEO_MODE.text);
    expect([pc.ega.memory.read(B800), pc.ega.memory.read(B800 + 1), pc.videoMode]).toEqual([0x20, 0x07, 0x03]);
  });

  it('needs 256 characters of 14 bytes', () => {
    expect(() => new IbmPc(new VirtualClock(), new Uint8Array(256 * 8))).toThrow(CharacterGeneratorError);
  });
});

describe('the time of the beam', () => {
  it('the status says when nothing is shown and when the beam runs back', () => {
    const { pc, clock } = graphicsPc();
    const line = PICTURE_MS / 366;
    const at = (lines: number) => {
      clock.advance(lines * line - clock.now());
      return pc.ega.readPort(EGA_PORT.status);
    };
    expect([at(0.5), at(0.95), at(100.5), at(349.5)]).toEqual([0, 1, 0, 0]);
    expect([at(350.5), at(362.5), at(363.5), at(365.9), at(366.5)]).toEqual([9, 9, 1, 1, 0]);
  });

  it('the retrace comes once a picture, also for who waits for it within it', () => {
    const { pc, clock } = graphicsPc();
    const times: number[] = [];
    const again = (): void => {
      times.push(clock.now() / PICTURE_MS);
      pc.ega.atRetrace(again);
    };
    pc.ega.atRetrace(again);
    const cancel = pc.ega.atRetrace(() => times.push(-1));
    cancel();
    clock.advance(3.99 * PICTURE_MS);
    expect(times.map((time) => time.toFixed(4))).toEqual([0, 1, 2, 3].map((n) => (n + 350 / 366).toFixed(4)));
  });

  it('of the other ports only the places of screen and cursor can be read', () => {
    const { ega } = graphicsPc().pc;
    setStartAddress(ega, 0x1234);
    setCursorPlace(ega, 0x0567);
    const read = (index: number) => {
      ega.writePort(EGA_PORT.crtcIndex, index);
      return ega.readPort(EGA_PORT.crtc);
    };
    expect([0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0x10].map(read)).toEqual([0xff, 0x12, 0x34, 0x05, 0x67, 0xff]);
    expect([ega.readPort(EGA_PORT.graphics), ega.readPort(0x61)]).toEqual([0xff, 0xff]);
  });
});
