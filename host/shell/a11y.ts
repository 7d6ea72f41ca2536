/**
 * Tells screen readers what changes on the screen that they cannot see.
 *
 * @param region a polite live region
 * @returns says a line; the same line twice is said twice
 */
export function announcer(region: HTMLElement): (line: string) => void {
  region.setAttribute('role', 'status');
  region.setAttribute('aria-live', 'polite');
  return (line) => {
    const said = document.createElement('p');
    said.textContent = line;
    region.replaceChildren(said);
  };
}
