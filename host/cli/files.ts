import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { UsageError } from './usage-error.ts';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'is a folder',
  EACCES: 'may not be opened',
  ENOTDIR: 'its folder does not exist',
};

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? (error instanceof Error ? error.message : String(error));
}

/** @throws UsageError that names the file when it cannot be read */
export function readBytes(file: string): Uint8Array {
  try {
    const buffer = readFileSync(file);
    return new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength);
  } catch (error) {
    throw new UsageError(file, reasonOf(error));
  }
}

/** The text of a UTF-8 file. @throws UsageError that names the file when it cannot be read */
export function readText(file: string): string {
  return new TextDecoder().decode(readBytes(file));
}

/** @throws UsageError that names the file when it cannot be written */
export function writeBytes(file: string, content: Uint8Array | string): void {
  try {
    writeFileSync(file, content);
  } catch (error) {
    throw new UsageError(file, reasonOf(error));
  }
}

/** SHA-256 in lower-case hexadecimal digits. */
export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
