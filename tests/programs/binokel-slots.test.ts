import { describe, expect, it } from 'vitest';
import { MemoryDrive } from '../../host/cli/headless-drive.ts';
import { MemoryStore } from '../../host/cli/headless-services.ts';
import { encodePat } from '../../host/formats/pat.ts';
import { SLOT_LETTERS, slotFile } from '../../host/programs/binokel/kept/slot-names.ts';
import { binokelTexts } from '../../host/programs/binokel/languages.ts';
import { RoundVisit, standIn } from './binokel-round-visit.ts';

const texts = binokelTexts.de;

/** At the results after so many games, with a drive that outlasts the visit. */
async function afterGames(games: number, drive = new MemoryDrive(), name = 'Anna') {
  const table = standIn();
  const visit = await RoundVisit.start({ table, drive });
  await visit.toTable(name);
  await visit.playGames(games);
  return { visit, table, drive };
}

/** Loads a compartment from the input screen of a visit without a past. */
async function loaded(drive: MemoryDrive, letter: string) {
  const table = standIn();
  const visit = await RoundVisit.start({ table, drive, store: new MemoryStore() });
  await visit.toInput();
  await visit.keys('Return', 'left', 'left', 'Return', letter);
  return { visit, table, drive };
}

describe('the compartments', () => {
  it('are 24 files BINOKEL.A to BINOKEL.X, filled and emptied by their letters', async () => {
    const { visit, drive } = await afterGames(2);
    expect(SLOT_LETTERS).toHaveLength(24);
    await visit.keys('s', 'x', 's', 'A', 's', 'k');
    expect([...drive.files.keys()].sort()).toEqual(['BINOKEL.A', 'BINOKEL.K', 'BINOKEL.X']);
    await visit.keys('F1');
    expect([...'ABCDEFGHIJKLMNOPQRSTUVWX'].every((letter) => visit.shows(letter))).toBe(true);
    expect(visit.shows('Anna 2')).toBe(true);
  });

  it('are filled and emptied by clicks', async () => {
    const { visit, drive } = await afterGames(2);
    await visit.clickText('Save');
    await visit.clickText('Q');
    expect([...drive.files.keys()]).toEqual(['BINOKEL.Q']);
    await visit.clickText('Weiter');
    await visit.keys('space');
    expect(visit.shows('3.')).toBe(true);
    expect(visit.shows('+80')).toBe(true);
    await visit.clickText('Load');
    await visit.clickText('Q');
    expect(visit.shows('+121')).toBe(true);
    expect(visit.shows('+80')).toBe(false);
  });

  it('bring back name, results and deals; the name that was typed is void', async () => {
    const { visit, table, drive } = await afterGames(5);
    await visit.keys('s', 'k', 'Return');
    const other = await loaded(drive, 'k');
    expect(other.visit.shows('Anna')).toBe(true);
    expect(other.visit.shows('+1029')).toBe(true);
    await other.visit.keys('Return');
    const next = table.played.at(-1);
    expect(other.table.played).toHaveLength(1);
    expect(other.table.played[0]).toMatchObject({ number: 6, deal: next?.deal, names: next?.names, running: null });
  });

  it('hold the last game too, which can be looked at again', async () => {
    const { visit, table, drive } = await afterGames(2);
    await visit.keys('s', 'k');
    const other = await loaded(drive, 'k');
    await other.visit.clickText(texts.beyond.field);
    await other.visit.clickText(texts.beyond.replay);
    expect(other.table.shown).toEqual([`replay 2 ${table.played[1].deal}`]);
  });

  it('survive six times saving and loading without a changed byte', async () => {
    const { visit, drive } = await afterGames(5);
    await visit.keys('s', 'a');
    const first = drive.files.get('BINOKEL.A');
    for (const [from, to] of ['ab', 'bc', 'cd', 'de', 'ef', 'fg']) {
      const other = await loaded(drive, from);
      await other.visit.keys('s', to);
      expect(drive.files.get(slotFile(to.toUpperCase()))).toEqual(first);
    }
    expect(drive.files.size).toBe(7);
  });

  it('are replaced after the question alone', async () => {
    const { visit, drive } = await afterGames(1);
    await visit.keys('s', 'k');
    const first = drive.files.get('BINOKEL.K');
    await visit.keys('Return', 'space', 's', 'k');
    expect(visit.shows(texts.slots.replace('BINOKEL.K'))).toBe(true);
    await visit.keys('n');
    expect(drive.files.get('BINOKEL.K')).toEqual(first);
    await visit.keys('s', 'k', 'esc', 's', 'k', 'Return');
    expect(drive.files.get('BINOKEL.K')).toEqual(first);
    await visit.keys('s', 'k', 'j');
    expect(drive.files.get('BINOKEL.K')).not.toEqual(first);
    const replaced = drive.files.get('BINOKEL.K');
    await visit.keys('Return', 'space', 's', 'k');
    await visit.clickText('Nein');
    expect(drive.files.get('BINOKEL.K')).toEqual(replaced);
    await visit.keys('s', 'k');
    await visit.clickText('Ja');
    expect(drive.files.get('BINOKEL.K')).not.toEqual(replaced);
  });

  it('say that there is no file, and that none can be written', async () => {
    const { visit } = await afterGames(1);
    await visit.keys('l', 'a');
    expect(visit.shows('Fehler beim Öffnen der Datei')).toBe(true);
    await visit.keys('space');
    expect(visit.shows('Blatt 1 von 4')).toBe(true);
    const drive = new MemoryDrive();
    drive.write = () => Promise.reject(new Error('the disk is full'));
    const full = await afterGames(1, drive);
    await full.visit.keys('s', 'a');
    expect(full.visit.shows(texts.slots.writeError)).toBe(true);
    await full.visit.keys('space', 'F3');
    expect(full.visit.shows(texts.results.freshAsk)).toBe(true);
  });

  it('load files that the player brings', async () => {
    const { visit, drive } = await afterGames(3);
    await visit.keys('s', 'a');
    const bytes = drive.files.get('BINOKEL.A') ?? new Uint8Array();
    const other = new MemoryDrive();
    const here = await afterGames(1, other, 'Otto');
    other.bring('BINOKEL.C', bytes);
    await here.visit.keys('l', 'c');
    expect(here.visit.shows('Anna')).toBe(true);
    expect(here.visit.shows('3.')).toBe(true);
  });
});

