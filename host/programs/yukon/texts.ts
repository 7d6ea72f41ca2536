import type { Language } from '../program.ts';
import type { Variant } from './lists.ts';

/** Everything Yukon says. Alert texts are in the form of form_alert without icon and buttons; `|` ends a line. */
export interface YukonTexts {
  readonly menuGame: string;
  readonly menuOptions: string;
  readonly about: string;
  readonly variant: string;
  readonly timed: string;
  readonly scores: string;
  readonly times: string;
  readonly undo: string;
  readonly newRound: string;
  readonly restart: string;
  readonly quit: string;
  readonly undoKey: string;
  readonly helpKey: string;
  readonly variantNames: Readonly<Record<Variant, string>>;
  readonly ok: string;
  readonly cancel: string;
  readonly guide: readonly (readonly string[])[];
  readonly more: string;
  readonly askVariant: string;
  readonly askRestart: string;
  readonly askQuit: string;
  readonly stuck: string;
  readonly lookAtTable: string;
  readonly won: (result: string) => string;
  readonly askEnter: (dollars: string) => string;
  readonly enterScore: string;
  readonly playOn: string;
  readonly nameTitle: string;
  readonly nameLabel: string;
  readonly scoresTitle: string;
  readonly timesTitle: string;
  readonly nothingGoes: string;
  readonly onlyCosmetic: string;
  readonly paused: string;
  readonly turnCard: string;
  readonly pause: string;
  readonly noSheet: string;
  readonly sheetUnfit: (name: string) => string;
  readonly notSaved: (reason: string) => string;
  readonly savedGameUnreadable: (reason: string) => string;
  readonly anonymous: string;
}

const VARIANT_NAMES = { classic: 'Classic', medium: 'Medium', light: 'Light' } as const;

const german: YukonTexts = {
  menuGame: 'Spiel',
  menuOptions: 'Optionen',
  about: 'über Yukon ...',
  variant: 'Spielvariante ...',
  timed: 'Zeitspiel',
  scores: 'Highscores ...',
  times: 'Bestzeiten ...',
  undo: 'Zug zurück',
  newRound: 'neues Spiel',
  restart: 'Neustart',
  quit: 'Ende',
  undoKey: 'Undo',
  helpKey: 'Help',
  variantNames: VARIANT_NAMES,
  ok: 'OK',
  cancel: 'Abbruch',
  guide: [
    [
      'Alle 52 Karten gehören auf die vier',
      'Felder halblinks: nach Farben getrennt,',
      'vom As bis zum König.',
      '',
      'Rechts wird abwechselnd rot auf schwarz',
      'und um eins fallend angelegt. Was offen',
      'aufeinanderliegt, zieht als Ganzes um.',
      'Eine Karte kurz anklicken legt sie ab.',
      '',
      'Classic: leere Felder nur für Könige',
      'Medium: leere Felder für jede Karte',
      'Light: wie Classic, und der Stapel darf',
      'für 5 $ umgedreht werden',
    ],
    [
      'Jede Runde kostet 52 $, jede abgelegte',
      'Karte bringt 5 $. Ein Zug zurück: 3 $.',
      '',
      'Leertaste    neue Karte aufdecken',
      '^Leertaste   Pause (Fenster verkleinern)',
      'Undo         einen Zug zurück',
      'Help         diese Anleitung',
      'Rechtsklick  Menü neben dem Mauszeiger',
      '^N neues Spiel        ^R Neustart',
      '^V Spielvariante      ^Z Zeitspiel',
      '^H Bestenliste        ^Q Ende',
      '',
      'Statt Control geht auch Shift, statt',
      'Undo Backspace, statt Help F1.',
    ],
  ],
  more: 'weiter',
  askVariant: 'Welche Spielvariante soll|gespielt werden?',
  askRestart: 'Das laufende Spiel wird dabei|abgebrochen. Neu anfangen?',
  askQuit: 'Yukon wirklich beenden?',
  stuck: 'Rien ne va plus!|(Nichts geht mehr.)',
  lookAtTable: 'Tisch ansehen',
  won: (result) => `Das Spiel ist aufgegangen!|${result}`,
  askEnter: (dollars) => `Ein neuer Highscore: ${dollars}|Eintragen oder weiterspielen?`,
  enterScore: 'Eintragen',
  playOn: 'Weiterspielen',
  nameTitle: 'Neuer Eintrag',
  nameLabel: 'Name:',
  scoresTitle: 'Highscores',
  timesTitle: 'Bestzeiten',
  nothingGoes: 'Rien ne va plus',
  onlyCosmetic: 'nur noch kosmetische Züge',
  paused: 'Pause',
  turnCard: 'neue Karte aufdecken',
  pause: 'Pause: das Fenster wird verkleinert, die Uhr angehalten',
  noSheet: 'Für diese Auflösung sind keine|passenden Karten vorhanden.',
  sheetUnfit: (name) =>
    `${name}: Diese Karten passen nicht auf den Bildschirm (zu groß oder zu viele Farben). Es bleibt bei den bisherigen.`,
  notSaved: (reason) => `Der Spielstand konnte nicht gespeichert werden: ${reason}`,
  savedGameUnreadable: (reason) =>
    `Der gespeicherte Spielstand ist nicht lesbar (${reason}). Er wurde aufgehoben, ein neues Spiel beginnt.`,
  anonymous: 'namenlos',
};

