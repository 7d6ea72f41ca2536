import type { Language } from '../program.ts';

/** Everything the desktop says. Alert texts are in the form of form_alert without icon and buttons; `|` ends a line. */
export interface DesktopTexts {
  readonly menuFile: string;
  readonly menuView: string;
  readonly menuOptions: string;
  readonly about: string;
  readonly open: string;
  readonly info: string;
  readonly close: string;
  readonly closeWindow: string;
  readonly quit: string;
  readonly asIcons: string;
  readonly asText: string;
  readonly byName: string;
  readonly byType: string;
  readonly bySize: string;
  readonly tidy: string;
  readonly save: string;
  readonly floppy: string;
  readonly trash: string;
  readonly ok: string;
  /** The line below a window's title. */
  readonly contents: (bytes: number, items: number) => string;
  readonly aboutLines: readonly string[];
  readonly noDisk: string;
  readonly trashEmpty: string;
  /** After a drop on a drive, a folder or another window. */
  readonly writeProtected: string;
  /** After a drop on the trash. */
  readonly nothingDeleted: string;
  /** After a drop of a file on the grey. */
  readonly staysInWindow: string;
  readonly driveInfo: (path: string, bytes: number, files: number) => string;
  readonly fileInfo: (name: string, bytes: number) => string;
  readonly folderInfo: (name: string, items: number) => string;
  readonly pictureInfo: (cards: string, colours: number) => string;
  readonly tooManyWindows: string;
  readonly saved: string;
  readonly doubleClick: string;
}

/** Digits in groups of three. */
function grouped(number: number, separator: string): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, separator);
}

const german: DesktopTexts = {
  menuFile: 'Datei',
  menuView: 'Index',
  menuOptions: 'Extras',
  about: 'Über Talon ...',
  open: 'Öffnen',
  info: 'Auskunft ...',
  close: 'Ordner schließen',
  closeWindow: 'Fenster schließen',
  quit: 'Ende',
  asIcons: 'als Bilder',
  asText: 'als Text',
  byName: 'nach Name',
  byType: 'nach Typ',
  bySize: 'nach Größe',
  tidy: 'Bilder ordnen',
  save: 'Schreibtisch merken',
  floppy: 'DISKETTE',
  trash: 'PAPIERKORB',
  ok: 'OK',
  contents: (bytes, items) => ` ${grouped(bytes, '.')} Bytes in ${items} ${items === 1 ? 'Eintrag' : 'Einträgen'}`,
  aboutLines: [
    'T A L O N',
    '',
    'Alte Kartenspiele auf ihren alten Rechnern.',
    '',
    'Auf Laufwerk C liegen die Programme, auf A die Kartenbilder und Klänge, die du auf die Seite gezogen hast. Ein Doppelklick öffnet.',
  ],
  noDisk: 'In Laufwerk A liegt keine|Diskette. Zieh Kartenbilder|oder Klänge auf die Seite:|hier liegen sie dann.',
  trashEmpty: 'Der Papierkorb ist leer.|Hier wird nichts gelöscht.',
  writeProtected: 'Die Laufwerke sind schreib-|geschützt: Hier wird nichts|kopiert oder verschoben.',
  nothingDeleted: 'Hier wird nichts gelöscht.|Eigene Dateien entfernst du|auf der Seite unter|"Dateien".',
  staysInWindow: 'Auf dem Schreibtisch liegen|nur Laufwerke und Papierkorb.|Dateien bleiben im Fenster.',
  driveInfo: (path, bytes, files) =>
    `Laufwerk ${path}|${grouped(bytes, '.')} Bytes in|${files} ${files === 1 ? 'Datei' : 'Dateien'}`,
  fileInfo: (name, bytes) => `${name}|${grouped(bytes, '.')} Bytes`,
  folderInfo: (name, items) => `Ordner ${name}|${items} ${items === 1 ? 'Eintrag' : 'Einträge'}`,
  pictureInfo: (cards, colours) => ` Karten ${cards}, ${colours} Farben`,
  tooManyWindows: 'Mehr Fenster passen nicht|auf den Schreibtisch.',
  saved: 'Bilder, Fenster und Ansicht|sind gemerkt.',
  doubleClick: 'Doppelklick',
};

