import type { CommonTexts } from './common-texts.ts';

/** German. @param program what the program is called, and in capitals its folder */
export const germanTexts = (program: string): CommonTexts => ({
  save: 'speichern',
  load: 'laden',
  quit: 'beenden',
  rules: 'Spielregeln',
  statistics: 'Statistik',
  hint: 'Vorschlag',
  undo: 'Zug zurück',
  toStart: 'zum Anfang',
  redo: 'Zug vor',
  deal: 'geben',
  cardsLeft: (cards) => (cards === 1 ? 'noch 1 Karte' : `noch ${cards} Karten`),
  ok: 'OK',
  cancel: 'Abbruch',
  newGame: 'neues Spiel',
  lookAtTable: 'ansehen',
  overwrite: 'ersetzen',

  askNewGame: 'Das laufende Spiel wird|dabei abgebrochen.|Neue Karten geben?',
  askLoad: 'Das laufende Spiel wird|dabei abgebrochen.|Ein anderes laden?',
  askQuit: `Das laufende Spiel wird|dabei abgebrochen.|${program} beenden?`,
  askToStart: 'Alle Züge bis zum Anfang|zurücknehmen?',
  askDeal: (game, deal) =>
    `${game}${deal === null ? '' : `, Spiel|${deal}`}|beginnen? Das laufende Spiel|wird dabei abgebrochen.`,
  askArrived: (file) => `${file} laden?|Das laufende Spiel wird|dabei abgebrochen.`,
  failed: 'Gescheitert!|Kein Zug ist mehr möglich.',
  statisticsTitle: 'Statistik',
  rulesTitle: 'Spielregeln',

  noHint: 'Kein Vorschlag',
  stuck: 'Gescheitert: kein Zug mehr möglich',
  dead: 'Kein Zug führt mehr weiter',
  nextDealOnly: 'Gilt ab dem nächsten Spiel',
  nowhere: 'Diese Karte passt nirgends',

  saveTitle: 'SPIEL SPEICHERN',
  loadTitle: 'SPIEL LADEN',
  selector: { path: 'INDEX:', name: 'AUSWAHL:', drive: 'LAUFWERK:', ok: 'OK', cancel: 'ABBRUCH' },
  askOverwrite: (file) => `${file} gibt es schon.|Den alten Spielstand ersetzen?`,
  notSaved: (file) => `${file}|konnte nicht gespeichert|werden. Das Spiel geht weiter.`,
  notHere: `Spielstände liegen nur im|Ordner C:\\${program.toUpperCase()}.`,
  notLoaded: (file) => `${file} wird nicht|geladen:`,
  loadReasons: {
    'not-a-pat': 'Das ist kein Spielstand|dieses Programms.',
    'too-short': 'Die Datei ist zu kurz.',
    'unknown-version': 'Er stammt aus einer anderen|Version des Programms.',
    'too-large': 'Die Datei ist zu groß.',
    'unexpected-end': 'Das Ende der Datei fehlt.',
    'trailing-bytes': 'Hinter dem Spielstand steht|noch etwas anderes.',
    checksum: 'Die Prüfsumme stimmt nicht,|die Datei ist beschädigt.',
    'not-json': 'Ihr Inhalt ist nicht lesbar.',
    'not-there': 'Es gibt sie nicht.',
    'other-game': `Sie enthält ein Spiel, das|nicht zu ${program} gehört.`,
    'cannot-play': 'Ihre Züge sind nach den|Regeln nicht möglich.',
    'no-cards': 'Für dieses Spiel fehlen Karten|in der passenden Größe.',
  },

  noSheet: 'Für diese Auflösung sind keine|passenden Karten vorhanden.',
  sheetUnfit: (name, reason) =>
    `${name}: Diese Karten ${reason === 'size' ? 'sind zu groß für den Tisch' : 'haben mehr Farben als der Bildschirm'} und werden hier nicht benutzt.`,
  savedGameUnreadable: 'Der gespeicherte Spielstand ist nicht lesbar. Er wurde aufgehoben; ein neues Spiel beginnt.',
  statisticsUnreadable: 'Die gespeicherte Statistik ist nicht lesbar. Sie wurde aufgehoben; eine neue beginnt.',

  keyNames: { space: 'Leertaste', arrows: 'Pfeiltasten', control: 'Strg' },
  keyMeanings: {
    cursor: 'von Stapel zu Stapel gehen',
    take: 'Karte aufnehmen, Karte ablegen; auf dem Talon geben',
    placeOne: 'diese Karte auf die Ablage',
    drop: 'Karte zurücklegen; Pfeil und Zeiger ausblenden',
  },
});
