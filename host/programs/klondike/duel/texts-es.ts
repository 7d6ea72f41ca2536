import { spanish as klondike } from '../texts-es.ts';
import type { DuelTexts } from './texts.ts';

const SUITS = ['tréboles', 'picas', 'corazones', 'diamantes'];
const RANKS = ['As', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'Jota', 'Reina', 'Rey'];

/** Spanish. */
export const spanish: DuelTexts = {
  ...klondike,
  loadReasons: { ...klondike.loadReasons, 'other-game': 'Es de otra mesa, no de esta.' },
  title: 'Solitario doble',
  menus: { klondike: 'Klondike', players: 'Jugadores', variant: 'Variante', help: 'Ayudas' },
  againstComputer: 'Contra el ordenador',
  twoPlayers: 'Dos jugadores',
  strengths: { beginner: 'fácil', greedy: 'medio', strong: 'fuerte' },
  paces: { slow: 'Ordenador: despacio', usual: 'Con calma', fast: 'Rápido', 'at-once': 'Al instante' },
  freeUndo: 'Deshacer también tras el turno',
  options: {
    draw: { 1: 'De una en una', 3: 'De tres en tres' },
    passes: { 0: 'Vueltas sin límite', 1: 'Una vuelta', 3: 'Tres vueltas' },
    end: { tableau: 'Meta: columnas vacías', foundations: 'Meta: colocar todas' },
    overlook: { 1: 'Un as olvidado cuesta el turno' },
  },
  backs: ['Otro dorso a la izquierda', 'Otro dorso a la derecha'],
  endTurn: 'Terminar turno',
  object: 'Protesta: as olvidado',

  you: 'Tú',
  computer: (strength) => `Ordenador (${strength})`,
  player: ['Jugador 1', 'Jugador 2'],
  credits: (cards) => `colocadas ${cards}`,
  creditsBrief: (cards) => `col. ${cards}`,
  creditsShort: (cards) => `${cards}`,
  stockLeft: (cards) => `mazo ${cards}`,
  endButton: 'Fin',

  card: (suit, rank) => `${RANKS[rank - 1]} de ${SUITS[suit]}`,
  passed: (card, next) => `${card} no encaja: ${next}`,
  ended: (who, next) => `${who}: fin del turno. ${next}`,
  onTurn: (who, alone) => (alone ? 'tu turno' : `turno de ${who}`),
  objected: (next) => `Protesta, se olvidó un as: ${next}`,
  nothingOverlooked: 'No se olvidó ningún as',
  othersPile: 'Estas cartas son del adversario',
  nothingToTurn: 'El mazo está agotado',
  hintEnd: 'Sin sugerencia: termina el turno',
  nothingToTakeBack: 'Ninguna jugada tuya que deshacer',
  othersBack: 'El último turno ha terminado',

  wonAlone: '¡Has ganado!',
  lostAlone: '¡Has perdido!',
  wonBy: (who) => `¡Ha ganado ${who}!`,
  drawn: '¡Empate!',
  reasons: {
    cleared: (who, alone) => (alone ? 'Tus columnas están vacías.' : `Columnas vacías:|${who}.`),
    allOut: (who, alone) => (alone ? 'Has colocado todas.' : `Todas colocadas:|${who}.`),
    blocked: 'Ambos pasaron todo su mazo|sin avanzar.',
  },
  statisticsHeads: ['jueg.', 'gan.', '%', 'emp.', 'racha', 'mejor'],
};
