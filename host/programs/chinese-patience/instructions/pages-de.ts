import type { InstructionPage } from './instruction-page.ts';

export const PAGES_DE: readonly InstructionPage[] = [
  {
    heading: 'WORUM ES GEHT',
    paragraphs: [
      'Du und der Computer legen eine Patience mit einem Spiel. Die vier Asse beginnen die Stapel 1 bis 4.',
      'Vier offene Karten sind die Stapel 5 bis 8. Von den anderen 44 hat jeder 22 verdeckt.',
      'Wer zuerst keine Karte mehr hat, im Talon und auf der Ablage, gewinnt.',
    ],
    figure: 'aces',
  },
  {
    heading: 'STAPEL 1 BIS 8',
    paragraphs: [
      'Stapel 1-4 wachsen in der Farbe, Karte um Karte. Was dort liegt, bleibt.',
      'Stapel 5-8 fallen um eins, rot und schwarz im Wechsel.',
      'Eine Lücke nimmt jede Karte deiner Ablage, und nur von dort.',
    ],
    figure: 'sequences',
  },
  {
    heading: 'STAPEL 0 UND 9',
    paragraphs: [
      'Stapel 0 ist die eigene Ablage, 9 die des anderen. Mit dem Zug tauschen sie die Namen.',
      'Auf Stapel 9 darf eine Karte seiner Farbe, um eins höher oder tiefer, von 0 oder von 5-8.',
      'Von der 9 geht nichts weg.',
    ],
    figure: 'other-pile',
  },
  {
    heading: 'DIE TASTEN DES SPIELS',
    paragraphs: [
      'T  dreht eine Karte deines Talons um.',
      'M 0 5  legt die oberste von Stapel 0 auf die 5.',
      'M P 8 6  (oder P 8 6) legt den ganzen Stapel 8 auf die 6, wenn er passt.',
      'Z  beendet deinen Zug.',
      'SPACE löscht das Getippte.',
    ],
    figure: 'whole-pile',
  },
  {
    heading: 'DER ZUG',
    paragraphs: [
      'Dein erster Zug beginnt mit T. Noch ein T erst, wenn die Karte von der 0 fort ist.',
      'Schau genau: Was du übersiehst, sagt dir niemand.',
      'Z geht nach einem T. Ist der Talon leer, wird die Ablage umgedreht.',
      'Der Sieger bekommt einen Punkt für jede Karte des anderen. Dann: S Einzelspiel, N weiter mit der Serie.',
      'Dreimal dieselbe Stellung: keine Punkte.',
    ],
  },
  {
    heading: 'UND AUSSERDEM',
    paragraphs: [
      'Mit Maus oder Finger: Stapel antippen, dann Ziel; der Talon ist T. Auch Wörter gehen.',
      'U nimmt im Zug zurück, bis zum letzten T. R zeigt meinen Zug nochmal. O: Stufe, Sprache, Tempo, Regeln und mehr.',
      'In der Übung nimmt U alles zurück, H gibt einen Tipp; sie zählt nicht.',
      'ENTER kürzt meinen Zug ab. Das Spiel wird von selbst gespeichert.',
    ],
  },
];
