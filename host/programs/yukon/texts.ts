import type { TextBlock } from '../gem-dialogs/text-layout.ts';
import type { Language, UnfitReason } from '../program.ts';
import { yukonGuide } from './guide.ts';
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
  readonly guide: readonly (readonly TextBlock[])[];
  readonly more: string;
  readonly askVariant: string;
  readonly askRestart: string;
  readonly askNewRound: string;
  readonly askQuit: string;
  readonly askDeal: (deal: bigint) => string;
  readonly beginDeal: string;
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
  readonly sheetUnfit: (name: string, reason: UnfitReason) => string;
  readonly savedGameUnreadable: string;
  readonly listsUnreadable: string;
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
  guide: yukonGuide.de,
  more: 'weiter',
  askVariant: 'Welche Spielvariante soll|gespielt werden?',
  askRestart: 'Das laufende Spiel wird dabei|abgebrochen. Neu anfangen?',
  askNewRound: 'Die laufende Runde wird dabei|abgebrochen. Neues Spiel?',
  askQuit: 'Yukon wirklich beenden?',
  askDeal: (deal) => `Spiel ${deal}|beginnen? Das laufende Spiel|wird dabei abgebrochen.`,
  beginDeal: 'Beginnen',
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
  sheetUnfit: (name, reason) =>
    `${name}: Diese Karten ${reason === 'size' ? 'sind zu groß für den Bildschirm' : 'haben mehr Farben als der Bildschirm'} und werden hier nicht benutzt.`,
  savedGameUnreadable: 'Der gespeicherte Spielstand ist nicht lesbar. Er wurde aufgehoben; ein neues Spiel beginnt.',
  listsUnreadable: 'Die gespeicherten Bestenlisten sind nicht lesbar. Sie wurden aufgehoben; neue Listen beginnen.',
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
  guide: yukonGuide.en,
  more: 'More',
  askVariant: 'Which variant shall we play?',
  askRestart: 'This ends the running game.|Start again?',
  askNewRound: 'This ends the running round.|Deal a new one?',
  askQuit: 'Really leave Yukon?',
  askDeal: (deal) => `Leave the running game for|deal ${deal}?`,
  beginDeal: 'Begin',
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
  sheetUnfit: (name, reason) =>
    `${name}: these cards ${reason === 'size' ? 'are too large for the screen' : 'have more colours than the screen'} and are not used here.`,
  savedGameUnreadable: 'The saved game cannot be read. It was put aside; a new game begins.',
  listsUnreadable: 'The saved high scores cannot be read. They were put aside; new lists begin.',
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
  guide: yukonGuide.es,
  more: 'más',
  askVariant: '¿Qué variante jugamos?',
  askRestart: 'Esto termina el juego actual.|¿Empezar de nuevo?',
  askNewRound: 'Esto termina la ronda actual.|¿Repartir otra?',
  askQuit: '¿Salir de Yukon?',
  askDeal: (deal) => `¿Juego ${deal}?|Esto termina el juego actual.`,
  beginDeal: 'Empezar',
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
  sheetUnfit: (name, reason) =>
    `${name}: estas cartas ${reason === 'size' ? 'son demasiado grandes para la pantalla' : 'tienen más colores que la pantalla'} y no se usan aquí.`,
  savedGameUnreadable: 'El juego guardado no se puede leer. Se conserva aparte y empieza uno nuevo.',
  listsUnreadable: 'Las listas guardadas no se pueden leer. Se conservan aparte y empiezan listas nuevas.',
  anonymous: 'sin nombre',
};

/** The texts of Yukon in every language of the page. */
export const yukonTexts: Readonly<Record<Language, YukonTexts>> = { de: german, en: english, es: spanish };
