import { describe, expect, it } from 'vitest';
import { MemoryDrive } from '../../host/cli/headless-drive.ts';
import { movesStock } from '../../host/core/move.ts';
import { decodePat, encodePat } from '../../host/formats/pat.ts';
import { saveName } from '../../host/programs/keeping/game-files.ts';
import { loadCore } from '../core/built-core.ts';
import { PatienceVisit } from './patience-visit.ts';

/** A drive without room. */
class FullDrive extends MemoryDrive {
  override async write(): Promise<void> {
    throw new Error('no room');
  }
}

/** A game in mid-play with marks, moves taken back and the rules off. */
async function richGame(): Promise<PatienceVisit> {
  const visit = await PatienceVisit.inDeal('galerie', 4n);
  await visit.keys('K', 'M', 'K', 'K', 'M', 'K', 'Z', 'C');
  return visit;
}

/** Saves under the name that stands in the field, or another one. */
async function save(visit: PatienceVisit, name?: string): Promise<void> {
  await visit.script('menu Patience speichern');
  if (name !== undefined) {
    await visit.keys('Esc');
    await visit.script(`type ${name}`);
  }
  await visit.keys('Return');
}

async function load(visit: PatienceVisit, name: string): Promise<void> {
  await visit.script('menu Patience laden');
  await visit.keys('Esc');
  await visit.script(`type ${name}`);
  await visit.keys('Return');
}

/** A file as the program writes it, with a changed game in it. */
async function fileOf(
  change: Readonly<Record<string, unknown>> = {},
  frame: Record<string, unknown> = {},
): Promise<Uint8Array> {
  const core = await loadCore();
  core.deal('zopf', {}, 3n);
  for (let k = 0; k < 5; k++) core.play(core.moves().at(-1) ?? 0);
  const game = { ...core.save(), ...change };
  return encodePat({ version: 1, game, cheating: false, ...frame });
}

describe('speichern', () => {
  it('proposes a name after the game and the ending .PAT', async () => {
    const visit = await richGame();
    await save(visit);
    expect([...visit.drive.files.keys()]).toEqual(['GALERIE.PAT']);
  });

  it.each([
    ['ABEND', 'ABEND.PAT'],
    ['abend.txt', 'ABEND.PAT'],
    ['A1234567', 'A1234567.PAT'],
  ])('makes of the typed name "%s" the file %s', async (typed, name) => {
    const visit = await richGame();
    await save(visit, typed);
    expect([...visit.drive.files.keys()]).toEqual([name]);
  });

  it('takes what is typed as the whole name, also at the second time', async () => {
    const visit = await richGame();
    for (const name of ['ABEND', 'MORGEN']) {
      await visit.script(`menu Patience speichern; type ${name}`);
      await visit.keys('Return');
    }
    expect([...visit.drive.files.keys()].sort()).toEqual(['ABEND.PAT', 'MORGEN.PAT']);
  });

  it('writes everything: game, moves, moves taken back, marks, the switched rules', async () => {
    const visit = await richGame();
    await save(visit, 'ALLES');
    const file = visit.drive.files.get('ALLES.PAT') ?? new Uint8Array();
    expect(decodePat(file)).toEqual({ version: 1, game: visit.core.save(), cheating: true });
  });

  it('lets the game go on as it was', async () => {
    const visit = await richGame();
    const before = visit.core.save();
    await save(visit);
    expect(visit.core.save()).toEqual(before);
    expect((await visit.entry('Hilfen', 'zur Marke')).enabled).toBe(true);
    await visit.keys('Z');
    expect(visit.moveCount).toBe(2);
  });

  it('asks before it replaces a file', async () => {
    const visit = await richGame();
    await save(visit, 'EINS');
    const first = visit.drive.files.get('EINS.PAT');
    await visit.keys('Z');
    await save(visit, 'EINS');
    expect(visit.shows('EINS.PAT gibt es schon.')).toBe(true);
    await visit.pressButton('Abbruch');
    expect(visit.drive.files.get('EINS.PAT')).toEqual(first);
    await save(visit, 'EINS');
    await visit.pressButton('ersetzen');
    expect(visit.drive.files.get('EINS.PAT')).not.toEqual(first);
  });

  it('writes nothing where the player cancels', async () => {
    const visit = await richGame();
    await visit.keys('S');
    await visit.pressButton('ABBRUCH');
    expect(visit.drive.files.size).toBe(0);
    await visit.keys('K');
    expect(visit.moveCount).toBe(4);
  });

  it('says so where no file can be called what was typed', async () => {
    const visit = await richGame();
    await save(visit, '?');
    expect(visit.shows('"?" geht nicht')).toBe(true);
    await visit.keys('Return');
    expect(visit.drive.files.size).toBe(0);
    await save(visit, 'GUT');
    expect([...visit.drive.files.keys()]).toEqual(['GUT.PAT']);
  });

  it('says so where the file cannot be written; the game goes on', async () => {
    const visit = await PatienceVisit.inDeal('zopf', 4n, { drive: new FullDrive() });
    await save(visit);
    expect(visit.shows('konnte nicht gespeichert')).toBe(true);
    await visit.keys('Return', 'K');
    expect(visit.moveCount).toBe(1);
  });

  it('writes into its own folder only', async () => {
    const visit = await richGame();
    await visit.keys('S', 'up', 'Esc');
    await visit.script('type C:\\*.PAT');
    await visit.keys('Return', 'Return');
    expect(visit.shows('Ordner C:\\PATIENCE.')).toBe(true);
    expect(visit.drive.files.size).toBe(0);
  });
});

