/** A heading of the first level with a number: a line of text, and one of as many equals signs. */
const HEADING = /^\d+ {2}(.+)\n=+$/gm;

/**
 * The chapter of a text of rules that has a title, to its end; the whole text where it has no such chapter.
 *
 * @param title without its number
 */
export function chapterOf(text: string, title: string): string {
  const headings = [...text.matchAll(HEADING)];
  const k = headings.findIndex((heading) => heading[1] === title);
  return k < 0 ? text : text.slice(headings[k].index, headings[k + 1]?.index);
}
