import { describe, expect, it } from 'vitest';
import { SEAT } from '../../host/programs/binokel/kept/seats.ts';
import { GamePlay } from '../../host/programs/binokel/play/game-play.ts';
import { AWAY_FIELD, CALL_FIELD, OK_AREA } from '../../host/programs/binokel/table/places.ts';
import {
  cardPoint,
  handOf,
  keyboardPlayer,
  legalPlaces,
  mousePlayer,
  playOut,
  playStep,
  tricksOf,
} from './binokel-player.ts';
import { BinokelVisit } from './binokel-table-visit.ts';

/** Deals in which a computer or you win the auction, with the limit that you bid to. */
const GAMES = [
  { deal: 1992n, limit: 0 },
  { deal: 41n, limit: 400 },
] as const;

function samePicture(a: BinokelVisit, b: BinokelVisit): boolean {
  return Buffer.compare(a.frame().pixels, b.frame().pixels) === 0;
}

describe('whole games', () => {
  it.each(GAMES)('by keyboard alone and by mouse alone come to the same end, deal $deal', async ({ deal, limit }) => {
    const byKeys = await BinokelVisit.begin({ deal, speed: 'fast' });
    await playOut(byKeys, keyboardPlayer(byKeys), limit);
    const byMouse = await BinokelVisit.begin({ deal, speed: 'fast' });
    await playOut(byMouse, mousePlayer(byMouse), limit);
    expect(byKeys.result?.soloist === SEAT.you).toBe(limit > 0);
    expect(byMouse.result).toEqual(byKeys.result);
    expect(byMouse.last.game.moves).toEqual(byKeys.last.game.moves);
  });

  it('are those of the core, whose players decide for Jim and Cathy', async () => {
    const visit = await BinokelVisit.begin({ deal: 7n, number: 5, speed: 'fast', reducedMotion: true });
    await playOut(visit, keyboardPlayer(visit), 0);
    const { moves } = visit.last.game;
    const levels = { jim: 'classic', cathy: 'classic' } as const;
    const play = GamePlay.begin(visit.core, { deal: 7n, number: 5, goal: 'exceed', levels });
    for (const move of moves) {
      while (play.stop !== null) play.goOn();
      if (play.turn !== SEAT.you) expect(play.computerMove()).toBe(move);
      play.make(move);
    }
    while (play.stop !== null) play.goOn();
    expect(play.result()).toEqual(visit.result);
  });
});

describe('a game that was left', () => {
  it.each(GAMES)('stands there again, pixel by pixel, after every step, deal $deal', async ({ deal, limit }) => {
    const visit = await BinokelVisit.begin({ deal, speed: 'fast', reducedMotion: true });
    const player = keyboardPlayer(visit);
    let looked = 0;
    while (visit.result === null) {
      const again = await BinokelVisit.begin({ deal, speed: 'fast', reducedMotion: true, running: visit.last });
      expect(samePicture(again, visit)).toBe(true);
      looked++;
      await playStep(visit, player, limit);
    }
    expect(looked).toBeGreaterThan(25);
  });

  it('goes on from whatever was kept on the way, also in the middle of a travel', async () => {
    const visit = await BinokelVisit.begin({ deal: 41n, speed: 'slow' });
    const player = keyboardPlayer(visit);
    while (tricksOf(visit).winners.length < 2) {
      const known = visit.kept.length;
      await playStep(visit, player, 0);
      for (const running of visit.kept.slice(known)) {
        if (running.beside.marked !== undefined || running.beside.cross !== undefined) continue;
        const again = await BinokelVisit.begin({ deal: 41n, speed: 'fast', reducedMotion: true, running });
        expect(samePicture(again, visit) || running !== visit.last).toBe(true);
        const { moves } = running.game;
        expect(again.last.game.moves.slice(0, moves.length)).toEqual(moves);
        expect(visit.last.game.moves.slice(0, again.last.game.moves.length)).toEqual(again.last.game.moves);
      }
    }
  });

  it('keeps chosen cards, the bar, pressed buttons and the cross', async () => {
    const visit = await BinokelVisit.begin({ deal: 41n, speed: 'fast' });
    const player = keyboardPlayer(visit);
    while (tricksOf(visit).phase !== 'discard' || visit.last.beside.stop !== null) await playStep(visit, player, 400);
    for (const key of ['ArrowLeft', ' ', 'ArrowLeft', 'ArrowLeft', ' ']) await visit.key(key);
    const discarding = await BinokelVisit.begin({ deal: 41n, running: visit.last });
    expect(samePicture(discarding, visit)).toBe(true);
    for (const key of ['ArrowLeft', ' ', 'ArrowLeft', ' ', 'Enter']) await visit.key(key);
    await player.trump(1);
    for (const key of ['Enter', 'ArrowDown', 'ArrowRight', 'Enter', 'ArrowUp']) await visit.key(key);
    expect(visit.last.beside.pressed).toHaveLength(2);
    const melding = await BinokelVisit.begin({ deal: 41n, running: visit.last });
    expect(samePicture(melding, visit)).toBe(true);
  });

  it('looks the same whether cards have travelled there or not', async () => {
    const still = await BinokelVisit.begin({ deal: 1992n, reducedMotion: true });
    const moving = await BinokelVisit.begin({ deal: 1992n, speed: 'slow' });
    for (const visit of [still, moving]) {
      const player = keyboardPlayer(visit);
      while (tricksOf(visit).winners.length < 2) await playStep(visit, player, 0);
    }
    expect(samePicture(moving, still)).toBe(true);
  });
});