describe('laden', () => {
  it('brings back the same game with all that belongs to it', async () => {
    const visit = await richGame();
    const game = visit.core.save();
    await save(visit, 'ALLES');
    await visit.script('menu Patience Zopf');
    await visit.pressButton('neues Spiel');
    expect(visit.game.id).toBe('zopf');
    await load(visit, 'ALLES');
    expect(visit.core.save()).toEqual(game);
    expect((await visit.entry('Hilfen', 'verändern')).checked).toBe(true);
    expect((await visit.entry('Patience', 'Galerie')).checked).toBe(true);
    await visit.keys('Z', 'Z');
    expect((await visit.entry('Hilfen', 'merken')).checked).toBe(true);
    await visit.keys('Z');
    expect(visit.core.view()).toMatchObject({ moveCount: 0, canUndo: false });
  });

  it('asks first where a game would be lost, and a No leaves it untouched', async () => {
    const visit = await richGame();
    await save(visit, 'ALLES');
    await visit.keys('K');
    const before = visit.core.save();
    await visit.keys('L');
    expect(visit.shows('Ein anderes laden?')).toBe(true);
    await visit.pressButton('Abbruch');
    expect(visit.shows('SPIEL LADEN')).toBe(false);
    expect(visit.core.save()).toEqual(before);
    await visit.keys('L', 'Return');
    expect(visit.shows('SPIEL LADEN')).toBe(true);
    await visit.pressButton('ABBRUCH');
    expect(visit.core.save()).toEqual(before);
  });

  it('shows the files in its list, where they can be chosen', async () => {
    const visit = await PatienceVisit.inDeal('zopf', 4n);
    await save(visit, 'EINS');
    await save(visit, 'ZWEI');
    await visit.script('menu Patience Standart; menu Patience laden');
    const at = visit.find('EINS    .PAT');
    expect(at).not.toBe(null);
    await visit.headless.click((at?.x ?? 0) + 4, (at?.y ?? 0) + 8, 0, 2);
    expect(visit.game.id).toBe('zopf');
  });

  it.each([
    ['another file', async () => Uint8Array.from('kein Spiel', (c) => c.charCodeAt(0)), 'Das ist kein Spielstand'],
    ['one that was cut', async () => (await fileOf()).slice(0, -3), 'Das Ende der Datei fehlt.'],
    ['one with a wrong byte', async () => (await fileOf()).with(30, 1), 'Die Prüfsumme stimmt nicht,'],
    ['one of a later version', async () => (await fileOf()).with(9, 7), 'Er stammt aus einer anderen'],
    ['one without a game', async () => encodePat({ version: 1 }), 'Ihr Inhalt ist nicht lesbar.'],
    ['one with half a game', () => fileOf({ moves: 'x' }), 'Ihr Inhalt ist nicht lesbar.'],
    ['a game of another program', () => fileOf({ game: 'yukon' }), 'Sie enthält ein Spiel, das'],
    ['a game that there is not', () => fileOf({ game: 'skat' }), 'Sie enthält ein Spiel, das'],
    ['moves against the rules', () => fileOf({ moves: [0x01000000], cursor: 1 }), 'Ihre Züge sind nach den'],
    ['another position', () => fileOf({ hash: '0'.repeat(16) }), 'Ihre Züge sind nach den'],
  ] as const)(
    'names file and reason of what it cannot load, and leaves the game alone: %s',
    async (_, make, reason) => {
      const visit = await PatienceVisit.inDeal('standart', 4n);
      visit.drive.files.set('FAUL.PAT', await make());
      const before = visit.core.save();
      const stored = await visit.headless.store.read('session');
      await load(visit, 'FAUL');
      expect(visit.shows('FAUL.PAT wird nicht')).toBe(true);
      expect(visit.shows(reason)).toBe(true);
      await visit.keys('Return');
      expect(visit.core.save()).toEqual(before);
      expect(await visit.headless.store.read('session')).toEqual(stored);
      expect((await visit.nextVisit()).core.save()).toEqual(before);
    },
  );

  it('says so where there is no such file', async () => {
    const visit = await PatienceVisit.start();
    await load(visit, 'NICHTS');
    expect(visit.shows('NICHTS.PAT wird nicht')).toBe(true);
    expect(visit.shows('Es gibt sie nicht.')).toBe(true);
  });

  it('restores a game of five thousand moves, back to its deal (manual §0)', async () => {
    const visit = await PatienceVisit.inDeal('kleine-harfe', 4n, {
      moves: (core) => {
        for (let k = 0; k < 5000; k++) core.play(core.moves().find(movesStock) ?? 0);
      },
    });
    const game = visit.core.save();
    await save(visit, 'LANG');
    await visit.keys('N', 'Return');
    await load(visit, 'LANG');
    expect(visit.core.save()).toEqual(game);
    await visit.keys('F', 'Return');
    await visit.seconds(8);
    expect(visit.core.view()).toMatchObject({ moveCount: 0, canUndo: false });
  });

  it('restores six cycles of saving and loading to the byte', async () => {
    const visit = await richGame();
    const game = visit.core.save();
    for (let cycle = 0; cycle < 6; cycle++) {
      await save(visit, `S${cycle}`);
      await visit.script('menu Patience Standart');
      if (visit.shows('Neue Karten geben?')) await visit.pressButton('neues Spiel');
      await load(visit, `S${cycle}`);
      expect(visit.core.save()).toEqual(game);
    }
    expect(new Set([...visit.drive.files.values()].map(String)).size).toBe(1);
  });
});

