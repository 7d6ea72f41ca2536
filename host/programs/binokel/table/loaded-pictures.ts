import type { DosServices } from '../../program.ts';
import { type BinokelPictures, loadPictures } from '../art/pictures.ts';

const LOADED = new WeakMap<DosServices, Promise<BinokelPictures>>();

/** The pictures of the program's disk, read once. */
export function picturesOf(services: DosServices): Promise<BinokelPictures> {
  const loaded = LOADED.get(services) ?? loadPictures(services.ownFile);
  LOADED.set(services, loaded);
  return loaded;
}
