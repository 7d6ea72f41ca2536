import type { KeyMeaning, Language } from '../program.ts';

const MEANINGS: Readonly<Record<Language, readonly (readonly [keys: string, meaning: string])[]>> = {
  de: [
    ['← → ↑ ↓', 'kleines Kreuz oder schwarzen Strich bewegen'],
    ['Enter', 'wählen, OK, Weiter'],
    ['Leertaste', 'Karte auswählen oder abwählen'],
    ['W', 'beim Reizen: weg; jede andere Taste nennt die Zahl'],
    ['BildHoch, BildRunter', 'im Block blättern'],
    ['F1 oder L', 'Load: Spielstand laden'],
    ['F2 oder S', 'Save: Spielstand speichern'],
    ['F3 oder N', 'Neu: neue Runde'],
    ['Alt-X oder X', 'Exit: zurück zu DOS'],
    ['A ... X, Esc', 'Fach in der grünen Box; abbrechen'],
    ['J, N', 'Ja, Nein'],
    ['EXIT', 'am DOS-Prompt: zurück zum Regal'],
  ],
  en: [
    ['← → ↑ ↓', 'move the little cross or the black bar'],
    ['Enter', 'choose, OK, go on'],
    ['Space', 'select a card or put it back'],
    ['W', 'in the auction: pass; any other key calls the number'],
    ['PgUp, PgDn', 'turn the pages of the block'],
    ['F1 or L', 'load a round'],
    ['F2 or S', 'save the round'],
    ['F3 or N', 'new round'],
    ['Alt-X or X', 'exit to DOS'],
    ['A ... X, Esc', 'compartment of the green box; cancel'],
    ['Y, N', 'yes, no'],
    ['EXIT', 'at the DOS prompt: back to the shelf'],
  ],
  es: [
    ['← → ↑ ↓', 'mover la cruz pequeña o la raya negra'],
    ['Enter', 'elegir, OK, seguir'],
    ['Espacio', 'elegir una carta o devolverla'],
    ['W', 'en la subasta: pasar; otra tecla dice el número'],
    ['RePág, AvPág', 'pasar las hojas del bloc'],
    ['F1 o L', 'cargar una ronda'],
    ['F2 o S', 'guardar la ronda'],
    ['F3 o N', 'ronda nueva'],
    ['Alt-X o X', 'salir a DOS'],
    ['A ... X, Esc', 'casilla del cuadro verde; cancelar'],
    ['S, N', 'sí, no'],
    ['EXIT', 'en DOS: volver a la estantería'],
  ],
};

/** The keys for the page's list. */
export function keyList(language: Language): readonly KeyMeaning[] {
  return MEANINGS[language].map(([keys, meaning]) => ({ keys, meaning }));
}