describe('a file that the player brings', () => {
  it('is loaded at once where no game would be lost', async () => {
    const visit = await PatienceVisit.inDeal('standart', 4n);
    visit.drive.bring('MEIN.PAT', await fileOf());
    await visit.headless.settle();
    expect(visit.game.id).toBe('zopf');
    expect(visit.moveCount).toBe(5);
  });

  it('is loaded after a question in mid-game', async () => {
    const visit = await richGame();
    const before = visit.core.save();
    visit.drive.bring('MEIN.PAT', await fileOf());
    await visit.headless.settle();
    expect(visit.shows('MEIN.PAT laden?')).toBe(true);
    await visit.pressButton('Abbruch');
    expect(visit.core.save()).toEqual(before);
    visit.drive.bring('MEIN.PAT', await fileOf());
    await visit.headless.settle();
    await visit.pressButton('laden');
    expect(visit.game.id).toBe('zopf');
  });

  it('ends the demo', async () => {
    const visit = await PatienceVisit.inDeal('standart', 4n);
    await visit.keys('D');
    await visit.seconds(3);
    visit.drive.bring('MEIN.PAT', await fileOf());
    await visit.headless.settle();
    expect(visit.game.id).toBe('zopf');
    expect(visit.moveCount).toBe(5);
  });

  it('waits until the rules are closed', async () => {
    const visit = await PatienceVisit.inDeal('standart', 4n);
    await visit.keys('H');
    visit.drive.bring('MEIN.PAT', await fileOf());
    await visit.headless.settle();
    expect(visit.game.id).toBe('standart');
    await visit.keys('Esc');
    expect(visit.game.id).toBe('zopf');
  });

  it('is heard of no more when the program has ended', async () => {
    const visit = await PatienceVisit.inDeal('standart', 4n);
    await visit.keys('E');
    expect(visit.headless.ended).toBe(true);
    visit.drive.bring('MEIN.PAT', await fileOf());
    await new Promise((resolve) => setImmediate(resolve));
    expect(visit.game.id).toBe('standart');
  });
});

describe('the name of a file', () => {
  it.each([
    ['', null],
    ['.PAT', null],
    ['??', null],
    ['zopf', 'ZOPF.PAT'],
    ['ZU-LANGERNAME', 'ZULANGER.PAT'],
    ['A:B.C', 'AB.PAT'],
    ['PARTIE_1.SAV', 'PARTIE_1.PAT'],
  ])('"%s" is %s', (typed, name) => {
    expect(saveName(typed, 'PAT')).toBe(name);
  });
});
