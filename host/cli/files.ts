import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { UsageError } from './usage-error.ts';

/** What refusals of the operating system mean to a user, whatever was done with the file. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'its folder does not exist',
  EISDIR: 'is a folder',
  EEXIST: 'exists already',
  EACCES: 'access is not allowed',
  EPERM: 'access is not allowed',
  EROFS: 'the disk is write-protected',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'would become too large',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'its links go round in a circle',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  EBUSY: 'is in use',
  ETXTBSY: 'is in use',
  EIO: 'the disk reports an error',
  ERR_FS_FILE_TOO_LARGE: 'is too large',
};

const READING: Readonly<Record<string, string>> = {
  ...REASONS,
  ENOTDIR: REASONS.ENOENT,
  EACCES: 'may not be read',
  EPERM: 'may not be read',
};

const WRITING: Readonly<Record<string, string>> = {
  ...REASONS,
  ENOENT: REASONS.ENOTDIR,
  EACCES: 'may not be written',
  EPERM: 'may not be written',
};

/** A refusal of the operating system, or of Node on its behalf, as against a fault of the program. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException & { readonly code: string } {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    ('syscall' in error || error.code in REASONS)
  );
}

/** Why the operating system refused, for a user; the system's own words where the code is a rare one. */
export function reasonOf(error: NodeJS.ErrnoException, reasons = REASONS): string {
  return reasons[error.code ?? ''] ?? error.message;
}

function explained<T>(file: string, reasons: Readonly<Record<string, string>>, access: () => T): T {
  try {
    return access();
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw new UsageError(file, reasonOf(error, reasons));
  }
}

/** Runs a call of the file system that reads. @throws UsageError that names the file when it is refused */
export function reading<T>(file: string, access: () => T): T {
  return explained(file, READING, access);
}

/** Runs a call of the file system that writes. @throws UsageError that names the file when it is refused */
export function writing<T>(file: string, access: () => T): T {
  return explained(file, WRITING, access);
}

/** @throws UsageError that names the file when it cannot be read */
export function readBytes(file: string): Uint8Array {
  const buffer = reading(file, () => readFileSync(file));
  return new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength);
}

/** The text of a UTF-8 file. @throws UsageError that names the file when it cannot be read */
export function readText(file: string): string {
  return new TextDecoder().decode(readBytes(file));
}

/** @throws UsageError that names the file when it cannot be written */
export function writeBytes(file: string, content: Uint8Array): void {
  writing(file, () => writeFileSync(file, content));
}

/** Adds to the end of a file, which need not exist. @throws UsageError that names the file when it cannot be written */
export function appendText(file: string, text: string): void {
  writing(file, () => appendFileSync(file, text));
}

/** SHA-256 in lower-case hexadecimal digits. */
export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
