import { element } from './dom.ts';

/** How long a browser may take to read what it downloads. */
const READING_MS = 60_000;

/** Gives the player a file with a name, as browsers do: in the folder of downloads, or after a question. Call it in a gesture. */
export function download(name: string, bytes: Uint8Array): void {
  const url = URL.createObjectURL(new Blob([bytes.slice()], { type: 'application/octet-stream' }));
  element('a', { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), READING_MS);
}
