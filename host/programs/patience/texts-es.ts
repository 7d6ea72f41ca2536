import { spanishTexts } from '../card-play/common-texts-es.ts';
import { TITLE } from './game-names.ts';
import type { PatienceTexts } from './texts.ts';

const common = spanishTexts(TITLE);

/** Spanish. */
export const spanish: PatienceTexts = {
  ...common,
  menus: { patience: 'Patience', information: 'Información', help: 'Ayudas', cards: 'Cartas' },
  games: {
    eiffelturm: 'Torre Eiffel',
    matriarchat: 'Matriarcado',
    standart: 'Estándar',
    'kleine-harfe': 'Arpa pequeña',
    galerie: 'Galería',
    zopf: 'Trenza',
  },
  demo: 'Demo',
  wait: (seconds) => `Espera ${seconds} s`,
  copying: 'Copiar',
  place: 'A las bases',
  mark: 'Marcar',
  toMark: 'A la marca',
  cheat: 'Sin reglas',
  options: {
    first: 'repartir solas las primeras',
    remainder: 'Matriarcado: completar resto',
    distinct: 'Trenza: sin cartas dobles',
  },

  playOn: 'Seguir',
  askToMark: '¿Deshacer todas las jugadas|hasta la última marca?',
  won: '¡Enhorabuena!|El solitario ha salido.',
  cheated: '¡Trampa!|Las cartas están en su sitio,|pero no según las reglas.|Esto no cuenta.',
  waitTitle: '¿Cuánto tiempo la flecha?',
  waitLabel: 'Espera:',
  seconds: 's',
  copyingText: [
    'Pasar Patience a otros',
    '',
    'Este programa es parte de Talon y tiene la licencia MIT. Puedes usarlo, copiarlo, regalarlo, venderlo y cambiarlo mientras la licencia vaya con él.',
    '',
    'Las cartas, letras e imágenes son libres para todo uso (CC0).',
    '',
    'Su modelo, Patience 2.13 para el Atari ST, lo escribió Volker Weidner en 1990. Aquí no hay ninguna parte de él: reglas y manejo se han rehecho según su manual.',
  ],
  statisticsHeads: ['jueg.', 'gan.', 'racha', 'mejor'],
  demoRuns: 'Demo: un clic o una tecla la termina',
  keyMeanings: {
    ...common.keyMeanings,
    again: 'el mismo juego, recién barajado',
    games: 'juegos en el orden del menú',
  },
};
