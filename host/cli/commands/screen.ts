import type { Core } from '../../core/core.ts';
import { NoGameError } from '../../core/errors.ts';
import { type PositionJson, positionJson } from '../../core/position-json.ts';
import { sliceCardSheet } from '../../formats/cardset.ts';
import { FormatError } from '../../formats/format-error.ts';
import { decodeImg } from '../../formats/img.ts';
import type { Frame } from '../../hardware/display.ts';
import type { Language, NamedSheet } from '../../programs/program.ts';
import { findProgram, programs } from '../../programs/registry.ts';
import type { Command } from '../command.ts';
import { loadCore } from '../core.ts';
import { parseDealNumber } from '../deal-number.ts';
import { readBytes, sha256, writeBytes } from '../files.ts';
import { type HeadlessMode, MODES, modeOf, startHeadless } from '../headless.ts';
import { FolderDrive } from '../headless-drive.ts';
import { HeadlessGem } from '../headless-gem.ts';
import { EXIT } from '../io.ts';
import { encodeIndexedPng } from '../png.ts';
import { SCREEN_OPTIONS, screenOptions } from '../screen-size.ts';
import { ScriptError } from '../script.ts';
import { UsageError } from '../usage-error.ts';

const LANGUAGES: readonly Language[] = ['de', 'en', 'es'];

function readSheet(file: string): NamedSheet {
  try {
    const bytes = readBytes(file);
    return { name: file, sheet: sliceCardSheet(decodeImg(bytes)), bytes: bytes.length, fromUser: true };
  } catch (error) {
    if (error instanceof FormatError) throw new UsageError(file, `${error.message} (offset ${error.offset})`);
    throw error;
  }
}

/** The screen that a command line names for a program. @throws UsageError where there is no such program or screen */
function modeFor(program: string, wanted: string | null): HeadlessMode {
  const entry = findProgram(program);
  if (entry === null) throw new UsageError(program, 'there is no such program');
  const modes: readonly HeadlessMode[] = MODES[entry.machine];
  return modeOf(modes, wanted ?? modes[0]);
}

/** The id of a game that a program plays. @throws UsageError where it does not */
async function gameOf(program: string, game: string): Promise<string> {
  const { games } = await loadCore();
  const ids = games.filter(({ collection }) => collection === program).map(({ id }) => id);
  if (!ids.includes(game)) throw new UsageError(`--game ${game}`, `${program} plays ${ids.join(', ') || 'no game'}`);
  return game;
}

/** The game on the table as its player sees it, or null where the program plays none. */
function positionOf(core: Core): PositionJson | null {
  try {
    return positionJson(core.view());
  } catch (error) {
    if (error instanceof NoGameError) return null;
    throw error;
  }
}

/** The screens of all machines; each machine's first one is its usual one. */
const modeList = (): string =>
  Object.entries(MODES)
    .map(([machine, modes]) => `${machine}: ${modes.join(', ')}`)
    .join('; ');

function savePicture(file: string, frame: Frame): void {
  writeBytes(file, encodeIndexedPng(frame));
}

/** `screen`: a program without a screen, controlled by a script. */
export const screen: Command = {
  name: 'screen',
  synopsis: [
    'screen PROGRAM [--mode MODE] [--game GAME] [--deal N] [--script "..."] [--png OUT] [--sheet FILE]',
    'screen PROGRAM --mode large-mono --size WxH …',
    'screen PROGRAM --mode st-low --ste …',
  ],
  summary: "runs a program headless on its emulated machine; the PNG has the machine's own resolution and palette",
  notes: [
    `Programs: ${programs.map((program) => program.id).join(', ')}.`,
    'A script is a list of steps separated by semicolons: wait FRAMES; click X Y; rclick X Y; dclick X Y; move X Y; press X Y; release X Y; drag X1 Y1 X2 Y2; key Space (or Help, F1, a, ^N, shift+N); type TEXT; menu TITLE ENTRY; png FILE. After every step the program runs until it waits again. Time passes only in steps that need it.',
  ],
  options: {
    mode: { value: 'MODE', summary: `screen mode (${modeList()}); the first of the machine when not given` },
    ...SCREEN_OPTIONS,
    game: { value: 'GAME', summary: 'id of the game, for programs that play several' },
    deal: { value: 'N', summary: 'number of the first deal, 1 when not given; the next deals follow it' },
    script: { value: 'STEPS', summary: 'what the player does' },
    png: { value: 'OUT', summary: 'write the last picture as a PNG file' },
    sheet: { value: 'FILE', summary: 'a card sheet the user brings', repeatable: true },
    drive: {
      value: 'FOLDER',
      summary: 'where the program saves games and finds them; for this run alone when not given',
    },
    language: { value: 'LANG', summary: `${LANGUAGES.join(', ')}; de when not given` },
  },
  async run(line, io) {
    const [id] = line.arguments('PROGRAM', 1, 1);
    const game = line.text('game');
    const deal = line.text('deal');
    const drive = line.text('drive');
    const mode = modeFor(id, line.text('mode'));
    const headless = await startHeadless(id, {
      mode,
      ...screenOptions(line, mode),
      ...(game === null ? {} : { game: await gameOf(id, game) }),
      ...(deal === null ? {} : { deal: parseDealNumber(deal) }),
      ...(drive === null ? {} : { drive: new FolderDrive(drive) }),
      language: line.choice('language', 'de', LANGUAGES),
      sheets: line.list('sheet').map(readSheet),
    });
    try {
      await headless.script(line.text('script') ?? '', savePicture);
    } catch (error) {
      if (error instanceof ScriptError) throw new UsageError('--script', error.message);
      throw error;
    }
    const frame = headless.frame();
    const png = line.text('png');
    if (png !== null) savePicture(png, frame);
    const json = {
      program: id,
      mode: headless.mode,
      width: frame.width,
      height: frame.height,
      sha256: sha256(frame.pixels),
      milliseconds: Math.round(headless.clock.now()),
      ended: headless.ended,
      sounds: headless instanceof HeadlessGem ? headless.sounds.played : [],
      notices: headless.notices,
      position: positionOf(headless.core),
    };
    const text = [
      `${id} on ${json.mode}, ${json.width}x${json.height}, after ${json.milliseconds} ms${json.ended ? ', ended' : ''}`,
      json.sounds.length > 0 ? `sounds: ${json.sounds.join(' ')}` : '',
      ...json.notices,
      `sha256 of the pixels ${json.sha256}`,
    ];
    io.out(line.has('json') ? `${JSON.stringify(json)}\n` : `${text.filter((part) => part !== '').join('\n')}\n`);
    return EXIT.done;
  },
};
