import { spanishTexts } from '../card-play/common-texts-es.ts';
import { TITLE } from './game-names.ts';
import type { KlondikeTexts } from './texts.ts';

const common = spanishTexts(TITLE);

/** Spanish. */
export const spanish: KlondikeTexts = {
  ...common,
  menus: { klondike: 'Klondike', variant: 'Variante', help: 'Ayudas', information: 'Info' },
  games: { klondike: 'Klondike', 'double-klondike': 'Double Solitaire' },
  presets: {
    single: 'De una en una',
    three: 'De tres en tres',
    limited: 'De una en una, pasadas limitadas',
    'one-pass': 'Una sola pasada',
    thoughtful: 'Klondike a la vista',
    vegas: 'Klondike de Las Vegas',
    double: 'Double Solitaire',
  },
  choices: {
    'draw=1': 'una carta del mazo',
    'draw=3': 'tres cartas del mazo',
    'passes=0': 'pasadas sin fin',
    'passes=1': 'una pasada',
    'passes=3': 'tres pasadas',
    'thoughtful=1': 'repartir todo a la vista',
    'strict=1': 'nada vuelve de las bases',
    'kings=0': 'toda carta en columnas vacías',
    'kings=1': 'solo reyes en columnas vacías',
    'scoring=none': 'sin puntos',
    'scoring=page': 'puntos',
    'scoring=windows': 'puntos como en Windows',
    'scoring=vegas': 'Las Vegas',
    'scoring=vegas-cumulative': 'Las Vegas acumulado',
  },
  shortChoices: { 'draw=3': 'de tres en tres' },

  again: 'Mismo reparto',
  number: 'Número de juego ...',
  deck: 'Orden de cartas ...',
  finish: 'Terminar',
  bank: (dollars) => `Vaciar caja (${dollars})`,

  askAgain: 'Esto termina el juego actual.|¿Repartir lo mismo otra vez?',
  askBank: (dollars) => `En la caja: ${dollars}.|¿Empezar otra vez con 0 $?`,
  numberTitle: '¿Qué reparto quieres jugar?',
  numberLabel: 'Número: ',
  numberRefused: 'Los repartos van del 0 al|18446744073709551615.',
  deckTitle:
    '52 cartas, 13 en cada línea, como AS 10H KC. C son tréboles, S picas, H corazones, D diamantes. Primero las columnas, fila a fila; luego el mazo.',
  deckRefused: {
    'no-card': (word) => `"${word}" no es una carta.`,
    'card-count': (count) => `Son ${count} cartas, y tienen|que ser 52.`,
    'card-twice': (card) => `${card} está dos veces.`,
  },
  won: '¡Has ganado!',
  time: (clock) => `Tiempo ${clock}`,
  score: (score) => `Resultado ${score}`,
  bestTime: '¡Más rápido que nunca!',
  bestScore: '¡El mejor resultado!',
  longestRun: '¡La racha más larga!',
  statisticsHeads: ['jueg.', 'gan.', '%', 'racha', 'mejor', 'mín.', 'máx.'],
  narrowHeads: ['jue.', 'gan.', '%', 'rac.', 'mej.', 'mín.', 'máx.'],
  allVariants: 'todas las variantes',
  balance: (dollars) => `En la caja: ${dollars}`,

  points: (points) => (points === 1 ? '1 punto' : `${points} puntos`),
  dollars: (dollars) => `${dollars} $`,
  stock: (cards) => `Mazo ${cards}`,
  pass: (number, of) => `Pasada ${number}${of === 0 ? '' : `/${of}`}`,

  keyMeanings: {
    ...common.keyMeanings,
    presets: 'variantes en el orden del menú',
  },
};
