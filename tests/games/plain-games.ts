/** The games that are written a second time, by their ids. */
import { plainKleineHarfe, plainStandart } from './plain-columns.ts';
import { plainEiffelturm } from './plain-eiffelturm.ts';
import { plainGalerie } from './plain-galerie.ts';
import { plainMatriarchat } from './plain-matriarchat.ts';
import type { PlainGame } from './plain-table.ts';
import { plainZopf } from './plain-zopf.ts';

export const PLAIN_GAMES: Readonly<Record<string, PlainGame>> = {
  standart: plainStandart,
  eiffelturm: plainEiffelturm,
  matriarchat: plainMatriarchat,
  'kleine-harfe': plainKleineHarfe,
  galerie: plainGalerie,
  zopf: plainZopf,
};