describe('what is typed or clicked too early', () => {
  it('neither bids nor goes away', async () => {
    const visit = await BinokelVisit.begin({ deal: 1992n });
    await visit.type('x');
    for (const key of ['w', 'x', ' ']) await visit.type(key);
    await visit.tap(AWAY_FIELD.x + 5, AWAY_FIELD.y + 5);
    await visit.still();
    expect(tricksOf(visit)).toMatchObject({ phase: 'auction', turn: SEAT.you });
    expect(tricksOf(visit).called[SEAT.you]).toBe(0);
  });

  it('takes no trick away unseen', async () => {
    const visit = await BinokelVisit.begin({ deal: 1992n, speed: 'slow' });
    const player = keyboardPlayer(visit);
    while (tricksOf(visit).phase !== 'play' || visit.last.beside.stop !== null) await playStep(visit, player, 0);
    const [place] = legalPlaces(visit);
    for (let bar = 0; bar < place; bar++) await visit.key('ArrowRight');
    await visit.key(' ');
    await visit.type('Enter');
    await visit.pass(50);
    await visit.type('Enter');
    await visit.tap(320, 100);
    await visit.still();
    expect(visit.last.beside.stop).toBe('trick');
  });

  it('plays no card by clicks while a computer moves, but keys wait for your turn', async () => {
    const visit = await BinokelVisit.begin({ deal: 1992n, speed: 'slow' });
    const player = keyboardPlayer(visit);
    while (visit.last.beside.stop !== 'melds') await playStep(visit, player, 0);
    const held = handOf(visit).length;
    await visit.type('Enter');
    const { x, y } = cardPoint(held, 3);
    await visit.tap(x, y);
    await visit.tap(OK_AREA.x + 5, OK_AREA.y + 5);
    await visit.type('ArrowRight');
    await visit.still();
    expect(tricksOf(visit)).toMatchObject({ phase: 'play', turn: SEAT.you });
    expect(handOf(visit)).toHaveLength(held);
    expect(visit.last.beside).toMatchObject({ marked: [], bar: 1 });
  });
});

describe('the auction', () => {
  /** Milliseconds from the first call to your turn. */
  async function untilYourTurn(...early: string[]): Promise<number> {
    const visit = await BinokelVisit.begin({ deal: 1992n });
    await visit.type('x');
    await visit.pass(100);
    const start = visit.headless.clock.now();
    for (const key of early) await visit.type(key);
    await visit.still();
    expect(tricksOf(visit)).toMatchObject({ phase: 'auction', turn: SEAT.you });
    expect(tricksOf(visit).called[SEAT.you]).toBe(0);
    return visit.headless.clock.now() - start;
  }

  it('is cut short by a key, which calls nothing, up to your turn', async () => {
    const whole = await untilYourTurn();
    expect(await untilYourTurn('x')).toBeLessThan(whole / 4);
  });

  it('takes a finger a little beside the field', async () => {
    const visit = await BinokelVisit.begin({ deal: 1992n });
    await visit.key('x');
    const next = tricksOf(visit).nextCall;
    await visit.click(CALL_FIELD.x + 30, CALL_FIELD.y - 60);
    expect(tricksOf(visit).called[SEAT.you]).toBe(0);
    await visit.click(CALL_FIELD.x - 30, CALL_FIELD.y - 8);
    expect(tricksOf(visit).called[SEAT.you]).toBe(next);
  });
});

describe('choosing cards', () => {
  async function atDiscard(): Promise<BinokelVisit> {
    const visit = await BinokelVisit.begin({ deal: 41n, speed: 'fast' });
    const player = keyboardPlayer(visit);
    while (tricksOf(visit).phase !== 'discard' || visit.last.beside.stop !== null) await playStep(visit, player, 400);
    return visit;
  }

  it('lets the bar wrap, and takes no fifth card', async () => {
    const visit = await atDiscard();
    await visit.key('ArrowLeft');
    expect(visit.last.beside.bar).toBe(15);
    await visit.key('ArrowRight');
    expect(visit.last.beside.bar).toBe(0);
    for (let i = 0; i < 5; i++) {
      await visit.key(' ');
      await visit.key('ArrowRight');
    }
    expect(visit.last.beside.marked).toEqual([0, 1, 2, 3]);
  });

  it('needs exactly four cards for OK', async () => {
    const visit = await atDiscard();
    for (const place of [0, 5, 9]) {
      const { x, y } = cardPoint(16, place);
      await visit.click(x, y);
    }
    await visit.key('Enter');
    await visit.click(OK_AREA.x + 20, OK_AREA.y + 10);
    expect(tricksOf(visit).phase).toBe('discard');
    const { x, y } = cardPoint(16, 15);
    await visit.click(x, y);
    await visit.click(OK_AREA.x + 20, OK_AREA.y + 10);
    expect(tricksOf(visit).phase).toBe('trump');
  });

  it('counts what was laid away at once', async () => {
    const visit = await atDiscard();
    const laid = handOf(visit).slice(0, 4);
    await keyboardPlayer(visit).cards([0, 1, 2, 3]);
    expect(tricksOf(visit).points[SEAT.you]).toBe(visit.core.calculator.points(laid));
  });

  it('lets another click move the choice of one card', async () => {
    const visit = await BinokelVisit.begin({ deal: 1992n, speed: 'fast' });
    const player = mousePlayer(visit);
    while (tricksOf(visit).phase !== 'play' || visit.last.beside.stop !== null) await playStep(visit, player, 0);
    for (const place of [2, 7]) {
      const { x, y } = cardPoint(12, place);
      await visit.click(x, y);
    }
    expect(visit.last.beside).toMatchObject({ marked: [7], bar: 7 });
    const { x, y } = cardPoint(12, 7);
    await visit.click(x, y);
    expect(visit.last.beside.marked).toEqual([]);
    expect(legalPlaces(visit).length).toBeGreaterThan(0);
  });
});