const english: DesktopTexts = {
  menuFile: 'File',
  menuView: 'View',
  menuOptions: 'Options',
  about: 'About Talon ...',
  open: 'Open',
  info: 'Information ...',
  close: 'Close folder',
  closeWindow: 'Close window',
  quit: 'Quit',
  asIcons: 'as icons',
  asText: 'as text',
  byName: 'by name',
  byType: 'by type',
  bySize: 'by size',
  tidy: 'Tidy icons',
  save: 'Remember desktop',
  floppy: 'FLOPPY',
  trash: 'TRASH',
  ok: 'OK',
  contents: (bytes, items) => ` ${grouped(bytes, ',')} bytes in ${items} ${items === 1 ? 'item' : 'items'}`,
  aboutLines: [
    'T A L O N',
    '',
    'Old card games on their old machines.',
    '',
    'Drive C holds the programs, drive A the card sheets and sounds that you dropped on the page. A double click opens.',
  ],
  noDisk: 'There is no disk in drive A.|Drop card sheets or sounds|on the page, and they will|lie here.',
  trashEmpty: 'The trash is empty.|Nothing is deleted here.',
  writeProtected: 'The drives are write-|protected: nothing is copied|or moved here.',
  nothingDeleted: 'Nothing is deleted here.|Files of your own are removed|on the page, under|"Files".',
  staysInWindow: 'Only drives and the trash|stand on the desktop.|Files stay in their window.',
  driveInfo: (path, bytes, files) =>
    `Drive ${path}|${grouped(bytes, ',')} bytes in|${files} ${files === 1 ? 'file' : 'files'}`,
  fileInfo: (name, bytes) => `${name}|${grouped(bytes, ',')} bytes`,
  folderInfo: (name, items) => `Folder ${name}|${items} ${items === 1 ? 'item' : 'items'}`,
  pictureInfo: (cards, colours) => ` Cards ${cards}, ${colours} colours`,
  tooManyWindows: 'No more windows fit|on the desktop.',
  saved: 'Icons, windows and view|are remembered.',
  doubleClick: 'Double click',
};

const spanish: DesktopTexts = {
  menuFile: 'Archivo',
  menuView: 'Vista',
  menuOptions: 'Opciones',
  about: 'Acerca de Talon ...',
  open: 'Abrir',
  info: 'Información ...',
  close: 'Cerrar carpeta',
  closeWindow: 'Cerrar ventana',
  quit: 'Salir',
  asIcons: 'como iconos',
  asText: 'como texto',
  byName: 'por nombre',
  byType: 'por tipo',
  bySize: 'por tamaño',
  tidy: 'Ordenar iconos',
  save: 'Recordar escritorio',
  floppy: 'DISQUETE',
  trash: 'PAPELERA',
  ok: 'OK',
  contents: (bytes, items) => ` ${grouped(bytes, '.')} bytes en ${items} ${items === 1 ? 'elemento' : 'elementos'}`,
  aboutLines: [
    'T A L O N',
    '',
    'Viejos juegos de cartas en sus viejas máquinas.',
    '',
    'En la unidad C están los programas; en A, las cartas y los sonidos que has soltado en la página. Un doble clic abre.',
  ],
  noDisk: 'No hay disco en la unidad A.|Suelta cartas o sonidos en la|página y estarán aquí.',
  trashEmpty: 'La papelera está vacía.|Aquí no se borra nada.',
  writeProtected: 'Las unidades están protegidas:|aquí no se copia ni se mueve|nada.',
  nothingDeleted: 'Aquí no se borra nada. Tus|archivos se quitan en la|página, en «Archivos».',
  staysInWindow: 'En el escritorio solo hay|unidades y papelera. Los|archivos siguen en su ventana.',
  driveInfo: (path, bytes, files) =>
    `Unidad ${path}|${grouped(bytes, '.')} bytes en|${files} ${files === 1 ? 'archivo' : 'archivos'}`,
  fileInfo: (name, bytes) => `${name}|${grouped(bytes, '.')} bytes`,
  folderInfo: (name, items) => `Carpeta ${name}|${items} ${items === 1 ? 'elemento' : 'elementos'}`,
  pictureInfo: (cards, colours) => ` Cartas ${cards}, ${colours} colores`,
  tooManyWindows: 'No caben más ventanas|en el escritorio.',
  saved: 'Iconos, ventanas y vista|quedan guardados.',
  doubleClick: 'Doble clic',
};

export const desktopTexts: Readonly<Record<Language, DesktopTexts>> = { de: german, en: english, es: spanish };
