import { sliceCardSheet } from '../formats/cardset.ts';
import { decodeImg } from '../formats/img.ts';
import { OWN_SHEETS } from '../programs/own-sheets.ts';
import type { NamedSheet } from '../programs/program.ts';
import { repoBytes } from './repo.ts';

let decodedSheets: readonly NamedSheet[] | null = null;

/** The project's own card sheets, for every mode; decoded once. */
export function ownSheets(): readonly NamedSheet[] {
  decodedSheets ??= OWN_SHEETS.map((name) => {
    const file = repoBytes(`assets/cards/${name}`);
    return { name, sheet: sliceCardSheet(decodeImg(file)), bytes: file.length, fromUser: false };
  });
  return decodedSheets;
}
