import { beforeAll, describe, expect, it } from 'vitest';
import type { Core } from '../../host/core/core.ts';
import { moveFrom, movesStock, moveTo } from '../../host/core/move.ts';
import { contains, intersect, union } from '../../host/gem/vdi/rect.ts';
import { pickAt } from '../../host/programs/card-table/pick.ts';
import type { Language } from '../../host/programs/program.ts';
import { move, seededPicker, setUp } from '../builders.ts';
import { loadCore } from '../core/built-core.ts';
import { GAMES, HALF_WAY, ScreenTable } from './patience-screen-table.ts';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

const WALK_MOVES = 40;
const REMARK = 'Kein Zug führt mehr weiter';

/** Begins a game and opens its table. */
function fresh(game: string, deal = 3n): ScreenTable {
  core.deal(game, {}, deal);
  return ScreenTable.open(core);
}

/** The moves of the game half way, one by one. */
function halfWayMoves(game: string): readonly string[] {
  return HALF_WAY[game].moves.trim().split(/\s+/);
}

describe.each(GAMES)('the table of %s', (game) => {
  it('is the same after every move, undo and redo as one that is drawn at once', () => {
    const table = fresh(game);
    const pick = seededPicker(7);
    for (let k = 0; k < WALK_MOVES; k++) {
      const moves = core.moves();
      if (moves.length === 0) break;
      core.play(moves[pick(moves.length)]);
      table.screen.show(core.view());
      if (pick(4) === 0 && core.undo()) table.screen.show(core.view());
      if (pick(4) === 0 && core.redo()) table.screen.show(core.view());
      expect(table.changedSince(ScreenTable.open(core).pixels()), `move ${k + 1}`).toBeNull();
    }
  });

  it('draws again what was covered, in whatever rectangles', () => {
    const table = fresh(game);
    const before = table.pixels();
    const pick = seededPicker(11);
    const { vdi, aes } = table.gem;
    for (let k = 0; k < 12; k++) {
      const area = { x: pick(600), y: aes.desktop.y + pick(340), w: 1 + pick(200), h: 1 + pick(150) };
      vdi.vs_clip(aes.desktop);
      vdi.vswr_mode(1);
      vdi.vsf_interior(1);
      vdi.vsf_color(1);
      vdi.vr_recfl(area);
      vdi.vs_clip(null);
      table.screen.redraw(core.view(), area);
      expect(table.changedSince(before), JSON.stringify(area)).toBeNull();
    }
  });

  it('leaves the menu bar and its line alone', () => {
    const table = fresh(game);
    const { y } = table.gem.aes.desktop;
    const bar = table.pixels().subarray(0, 640 * y);
    expect(new Set(bar.subarray(0, 640 * (y - 1)))).toEqual(new Set([0]));
    expect(new Set(bar.subarray(640 * (y - 1)))).toEqual(new Set([1]));
  });

  it('lets every card be picked where it is seen, and its top card alone at its middle', () => {
    const table = fresh(game);
    const places = table.screen.places();
    places.forEach(({ cards }, pile) => {
      cards.forEach((rect, card) => {
        const onTop = card === cards.length - 1;
        const shown = onTop || cards[card + 1].y > rect.y;
        if (!shown) return;
        const { x, y } = onTop
          ? { x: rect.x + (rect.w >> 1), y: rect.y + (rect.h >> 1) }
          : { x: rect.x + 3, y: rect.y + 3 };
        expect(pickAt(places, x, y)).toEqual({ pile, card });
      });
    });
  });
});

describe('a view with a change that nobody has drawn yet', () => {
  it('is drawn whole though the AES asks for a part', () => {
    const table = fresh('standart');
    core.play(move(core, 'deal'));
    table.screen.redraw(core.view(), { x: 0, y: 390, w: 5, h: 5 });
    expect(table.changedSince(ScreenTable.open(core).pixels())).toBeNull();
  });
});

