import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { UsageError } from './usage-error.ts';

const READING: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EISDIR: 'is a folder',
  EACCES: 'may not be read',
};

const WRITING: Readonly<Record<string, string>> = {
  ENOENT: 'its folder does not exist',
  ENOTDIR: 'its folder does not exist',
  EISDIR: 'is a folder',
  EACCES: 'may not be written',
  ENOSPC: 'the disk is full',
};

/** Runs a call of the file system; its refusal becomes wrong use that names the file. */
function explained<T>(file: string, reasons: Readonly<Record<string, string>>, access: () => T): T {
  try {
    return access();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new UsageError(file, reasons[String(error.code)] ?? error.message);
  }
}

/** @throws UsageError that names the file when it cannot be read */
export function readBytes(file: string): Uint8Array {
  const buffer = explained(file, READING, () => readFileSync(file));
  return new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength);
}

/** The text of a UTF-8 file. @throws UsageError that names the file when it cannot be read */
export function readText(file: string): string {
  return new TextDecoder().decode(readBytes(file));
}

/** @throws UsageError that names the file when it cannot be written */
export function writeBytes(file: string, content: Uint8Array): void {
  explained(file, WRITING, () => writeFileSync(file, content));
}

/** Adds to the end of a file, which need not exist. @throws UsageError that names the file when it cannot be written */
export function appendText(file: string, text: string): void {
  explained(file, WRITING, () => appendFileSync(file, text));
}

/** SHA-256 in lower-case hexadecimal digits. */
export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
