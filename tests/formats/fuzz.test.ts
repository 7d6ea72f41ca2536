import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LAYOUT_H1, sliceCardSheet } from '../../host/formats/cardset.ts';
import { FormatError } from '../../host/formats/format-error.ts';
import { decodeHsn, encodeHsn, MAX_SAMPLE_BYTES } from '../../host/formats/hsn.ts';
import { decodeImg } from '../../host/formats/img.ts';
import { encodeImg } from '../../host/formats/img-encode.ts';
import { MAX_PIXELS } from '../../host/formats/raster.ts';
import { sharedDir } from '../shared-files.ts';
import { idWords, imgBytes } from './img-bytes.ts';
import { readBytes } from './manifest.ts';
import { mutate, RandomSource } from './mutate.ts';
import { drawSheet } from './sample-sheets.ts';

const ROUNDS = 10_000;

/** Larger files would only make the same faults slower. */
const LARGEST_ORIGINAL = 8000;

/** Files of the shared folder with this extension, where it is there. */
function sharedFiles(part: string, extension: string): Uint8Array[] {
  const root = sharedDir();
  if (root === null) {
    return [];
  }
  const dir = join(root, part);
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(extension));
  return names
    .toSorted()
    .map((name) => readBytes(dir, name))
    .filter((bytes) => bytes.length <= LARGEST_ORIGINAL);
}

function pictures(): Uint8Array[] {
  const sheet = drawSheet({ layout: LAYOUT_H1, cellWidth: 16, cellHeight: 20, planes: 2, frame: 'round' });
  const stColours = Array.from({ length: 16 }, (_, index) => index * 0x77);
  return [
    encodeImg(sheet, { variant: 'plain' }),
    encodeImg(sheet, { variant: 'ximg', patternLength: 4 }),
    imgBytes({ version: 3, width: 40, height: 6, planes: 2 }, [0x00, 0x00, 0x07, 0x9f, 0x00, 0x09, 0xaa, 0x55, 0x7f]),
    imgBytes(
      { planes: 4, width: 20, height: 3, extension: [...idWords('STTT'), 16, ...stColours] },
      [0x7f, 0xff, 0x0a],
    ),
    imgBytes({ planes: 1, width: 20, height: 3, extension: [0x80, ...stColours] }, [0x00, 0x00, 0xff, 0x03, 0x83]),
    imgBytes({ planes: 4, width: 20, height: 2, extension: [1] }, [0x80, 0x03, 1, 2, 3, 0x83, 0x03]),
    ...sharedFiles('files/img', '.img'),
    ...sharedFiles('files/real', '.img'),
  ];
}

function sounds(): Uint8Array[] {
  const wave = Int16Array.from({ length: 300 }, (_, index) => Math.sin(index / 9) * 30000);
  return [
    encodeHsn({ rateHz: 12500, bits: 8, channelSamples: [wave] }),
    encodeHsn({ rateHz: 50000, bits: 16, channelSamples: [wave, wave], info: 'Ton für Ton' }),
    ...sharedFiles('files/snd', '.hsn'),
  ];
}

/** Runs `decode` on damaged copies and counts results; every refusal must be a FormatError with a sane offset. */
function decodeDamaged(
  originals: readonly Uint8Array[],
  headerBytes: number,
  seed: number,
  decode: (bytes: Uint8Array) => void,
): { decoded: number; refused: number } {
  const random = new RandomSource(seed);
  const counts = { decoded: 0, refused: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    const bytes = mutate(originals[round % originals.length], random, headerBytes);
    try {
      decode(bytes);
      counts.decoded++;
    } catch (error) {
      if (!(error instanceof FormatError) || error.offset < 0 || error.offset > bytes.length) {
        throw new Error(`round ${round}: ${String(error)} on bytes ${bytes.subarray(0, 64).join(' ')}`, {
          cause: error,
        });
      }
      counts.refused++;
    }
  }
  return counts;
}

describe('damaged files', () => {
  it('pictures give a picture of bounded size or a typed error', () => {
    const counts = decodeDamaged(pictures(), 60, 1993, (bytes) => {
      const { raster, headerWords, warnings } = decodeImg(bytes);
      expect(raster.pixels.length).toBe(raster.width * raster.height);
      expect(raster.pixels.length).toBeLessThanOrEqual(MAX_PIXELS);
      expect(raster.height).toBeLessThanOrEqual(256 * (bytes.length - 2 * headerWords));
      expect(raster.palette.length).toBe(2 ** raster.planes);
      expect(warnings.length).toBeLessThan(17);
    });
    expect(counts.decoded).toBeGreaterThan(ROUNDS / 10);
    expect(counts.refused).toBeGreaterThan(ROUNDS / 10);
  });

  it('sounds give a sound of bounded size or a typed error', () => {
    const counts = decodeDamaged(sounds(), 48, 1994, (bytes) => {
      const { frames, channels, channelSamples, rateHz } = decodeHsn(bytes);
      expect(channelSamples.map((samples) => samples.length)).toEqual(Array(channels).fill(frames));
      expect(frames * channels).toBeLessThanOrEqual(Math.min(MAX_SAMPLE_BYTES, bytes.length));
      expect(rateHz).toBeGreaterThanOrEqual(1000);
      expect(rateHz).toBeLessThanOrEqual(60000);
    });
    expect(counts.decoded).toBeGreaterThan(ROUNDS / 10);
    expect(counts.refused).toBeGreaterThan(ROUNDS / 100);
  });

  it('card sheets give a sheet or a typed error', () => {
    const sheet = drawSheet({ layout: LAYOUT_H1, cellWidth: 16, cellHeight: 20, planes: 2, frame: 'round' });
    const random = new RandomSource(1995);
    const original = encodeImg(sheet, { variant: 'plain' });
    let sliced = 0;
    for (let round = 0; round < 300; round++) {
      try {
        expect(sliceCardSheet(decodeImg(mutate(original, random, 16))).faces).toHaveLength(4);
        sliced++;
      } catch (error) {
        expect(error).toBeInstanceOf(FormatError);
      }
    }
    expect(sliced).toBeGreaterThan(10);
  });
});