describe('the arrow', () => {
  it.each(Object.keys(HALF_WAY))('of each move in %s covers both ends and goes without a trace', (game) => {
    const table = fresh(game, HALF_WAY[game].deal);
    for (const text of halfWayMoves(game)) {
      const next = move(core, text);
      const before = table.pixels();
      table.screen.showArrow(next);
      const changed = table.changedSince(before);
      if (changed === null) throw new Error(`no arrow for ${text}`);
      if (!movesStock(next)) {
        for (const pile of [moveFrom(next), moveTo(next)]) {
          const { cards, first } = table.screen.places()[pile];
          expect(intersect([first, ...cards].reduce(union), changed), text).not.toBeNull();
        }
      }
      table.screen.hideArrow();
      expect(table.changedSince(before), text).toBeNull();
      table.play(text);
    }
  });

  it('points from the stock to all columns that get a card', () => {
    const table = fresh('standart');
    const before = table.pixels();
    table.screen.showArrow(move(core, 'deal'));
    const after = table.pixels();
    for (let column = 1; column <= 8; column++) {
      const { x, y, w, h } = table.extent(`tableau-${column}`);
      const changed = [...after.keys()].some(
        (at) => after[at] !== before[at] && contains({ x, y, w, h }, at % 640, Math.floor(at / 640)),
      );
      expect(changed, `column ${column}`).toBe(true);
    }
  });

  it('turns round where the waste is turned over', () => {
    core.deal('kleine-harfe', {}, 3n);
    for (let k = 0; k < 24; k++) core.play(move(core, 'deal'));
    const table = ScreenTable.open(core);
    const before = table.pixels();
    table.screen.showArrow(move(core, 'redeal'));
    const changed = table.changedSince(before);
    const tip = table.extent('stock');
    const tail = table.extent('waste');
    expect(changed?.x).toBeGreaterThan(tail.x);
    expect((changed?.x ?? 0) + (changed?.w ?? 0)).toBeGreaterThan(tip.x + (tip.w >> 1));
    expect((changed?.x ?? 0) + (changed?.w ?? 0)).toBeLessThan(tip.x + tip.w);
  });

  it('stays over what is drawn beneath it, and goes with the next view', () => {
    const table = fresh('standart');
    table.screen.showArrow(move(core, 'deal'));
    const shown = table.pixels();
    table.screen.redraw(core.view(), { x: 200, y: 150, w: 300, h: 200 });
    expect(table.changedSince(shown)).toBeNull();
    table.screen.show(core.view());
    expect(table.changedSince(ScreenTable.open(core).pixels())).toBeNull();
  });

  it('of a card laid against the rules starts at that card', () => {
    const table = fresh('standart');
    const before = table.pixels();
    table.screen.showArrow(move(core, 'tableau-3!>foundation-8'));
    const changed = table.changedSince(before);
    expect(changed === null ? null : intersect(changed, table.cards('tableau-3')[2])).not.toBeNull();
  });
});

