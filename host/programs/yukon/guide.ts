import type { TextBlock } from '../gem-dialogs/text-layout.ts';
import type { Language } from '../program.ts';

/** The short guide, one list of blocks a page; a small screen divides a page further (manual, "über Yukon"). */
export const yukonGuide: Readonly<Record<Language, readonly (readonly TextBlock[])[]>> = {
  de: [
    [
      'Alle 52 Karten gehören auf die vier Felder halblinks: nach Farben getrennt, vom As bis zum König.',
      '',
      'Rechts wird abwechselnd rot auf schwarz und um eins fallend angelegt. Was offen aufeinanderliegt, zieht als Ganzes um.',
      'Eine Karte kurz anklicken legt sie ab.',
      '',
      'Classic: leere Felder nur für Könige',
      'Medium: leere Felder für jede Karte',
      'Light: wie Classic, und der Stapel darf für 5 $ umgedreht werden',
    ],
    [
      'Jede Runde kostet 52 $, jede abgelegte Karte bringt 5 $. Ein Zug zurück: 3 $.',
      '',
      {
        terms: [
          ['Leertaste', 'neue Karte aufdecken'],
          ['^Leertaste', 'Pause (Fenster verkleinern)'],
          ['Undo', 'einen Zug zurück'],
          ['Help', 'diese Anleitung'],
          ['Rechtsklick', 'Menü neben dem Mauszeiger'],
        ],
      },
      {
        terms: [
          ['^N', 'neues Spiel'],
          ['^R', 'Neustart'],
          ['^V', 'Spielvariante'],
          ['^Z', 'Zeitspiel'],
          ['^H', 'Bestenliste'],
          ['^Q', 'Ende'],
        ],
        sideBySide: true,
      },
      '',
      'Statt Control geht auch Shift, statt Undo Backspace, statt Help F1.',
    ],
  ],
  en: [
    [
      'All 52 cards belong on the four places left of the middle: suit by suit, from the ace up to the king.',
      '',
      'On the right, red goes on black and black on red, one lower each time. Open cards that lie together move together.',
      'A short click puts a card on its place.',
      '',
      'Classic: empty columns take kings only',
      'Medium: empty columns take any card',
      'Light: as Classic, and the stock may be turned over for $5',
    ],
    [
      'Each round costs $52, each card put on its place earns $5. Taking back: $3.',
      '',
      {
        terms: [
          ['Space', 'turn a new card'],
          ['^Space', 'pause (shrinks the window)'],
          ['Undo', 'take back one move'],
          ['Help', 'this page'],
          ['Right click', 'menu beside the mouse'],
        ],
      },
      {
        terms: [
          ['^N', 'new game'],
          ['^R', 'restart'],
          ['^V', 'variant'],
          ['^Z', 'play for time'],
          ['^H', 'high scores'],
          ['^Q', 'quit'],
        ],
        sideBySide: true,
      },
      '',
      'Shift works in place of Control, Backspace for Undo, F1 for Help.',
    ],
  ],
  es: [
    [
      'Las 52 cartas van a los cuatro lugares del centro izquierdo: por palos, del as al rey.',
      '',
      'A la derecha se pone rojo sobre negro y negro sobre rojo, bajando de uno en uno.',
      'Las cartas abiertas se mueven juntas.',
      'Un clic corto lleva la carta a su lugar.',
      '',
      'Classic: huecos solo para reyes',
      'Medium: huecos para cualquier carta',
      'Light: como Classic, y el mazo se puede voltear por 5 $',
    ],
    [
      'Cada ronda cuesta 52 $, cada carta en su lugar da 5 $. Deshacer cuesta 3 $.',
      '',
      {
        terms: [
          ['Espacio', 'descubrir una carta'],
          ['^Espacio', 'pausa (ventana pequeña)'],
          ['Undo', 'deshacer una jugada'],
          ['Help', 'esta página'],
          ['Clic dcho.', 'menú junto al ratón'],
        ],
      },
      {
        terms: [
          ['^N', 'juego nuevo'],
          ['^R', 'reiniciar'],
          ['^V', 'variante'],
          ['^Z', 'contrarreloj'],
          ['^H', 'mejores sumas'],
          ['^Q', 'salir'],
        ],
        sideBySide: true,
      },
      '',
      'Shift vale por Control, Retroceso por Undo y F1 por Help.',
    ],
  ],
};
