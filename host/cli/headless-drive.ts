import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ProgramDrive } from '../programs/program.ts';
import { readBytes, reading, writeBytes, writing } from './files.ts';

/** A drive that lives as long as its owner. */
export class MemoryDrive implements ProgramDrive {
  readonly files = new Map<string, Uint8Array>();
  readonly #listeners = new Set<(name: string) => void>();

  async list(ending: string): Promise<readonly string[]> {
    return [...this.files.keys()].filter((name) => name.endsWith(`.${ending}`));
  }

  async read(name: string): Promise<Uint8Array | null> {
    return this.files.get(name) ?? null;
  }

  async write(name: string, bytes: Uint8Array): Promise<void> {
    this.files.set(name, bytes.slice());
  }

  async remove(name: string): Promise<void> {
    this.files.delete(name);
  }

  onArrival(listener: (name: string) => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** The player brings a file. */
  bring(name: string, bytes: Uint8Array): void {
    this.files.set(name, bytes);
    for (const listener of [...this.#listeners]) listener(name);
  }
}

const TOS_NAME = /^[A-Z0-9_]{1,8}\.[A-Z0-9_]{1,3}$/;

/**
 * A folder of this computer as the drive. Programs see its files with names of TOS, in capitals whatever the letters on
 * the disk are; nobody brings it files while a program runs.
 *
 * All calls reject with UsageError where the operating system refuses.
 */
export class FolderDrive implements ProgramDrive {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async list(ending: string): Promise<readonly string[]> {
    return this.#names()
      .map((name) => name.toUpperCase())
      .filter((name) => TOS_NAME.test(name) && name.endsWith(`.${ending}`));
  }

  async read(name: string): Promise<Uint8Array | null> {
    const file = this.#fileOf(name);
    return file === undefined ? null : readBytes(join(this.#folder, file));
  }

  async write(name: string, bytes: Uint8Array): Promise<void> {
    writeBytes(this.#path(name), bytes);
  }

  async remove(name: string): Promise<void> {
    const path = this.#path(name);
    writing(path, () => rmSync(path, { force: true }));
  }

  onArrival(): () => void {
    return () => undefined;
  }

  #names(): readonly string[] {
    return reading(this.#folder, () => readdirSync(this.#folder));
  }

  #fileOf(name: string): string | undefined {
    return this.#names().find((file) => file.toUpperCase() === name);
  }

  /** The path of the file that there is, or of a new one. */
  #path(name: string): string {
    return join(this.#folder, this.#fileOf(name) ?? name);
  }
}