describe('the notes', () => {
  const EXPECTED: Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>> = {
    de: {
      standart: ['Talon', 'noch 80 Karten'],
      eiffelturm: ['Hilfsstapel', 'Talon', 'noch 84 Karten'],
      matriarchat: ['Hilfsstapel', 'Durchgang 1/11', 'je 2 Karten', 'Familien 0', 'Talon', 'noch 96 Karten'],
      'kleine-harfe': ['Hilfsstapel', 'Talon', 'noch 24 Karten'],
      galerie: ['Asse', 'Talon', 'noch 72 Karten'],
      zopf: ['Hilfsstapel', 'Talon', 'noch 71 Karten', 'Durchgang 1/3', 'Sieben - offen'],
    },
    en: {
      standart: ['Stock', '80 cards left'],
      matriarchat: ['Waste', 'Pass 1/11', 'packets of 2', 'Families 0', 'Stock', '96 cards left'],
      zopf: ['Waste', 'Stock', '71 cards left', 'Pass 1/3', 'Seven - open'],
    },
    es: {
      galerie: ['Ases', 'Mazo', 'quedan 72 cartas'],
      matriarchat: ['Descarte', 'Pasada 1/11', 'paquetes de 2', 'Familias 0', 'Mazo', 'quedan 96 cartas'],
      zopf: ['Descarte', 'Mazo', 'quedan 71 cartas', 'Pasada 1/3', 'Siete - abierto'],
    },
  };

  it.each(['de', 'en', 'es'] as const)('are all there in %s', (language) => {
    for (const [game, texts] of Object.entries(EXPECTED[language])) {
      core.deal(game, {}, 3n);
      const table = ScreenTable.open(core, { language });
      for (const text of texts) expect(table.shows(text), `${game}: ${text}`).toBe(true);
    }
  });

  it('tell what the moves have changed', () => {
    const table = fresh('standart');
    table.play('deal');
    expect(table.shows('noch 72 Karten')).toBe(true);
    expect(table.shows('noch 80 Karten')).toBe(false);
    core.undo();
    table.screen.show(core.view());
    expect(table.shows('noch 80 Karten')).toBe(true);
  });

  it('tell pass, packet and direction', () => {
    core.deal('matriarchat', {}, 3n);
    for (let k = 0; k < 48; k++) core.play(move(core, 'deal'));
    const table = ScreenTable.open(core);
    table.play('redeal');
    for (const text of ['Durchgang 2/11', 'je 3 Karten', 'noch 96 Karten']) expect(table.shows(text), text).toBe(true);
    setUp(core, 'zopf', 'foundation-3: JS\nreserve-1: TS\nreserve-2: QS\nrest: stock');
    const braid = ScreenTable.open(core);
    expect(braid.shows('Bube - offen')).toBe(true);
    braid.play('reserve-1>foundation-3');
    expect(braid.shows('Bube - absteigend')).toBe(true);
  });
});

describe('a remark', () => {
  it.each(GAMES)('stands in %s where no card and no note is, and goes without a trace', (game) => {
    const table = fresh(game);
    const before = table.pixels();
    table.screen.setRemark(REMARK);
    const area = table.changedSince(before);
    if (area === null) throw new Error('no remark');
    for (const { cards, first } of table.screen.places()) {
      for (const rect of [first, ...cards]) expect(intersect(rect, area)).toBeNull();
    }
    for (const word of REMARK.split(' ')) expect(table.shows(word), word).toBe(true);
    table.screen.setRemark('');
    expect(table.changedSince(before)).toBeNull();
  });

  it('makes way for cards', () => {
    const table = fresh('standart');
    table.screen.setRemark(REMARK);
    for (let k = 0; k < 10; k++) {
      table.play('deal');
      expect(
        REMARK.split(' ').every((word) => table.shows(word)),
        `deal ${k + 1}`,
      ).toBe(true);
    }
    table.screen.setRemark('');
    expect(table.changedSince(ScreenTable.open(core).pixels())).toBeNull();
  });
});

describe('another game', () => {
  it('is laid out as if the screen had been opened for it', () => {
    const table = fresh('zopf');
    table.screen.setRemark(REMARK);
    table.screen.showArrow(core.moves()[0]);
    for (const game of GAMES) {
      core.deal(game, {}, 5n);
      expect(table.screen.layOut()).toBe(true);
      table.screen.redraw(core.view());
      expect(table.changedSince(ScreenTable.open(core).pixels()), game).toBeNull();
    }
  });

  it('shows held cards in inverse and as before', () => {
    const table = fresh('galerie');
    const before = table.pixels();
    const card = table.extent('reserve-3');
    table.screen.invert(card);
    expect(table.changedSince(before)).toEqual(card);
    table.screen.invert(card);
    expect(table.changedSince(before)).toBeNull();
  });
});

describe('the end', () => {
  it('uncovers the desktop', () => {
    const table = fresh('standart');
    const { aes } = table.gem;
    expect(aes.wind_get_top()).toBe(table.screen.window);
    table.screen.close();
    expect(aes.wind_get_top()).toBe(0);
    const { y } = aes.desktop;
    const line = table.pixels().subarray(640 * (y + 100), 640 * (y + 101));
    expect(line.every((value, x) => value === ((x + y + 100) % 2 === 0 ? 1 : 0))).toBe(true);
  });
});