const english: YukonTexts = {
  menuGame: 'Game',
  menuOptions: 'Options',
  about: 'About Yukon ...',
  variant: 'Variant ...',
  timed: 'Play for time',
  scores: 'High scores ...',
  times: 'Best times ...',
  undo: 'Take back',
  newRound: 'New game',
  restart: 'Restart',
  quit: 'Quit',
  undoKey: 'Undo',
  helpKey: 'Help',
  variantNames: VARIANT_NAMES,
  ok: 'OK',
  cancel: 'Cancel',
  guide: [
    [
      'All 52 cards belong on the four places',
      'left of the middle: suit by suit, from',
      'the ace up to the king.',
      '',
      'On the right, red goes on black and black',
      'on red, one lower each time. Open cards',
      'that lie together move together.',
      'A short click puts a card on its place.',
      '',
      'Classic: empty columns take kings only',
      'Medium: empty columns take any card',
      'Light: as Classic, and the stock may be',
      'turned over for $5',
    ],
    [
      'Each round costs $52, each card put on',
      'its place earns $5. Taking back: $3.',
      '',
      'Space        turn a new card',
      '^Space       pause (shrinks the window)',
      'Undo         take back one move',
      'Help         this page',
      'Right click  menu beside the mouse',
      '^N new game           ^R restart',
      '^V variant            ^Z play for time',
      '^H high scores        ^Q quit',
      '',
      'Shift works in place of Control,',
      'Backspace for Undo, F1 for Help.',
    ],
  ],
  more: 'More',
  askVariant: 'Which variant shall we play?',
  askRestart: 'This ends the running game.|Start again?',
  askQuit: 'Really leave Yukon?',
  stuck: 'Rien ne va plus!|(No move is left.)',
  lookAtTable: 'See table',
  won: (result) => `The game has come out!|${result}`,
  askEnter: (dollars) => `A new high score: ${dollars}|Enter it or play on?`,
  enterScore: 'Enter it',
  playOn: 'Play on',
  nameTitle: 'New entry',
  nameLabel: 'Name:',
  scoresTitle: 'High scores',
  timesTitle: 'Best times',
  nothingGoes: 'Rien ne va plus',
  onlyCosmetic: 'only cosmetic moves left',
  paused: 'Pause',
  turnCard: 'turn a new card',
  pause: 'pause: the window shrinks, the clock stops',
  noSheet: 'There are no cards that fit|this screen resolution.',
  sheetUnfit: (name) =>
    `${name}: these cards do not fit the screen (too large or too many colours). The present ones stay.`,
  notSaved: (reason) => `The game could not be saved: ${reason}`,
  savedGameUnreadable: (reason) => `The saved game cannot be read (${reason}). It was kept, a new game begins.`,
  anonymous: 'nameless',
};

