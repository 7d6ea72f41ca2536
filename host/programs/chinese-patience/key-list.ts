import type { KeyMeaning, Language } from '../program.ts';

/** The keys for the page's list. */
export const KEY_LIST: Readonly<Record<Language, readonly KeyMeaning[]>> = {
  es: [
    { keys: 'T', meaning: 'volver una carta de la baraja' },
    { keys: 'M 0 5', meaning: 'mover la carta de arriba de la pila 0 a la 5' },
    { keys: 'P 8 6, M P 8 6', meaning: 'mover la pila 8 entera a la 6' },
    { keys: 'Z', meaning: 'acabar el turno' },
    { keys: 'ESC, Supr', meaning: 'borrar lo tecleado' },
    { keys: 'U · R · H', meaning: 'deshacer · repetir mi turno · pista (entreno)' },
    { keys: 'Intro', meaning: 'acabar el turno del ordenador de golpe' },
    { keys: 'O', meaning: 'opciones' },
    { keys: 'S · N', meaning: 'juego suelto · serie, tras cada juego' },
  ],
  en: [
    { keys: 'T', meaning: 'twist a card of the deck' },
    { keys: 'M 0 5', meaning: 'move the top card of pile 0 to pile 5' },
    { keys: 'P 8 6, M P 8 6', meaning: 'move all of pile 8 to pile 6' },
    { keys: 'Z', meaning: 'end the turn' },
    { keys: 'Esc, Delete', meaning: 'clear what was typed' },
    { keys: 'U · R · H', meaning: "undo · repeat the computer's turn · hint (training)" },
    { keys: 'Enter', meaning: "end the computer's turn at once" },
    { keys: 'O', meaning: 'options' },
    { keys: 'S · N', meaning: 'single game · series, after each game' },
  ],
  de: [
    { keys: 'T', meaning: 'eine Karte des Talons umdrehen' },
    { keys: 'M 0 5', meaning: 'die oberste Karte von Stapel 0 auf Stapel 5' },
    { keys: 'P 8 6, M P 8 6', meaning: 'den ganzen Stapel 8 auf Stapel 6' },
    { keys: 'Z', meaning: 'den Zug beenden' },
    { keys: 'Esc, Entf', meaning: 'Getipptes löschen' },
    { keys: 'U · R · H', meaning: 'zurücknehmen · Computerzug nochmal · Tipp (Übung)' },
    { keys: 'Eingabe', meaning: 'den Computerzug abkürzen' },
    { keys: 'O', meaning: 'Optionen' },
    { keys: 'S · N', meaning: 'Einzelspiel · Serie, nach jedem Spiel' },
  ],
};
