/** Line drawings on a 24 by 24 grid, as SVG path descriptions. */
const ICONS = {
  back: 'M15 5l-7 7 7 7',
  cards:
    'M8 4h9a2 2 0 0 1 2 2v11 M5 7h8a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2zM10 11l2.2 2.6L10 16.2l-2.2-2.6z',
  soundOn: 'M4 10v4h3.5L12 18V6L7.5 10zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  soundOff: 'M4 10v4h3.5L12 18V6L7.5 10zM16 10l4 4M20 10l-4 4',
  soundWaiting: 'M4 10v4h3.5L12 18V6L7.5 10zM17.5 8v5M17.5 16v.2',
  fullscreen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  screen: 'M3 5h18v12H3zM9 20.500h6M12 17v3.500',
  whole: 'M5 5h14v14H5zM5 12h14M12 5v14',
  fill: 'M3 6h18v12H3zM7 12h10M9.5 9.5L7 12l2.5 2.5M14.5 9.5L17 12l-2.5 2.5',
  keys: 'M3 7h18v10H3zM7 11h.01M11 11h.01M15 11h.01M7.5 14h9M18 11h.01',
  help: 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18zM9.5 9.5a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.1 1-1.1 1.9M12 16.7v.1',
  language:
    'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18zM3.5 9.5h17M3.5 14.5h17M12 3c-5 5.5-5 12.5 0 18M12 3c5 5.5 5 12.5 0 18',
  link: 'M10 14a4 4 0 0 0 5.700 0l3.100-3.100a4 4 0 0 0-5.700-5.700L11.800 6.500M14 10a4 4 0 0 0-5.700 0l-3.100 3.100a4 4 0 0 0 5.700 5.700l1.300-1.300',
  download: 'M12 4v11M7.500 10.500L12 15l4.500-4.500M5 19h14',
  chosen: 'M5 12.500l4.500 4.500L19 7.500',
  close: 'M6 6l12 12M18 6L6 18',
  remove: 'M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.400L17 7M10.5 10.5v6M13.5 10.5v6',
} as const;

export type IconName = keyof typeof ICONS;

const SVG = 'http://www.w3.org/2000/svg';

/** A drawing in the colour of the text around it; it says nothing to screen readers. */
export function icon(name: IconName): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', ICONS[name]);
  svg.append(path);
  return svg;
}
