import { describe, expect, it } from 'vitest';
import { CardScreen } from '../../host/programs/card-screen/screen.ts';
import { DemoPlayer } from '../../host/programs/patience/demo-player.ts';
import { loadCore } from '../core/built-core.ts';
import { PatienceVisit } from './patience-visit.ts';

/** How the remark of the demo begins; the room beside the cards decides where it is broken. */
const RUNS = 'Demo: Klick';

const plays = (visit: PatienceVisit): boolean => visit.shows(RUNS);

/** Notes when arrows come and go, in milliseconds of the machine. */
function watchArrows(visit: PatienceVisit): { readonly spans: number[]; readonly end: () => void } {
  const { showArrow, hideArrow } = CardScreen.prototype;
  const spans: number[] = [];
  let since: number | null = null;
  CardScreen.prototype.showArrow = function (move) {
    showArrow.call(this, move);
    since = visit.headless.clock.now();
  };
  CardScreen.prototype.hideArrow = function () {
    if (since !== null) spans.push(visit.headless.clock.now() - since);
    since = null;
    hideArrow.call(this);
  };
  return { spans, end: () => Object.assign(CardScreen.prototype, { showArrow, hideArrow }) };
}

describe('the demo', () => {
  it.each(['the menu', 'its key'])('begins by %s and plays legal moves by itself', async (way) => {
    const visit = await PatienceVisit.inDeal('standart', 1n);
    if (way === 'the menu') await visit.script('menu Patience Demo');
    else await visit.keys('D');
    expect(plays(visit)).toBe(true);
    await visit.seconds(5.5);
    expect(visit.moveCount).toBe(5);
  });

  it.each([0, 10, 25, 99])('shows its arrow for %i tenths of a second', async (tenths) => {
    const visit = await PatienceVisit.start();
    await visit.keys('W', 'Esc');
    await visit.script(`type ${String(tenths).padStart(2, '0')}`);
    await visit.keys('Return');
    const { spans, end } = watchArrows(visit);
    await visit.keys('D');
    for (let k = 0; k < 40; k++) {
      visit.headless.clock.advance(tenths * 100);
      await visit.headless.settle();
    }
    end();
    expect(spans.length).toBeGreaterThan(10);
    expect(new Set(spans)).toEqual(new Set([tenths * 100]));
  });

  it.each(['key Space', 'key F5', 'click 5 390', 'press 320 300'])('ends with %s', async (script) => {
    const visit = await PatienceVisit.inDeal('galerie', 2n);
    const before = visit.position();
    await visit.keys('D');
    await visit.seconds(3);
    await visit.script(script);
    expect(plays(visit)).toBe(false);
    expect(visit.position()).toEqual(before);
    await visit.seconds(5);
    expect(visit.position()).toEqual(before);
  });

  it('goes on when the mouse is moved, its right button pressed, or the bare menu bar clicked', async () => {
    const visit = await PatienceVisit.inDeal('galerie', 2n);
    await visit.keys('D');
    await visit.script('move 20 300; rclick 320 300; move 300 200; click 400 5');
    await visit.away();
    await visit.seconds(2);
    expect(plays(visit)).toBe(true);
  });

  it('is ticked in its menu, and an order of the menus ends it', async () => {
    const visit = await PatienceVisit.inDeal('galerie', 2n);
    await visit.keys('D');
    expect((await visit.entry('Patience', 'Demo')).checked).toBe(true);
    expect((await visit.entry('Hilfen', 'Vorschlag')).enabled).toBe(false);
    await visit.script('menu Patience Zopf');
    expect(plays(visit)).toBe(false);
    expect(visit.game.id).toBe('zopf');
    expect((await visit.entry('Patience', 'Demo')).checked).toBe(false);
    expect((await visit.entry('Hilfen', 'Vorschlag')).enabled).toBe(true);
  });

  it('brings the game of the player back with everything that belongs to it', async () => {
    const visit = await PatienceVisit.inDeal('standart', 2n);
    await visit.keys('K', 'M', 'K', 'K', 'Z', 'C');
    await visit.away();
    const position = visit.position();
    const picture = visit.headless.frame();
    const save = visit.core.save();
    await visit.keys('D');
    await visit.seconds(20);
    expect(visit.position()).not.toEqual(position);
    await visit.keys('Space');
    await visit.away();
    expect(visit.core.save()).toEqual(save);
    expect(Buffer.compare(visit.headless.frame().pixels, picture.pixels)).toBe(0);
    expect((await visit.entry('Hilfen', 'verändern')).checked).toBe(true);
    await visit.keys('R');
    expect(visit.moveCount).toBe(3);
  });

  it('leaves the store alone: whoever goes away in the middle finds the own game again', async () => {
    const visit = await PatienceVisit.inDeal('standart', 2n);
    await visit.keys('K', 'K');
    const position = visit.position();
    await visit.keys('D');
    await visit.seconds(10);
    const next = await visit.nextVisit();
    expect(next.position()).toEqual(position);
    visit.headless.gem.aes.post({ type: 'AP_TERM' });
    await visit.headless.settle();
    expect(visit.headless.ended).toBe(true);
    expect((await visit.nextVisit()).position()).toEqual(position);
  });

  it('shows the page no deal of its own, and the own one again afterwards', async () => {
    const visit = await PatienceVisit.start({ deal: 5n });
    expect(visit.deals.at(-1)?.deal).toBe(5n);
    await visit.keys('D');
    await visit.seconds(3);
    expect(visit.deals.at(-1)).toBe(null);
    await visit.keys('Space');
    expect(visit.deals.at(-1)?.deal).toBe(5n);
  });

  it('cycles through the games', async () => {
    const visit = await PatienceVisit.inDeal('standart', 2n);
    const played: string[] = [];
    const { deal } = visit.core;
    visit.core.deal = (...parts) => {
      played.push(parts[0]);
      deal.apply(visit.core, parts);
    };
    const games = visit.core.games.filter(({ collection }) => collection === 'patience').map(({ id }) => id);
    const first = games.indexOf('standart');
    await visit.keys('W', 'Esc', '0', '0', 'Return', 'D');
    for (let k = 0; k < 5000 && played.length <= games.length; k++) {
      visit.headless.clock.advance(2000);
      await visit.headless.settle();
    }
    expect(played).toEqual(Array.from({ length: games.length + 1 }, (_, k) => games[(first + k) % games.length]));
    await visit.keys('Space');
    expect(visit.game.id).toBe('standart');
  }, 120_000);

  it('ends a thousand games in a row, in the tower too (manual §0, version 2.13)', async () => {
    const core = await loadCore();
    const games = core.games.filter(({ collection }) => collection === 'patience');
    for (let k = 0; k < 1000; k++) {
      core.deal(games[k % games.length].id, {}, BigInt(k));
      const player = new DemoPlayer(core);
      let moves = 0;
      for (let move = player.nextMove(); move !== null; move = player.nextMove()) {
        core.play(move);
        moves++;
      }
      expect(moves, `${games[k % games.length].id} ${k}`).toBeLessThan(1000);
    }
  }, 120_000);
});

