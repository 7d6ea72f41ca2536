import { type DecodedSound, decodeHsn } from '../../formats/hsn.ts';
import type { Command } from '../command.ts';
import { readBytes, sha256, writeBytes } from '../files.ts';
import { planOutputs } from '../outputs.ts';
import { examineFiles, type FileReport } from '../per-file.ts';
import { encodeWav } from '../wav.ts';

const MOST_FILES = 100_000;

/** The samples as signed 16-bit little-endian, channels interleaved: what the report's sha256 is taken of (CLI, `hsn`). */
function interleaved(sound: DecodedSound): Uint8Array {
  const { channelSamples, channels, frames } = sound;
  const view = new DataView(new ArrayBuffer(frames * channels * 2));
  for (const [channel, samples] of channelSamples.entries()) {
    for (let frame = 0; frame < frames; frame++) view.setInt16((frame * channels + channel) * 2, samples[frame], true);
  }
  return new Uint8Array(view.buffer);
}

function report(file: string, sound: DecodedSound): FileReport {
  const json = {
    file,
    sha256: sha256(interleaved(sound)),
    version: sound.version,
    rate: sound.rateHz,
    channels: sound.channels,
    bits: sound.bits,
    frames: sound.frames,
    seconds: Math.round((sound.frames / sound.rateHz) * 1000) / 1000,
    gain: sound.gainDb,
    info: sound.info,
    warnings: sound.warnings,
  };
  const kind = sound.channels === 1 ? 'mono' : 'stereo';
  const lines = [
    `${file}: HSND ${sound.version}, ${kind}, ${sound.bits} bits, ${sound.rateHz} Hz, ${sound.frames} frames (${json.seconds} s)`,
    ...(sound.gainDb.some((gain) => gain !== 0) ? [`  gain ${sound.gainDb.join(' / ')} dB`] : []),
    ...(sound.info === '' ? [] : [`  info "${sound.info}"`]),
    ...sound.warnings.map(({ code, offset }) => `  warning: ${code} at offset ${offset}`),
    `  sha256 ${json.sha256}`,
  ];
  return { json, text: `${lines.join('\n')}\n` };
}

/** `hsn`: what is in sounds of "Crazy Sounds", and the sounds themselves as WAVE files. */
export const hsn: Command = {
  name: 'hsn',
  synopsis: ['hsn FILE ... [--wav OUT]'],
  summary: 'decodes sounds (HSN): rate in Hz, channels, bits, frames, gain in dB per channel, info text',
  notes: [
    'With several files OUT is a folder that receives NAME.wav for each. The WAVE file has the bits of the original and not its gain. sha256 is that of the samples as signed 16-bit little-endian numbers (8-bit values times 256). A file that cannot be decoded is reported with the reason and the offset, and the others go on; the exit code is then 1.',
  ],
  options: { wav: { value: 'OUT', summary: 'write the sound as a WAVE file' } },
  async run(line, io) {
    const files = line.arguments('FILE', 1, MOST_FILES);
    const placeOf = planOutputs(files, line.text('wav'), 'wav');
    return examineFiles(files, line.has('json'), io, (file) => {
      const sound = decodeHsn(readBytes(file));
      const place = placeOf(file);
      if (place !== null) writeBytes(place, encodeWav(sound.rateHz, sound.bits, sound.channelSamples));
      return report(file, sound);
    });
  },
};