it('puts files with other names into compartments that are free, and says so', async () => {
  const { visit, drive } = await afterGames(2);
  await visit.keys('s', 'a');
  const bytes = drive.files.get('BINOKEL.A') ?? new Uint8Array();
  drive.bring('BINOKEL2.A', bytes);
  drive.bring('OTTO.K', bytes);
  await visit.keys('l');
  expect([...drive.files.keys()].sort()).toEqual(['BINOKEL.A', 'BINOKEL.B', 'BINOKEL.K']);
  expect(visit.headless.notices).toEqual([
    texts.slots.moved('BINOKEL2.A', 'BINOKEL.B'),
    texts.slots.moved('OTTO.K', 'BINOKEL.K'),
  ]);
  await visit.keys('k');
  expect(visit.shows('Anna')).toBe(true);
});

describe('a broken file', () => {
  /** Loads what is made of the bytes of a saved round. */
  async function loadedBroken(change: (bytes: Uint8Array) => Uint8Array) {
    const { visit, drive } = await afterGames(3);
    await visit.keys('s', 'a');
    const bytes = drive.files.get('BINOKEL.A') ?? new Uint8Array();
    drive.files.set('BINOKEL.A', change(bytes.slice()));
    await visit.keys('l', 'a');
    return { visit, drive };
  }

  it('is named with the place where it is broken, stays as it is and leaves the round alone', async () => {
    const { visit, drive } = await loadedBroken((bytes) => bytes.fill(0x20, 40, 44));
    const broken = drive.files.get('BINOKEL.A');
    expect(visit.shows(texts.slots.broken('BINOKEL.A'))).toBe(true);
    expect(visit.shows(`Byte 14: ${texts.slots.byteFaults.checksum}`)).toBe(true);
    await visit.keys('space');
    expect(visit.shows('+80')).toBe(true);
    expect(drive.files.get('BINOKEL.A')).toEqual(broken);
    await visit.keys('s', 'a');
    expect(visit.shows(texts.slots.replace('BINOKEL.A'))).toBe(true);
  });

  it('may be cut off anywhere', async () => {
    const { visit } = await loadedBroken((bytes) => bytes.subarray(0, 100));
    expect(visit.shows(`Byte 100: ${texts.slots.byteFaults['unexpected-end']}`)).toBe(true);
  });

  it('may be of another program', async () => {
    const { visit } = await loadedBroken(() => encodePat({ game: 'zopf' }));
    expect(visit.shows(texts.slots.contentFaults.round)).toBe(true);
  });

  it('may hold points that cannot be made', async () => {
    const games = [{ soloist: 0, bid: 200, ending: 'played', points: [200, 30, 20] }];
    const round = { version: 1, id: '0123456789abcdef', number: '1', name: 'A', speed: 'slow', goal: 'exceed', games };
    const { visit } = await loadedBroken(() => encodePat({ form: 'binokel-round', round, last: null }));
    expect(visit.shows(texts.slots.inGame(1, texts.slots.contentFaults.points))).toBe(true);
  });

  it('is marked in its compartment', async () => {
    const { visit } = await loadedBroken(() => Uint8Array.of(1, 2, 3));
    await visit.keys('space', 'F2');
    expect(visit.shows('?')).toBe(true);
  });
});

it('has a line of the screen for every fault in every language', () => {
  for (const { slots } of Object.values(binokelTexts)) {
    const lines = [
      ...Object.values(slots.byteFaults).map((what) => slots.atByte(4_000_000, what)),
      ...Object.values(slots.contentFaults).map((what) => slots.inGame(24, what)),
      slots.broken('BINOKEL.W'),
      slots.replace('BINOKEL.W'),
    ];
    for (const line of lines) expect(line.length * 8 + 48, line).toBeLessThan(640);
  }
});
