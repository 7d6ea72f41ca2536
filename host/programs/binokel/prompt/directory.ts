import type { ProgramDrive } from '../../program.ts';
import { SLOT_LETTERS, slotFile } from '../kept/slot-names.ts';
import type { PromptTexts } from '../texts.ts';

/** A line of the list: name, ending, length in bytes. */
interface DirectoryFile {
  readonly name: string;
  readonly bytes: number;
}

/** The files of the program itself, with lengths as they were usual. */
const OWN_FILES: readonly DirectoryFile[] = [
  { name: 'BINOKEL.EXE', bytes: 118_272 },
  { name: 'BINOKEL.DOC', bytes: 41_216 },
];

const DISK_BYTES = 21_204_992;
const NAME_COLUMNS = 9;
const SIZE_COLUMNS = 17;

/** What DIR shows: the program's files and the rounds that lie in their compartments. */
export async function directoryLines(drive: ProgramDrive | undefined, texts: PromptTexts): Promise<readonly string[]> {
  const files = [...OWN_FILES, ...(await slotFiles(drive))];
  const sum = files.reduce((bytes, file) => bytes + file.bytes, 0);
  return [
    '',
    ` ${texts.volume}`,
    ` ${texts.directoryOf}`,
    '',
    '.            <DIR>',
    '..           <DIR>',
    ...files.map(fileLine),
    texts.files(files.length, String(sum)).padStart(NAME_COLUMNS + SIZE_COLUMNS + 5),
    texts.free(String(DISK_BYTES - sum)).padStart(NAME_COLUMNS + SIZE_COLUMNS + 5),
    '',
  ];
}

async function slotFiles(drive: ProgramDrive | undefined): Promise<readonly DirectoryFile[]> {
  const files: DirectoryFile[] = [];
  for (const letter of drive === undefined ? [] : SLOT_LETTERS) {
    const bytes = await drive?.read(slotFile(letter)).catch(() => null);
    if (bytes !== null && bytes !== undefined) files.push({ name: slotFile(letter), bytes: bytes.length });
  }
  return files;
}

function fileLine({ name, bytes }: DirectoryFile): string {
  const [stem, ending] = name.split('.');
  return `${stem.padEnd(NAME_COLUMNS)}${ending.padEnd(4)}${String(bytes).padStart(SIZE_COLUMNS - 4)}`;
}