const spanish: YukonTexts = {
  menuGame: 'Juego',
  menuOptions: 'Opciones',
  about: 'Acerca de Yukon ...',
  variant: 'Variante ...',
  timed: 'Contrarreloj',
  scores: 'Mejores sumas ...',
  times: 'Mejores tiempos ...',
  undo: 'Deshacer',
  newRound: 'Juego nuevo',
  restart: 'Reiniciar',
  quit: 'Salir',
  undoKey: 'Undo',
  helpKey: 'Help',
  variantNames: VARIANT_NAMES,
  ok: 'OK',
  cancel: 'Cancelar',
  guide: [
    [
      'Las 52 cartas van a los cuatro lugares',
      'del centro izquierdo: por palos, del as',
      'al rey.',
      '',
      'A la derecha se pone rojo sobre negro y',
      'negro sobre rojo, bajando de uno en uno.',
      'Las cartas abiertas se mueven juntas.',
      'Un clic corto lleva la carta a su lugar.',
      '',
      'Classic: huecos solo para reyes',
      'Medium: huecos para cualquier carta',
      'Light: como Classic, y el mazo se puede',
      'voltear por 5 $',
    ],
    [
      'Cada ronda cuesta 52 $, cada carta en su',
      'lugar da 5 $. Deshacer cuesta 3 $.',
      '',
      'Espacio      descubrir una carta',
      '^Espacio     pausa (ventana pequeña)',
      'Undo         deshacer una jugada',
      'Help         esta página',
      'Clic dcho.   menú junto al ratón',
      '^N juego nuevo        ^R reiniciar',
      '^V variante           ^Z contrarreloj',
      '^H mejores sumas      ^Q salir',
      '',
      'Shift vale por Control, Retroceso por',
      'Undo y F1 por Help.',
    ],
  ],
  more: 'más',
  askVariant: '¿Qué variante jugamos?',
  askRestart: 'Esto termina el juego actual.|¿Empezar de nuevo?',
  askQuit: '¿Salir de Yukon?',
  stuck: 'Rien ne va plus!|(No quedan jugadas.)',
  lookAtTable: 'Ver mesa',
  won: (result) => `¡El solitario ha salido!|${result}`,
  askEnter: (dollars) => `Nueva mejor suma: ${dollars}|¿Anotarla o seguir jugando?`,
  enterScore: 'Anotar',
  playOn: 'Seguir',
  nameTitle: 'Nueva entrada',
  nameLabel: 'Nombre:',
  scoresTitle: 'Mejores sumas',
  timesTitle: 'Mejores tiempos',
  nothingGoes: 'Rien ne va plus',
  onlyCosmetic: 'solo jugadas sin efecto',
  paused: 'Pausa',
  turnCard: 'descubrir una carta',
  pause: 'pausa: la ventana se encoge, el reloj se detiene',
  noSheet: 'No hay cartas adecuadas para|esta resolución.',
  sheetUnfit: (name) =>
    `${name}: estas cartas no caben en la pantalla (muy grandes o con demasiados colores). Siguen las actuales.`,
  notSaved: (reason) => `No se pudo guardar el juego: ${reason}`,
  savedGameUnreadable: (reason) => `El juego guardado no se puede leer (${reason}). Se conserva y empieza uno nuevo.`,
  anonymous: 'sin nombre',
};

/** The texts of Yukon in every language of the page. */
export const yukonTexts: Readonly<Record<Language, YukonTexts>> = { de: german, en: english, es: spanish };