describe('the demo that begins by itself', () => {
  it('comes 30 seconds after the start without a click or a key (manual §2)', async () => {
    const visit = await PatienceVisit.start();
    await visit.seconds(29.9);
    expect(plays(visit)).toBe(false);
    await visit.seconds(0.2);
    expect(plays(visit)).toBe(true);
  });

  it.each([
    ['move 20 300; rclick 320 300', true],
    ['click 320 300', false],
    ['key Space', false],
    ['key F5', false],
    ['menu Karten geben', false],
  ])('comes after "%s": %s', async (script, comes) => {
    const visit = await PatienceVisit.start();
    await visit.seconds(10);
    await visit.script(script);
    await visit.seconds(31);
    expect(plays(visit)).toBe(comes);
  });

  it('never comes over a game in progress', async () => {
    const visit = await PatienceVisit.inDeal('standart', 2n, { moves: (core) => core.play(core.moves().at(-1) ?? 0) });
    await visit.seconds(40);
    expect(plays(visit)).toBe(false);
  });

  it('never comes with reduced motion, but can be ordered', async () => {
    const visit = await PatienceVisit.start({ reducedMotion: true });
    await visit.seconds(40);
    expect(plays(visit)).toBe(false);
    await visit.keys('D');
    expect(plays(visit)).toBe(true);
  });

  it('comes only once: after it, the program waits for the player', async () => {
    const visit = await PatienceVisit.start();
    await visit.seconds(31);
    await visit.keys('Space');
    await visit.seconds(40);
    expect(plays(visit)).toBe(false);
  });
});
