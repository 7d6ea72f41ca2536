import { describe, expect, it } from 'vitest';
import { COLOUR } from '../../host/hardware/spectrum/colours.ts';
import { ChineseVisit } from './chinese-visit.ts';

const LINE = 22;

/** A turn of the player with a card to turn that fits on pile 5, and piles 8 and 6 that fit on each other. */
const TABLE = `
  5: 7S
  6: TC
  7: KH
  8: 9D 8S
  discard-1: 2C
  discard-2: 9C
  deck-1: 3H 6D
  rest: deck-2
`;

/** The player has turned the six of diamonds. */
const TURNED = { played: 'T' };

describe('the commands of the manual', () => {
  it('T, then M..0..5: the six of diamonds on the seven of spades', async () => {
    const visit = await ChineseVisit.inPosition(TABLE);
    await visit.type('t');
    expect(visit.row(LINE)).toBe('T     robas 6 de diamantes');
    await visit.type('m');
    expect(visit.row(LINE)).toBe('M     MOVER DE (0,5-8)?');
    await visit.type('0');
    expect(visit.row(LINE)).toBe('M0    A (1-9)?');
    await visit.type('5');
    await visit.wait(10);
    expect(visit.row(LINE)).toBe('M05   6 de diamantes a pila 5');
    expect(visit.commands).toBe('T M05');
  });

  it('M..P..8..6: the whole pile', async () => {
    const visit = await ChineseVisit.inPosition(TABLE, TURNED);
    await visit.type('MP');
    expect(visit.row(LINE)).toBe('MP    PILA DE (5-8)?');
    await visit.type('8');
    expect(visit.row(LINE)).toBe('MP8   A (5-8)?');
    await visit.type('6');
    await visit.wait(10);
    expect(visit.row(LINE)).toBe('MP86  pila 8 a pila 6');
    expect(visit.commands).toBe('T MP86');
    await visit.type('M08');
    await visit.wait(10);
    expect(visit.commands).toBe('T MP86 M08');
  });

  it('loads pile 9 with the eight of spades only where it fits', async () => {
    const visit = await ChineseVisit.inPosition(TABLE.replace('9C', '9S'), TURNED);
    await visit.type('m89');
    await visit.wait(10);
    expect(visit.commands).toBe('T M89');
    expect(visit.row(LINE)).toBe('M89   8 de picas a pila 9');
  });
});

describe('a pack that is used up', () => {
  it.each([
    ['turn', 'BARAJA VACIA: VUELVO EL DESCARTE'],
    ['shuffle', 'BARAJA VACIA: BARAJO EL DESCARTE'],
  ])('says what becomes of the discard pile: %s', async (renewal, line) => {
    const visit = await ChineseVisit.inPosition(TABLE, { options: { renewal }, played: 'T M05 T' });
    await visit.type('z');
    await visit.until(() => visit.duel.turn === 0);
    await visit.wait(5);
    await visit.type('t');
    expect(visit.row(LINE)).toBe(line);
  });
});

describe('what is refused', () => {
  it.each([
    ['Z before a card was turned', 'z', 'PRIMERO ROBA CARTA (T)', {}],
    ['a second card while the first lies there', 't', 'MUEVE ANTES LA CARTA ROBADA', TURNED],
    ['a card that does not fit', 'm06', 'NO ES POSIBLE', TURNED],
    ['a single card from 5-8 to 5-8', 'm86', 'NO ES POSIBLE', TURNED],
    ['a foundation as the source', 'm1', 'NO ES POSIBLE', TURNED],
    ['the other discard pile as the source', 'm9', 'NO ES POSIBLE', TURNED],
    ['a figure by itself', '5', 'NO ES POSIBLE', TURNED],
    ['nothing to take back after a card was turned', 'u', 'NADA QUE DESHACER', TURNED],
    ['no turn to repeat', 'r', 'NO HAY TURNO QUE REPETIR', TURNED],
  ] as const)('%s', async (_, keys, message, left) => {
    const visit = await ChineseVisit.inPosition(TABLE, left);
    const before = visit.commands;
    await visit.type(keys);
    expect(visit.row(LINE)).toBe(message);
    expect(visit.headless.spectrum.ula.border).toBe(COLOUR.red);
    await visit.wait(4);
    expect(visit.headless.spectrum.ula.border).toBe(COLOUR.green);
    expect(visit.commands).toBe(before);
  });

  it.each(['m', 'p', 'z'])('all but T in the first turn: %s', async (key) => {
    const visit = await ChineseVisit.inDeal(2n);
    await visit.type(key);
    expect(visit.row(LINE)).toBe('PRIMERO ROBA CARTA (T)');
    await visit.wait(4);
    await visit.type('t');
    expect(visit.commands).toBe('T');
  });

  it('a tap is refused once, for its first key', async () => {
    const visit = await ChineseVisit.inDeal(2n);
    await visit.tap(2, 12);
    await visit.wait(20);
    expect(visit.row(LINE)).toBe('PRIMERO ROBA CARTA (T)');
  });

  it('an empty pile', async () => {
    const visit = await ChineseVisit.inPosition(TABLE.replace('7: KH', '').replace('3H', '3H KH'), TURNED);
    await visit.type('m7');
    expect(visit.row(LINE)).toBe('PILA VACIA');
  });

  it.each(['<', ' '])('an entry is cleared by "%s"', async (key) => {
    const visit = await ChineseVisit.inPosition(TABLE, TURNED);
    const before = visit.seen();
    await visit.type(`m8${key}`);
    await visit.wait(5);
    expect(visit.seen()).toEqual(before);
  });
});

describe('fast typing', () => {
  it('loses nothing: each key waits for the one before', async () => {
    const visit = await ChineseVisit.inPosition(TABLE, { settings: { speed: '1985' } });
    await visit.burst('tm05mp86tm');
    await visit.wait(100);
    expect(visit.commands).toBe('T M05 MP86 T');
    expect(visit.row(LINE)).toBe('M     MOVER DE (0,5-8)?');
  });

  it('what is typed for the turn of the computer is nobody’s', async () => {
    const visit = await ChineseVisit.inPosition(TABLE, TURNED);
    await visit.burst('zt');
    await visit.wait(15);
    await visit.type('m05mt');
    await visit.until(() => visit.duel.turn === 0);
    await visit.wait(20);
    expect(visit.commands).toMatch(/^T Z .*T.* Z$/);
    expect(visit.duel).toMatchObject({ turn: 0, twisted: false });
    expect(visit.row(0)).toContain('TU TURNO');
    expect(visit.row(LINE)).toBe('FIN DE MI TURNO');
  });
});

describe('what is typed before it can be meant', () => {
  it('is nobody’s after ENTER has cut the computer’s turn short, or its repetition', async () => {
    const visit = await ChineseVisit.inPosition(TABLE, { ...TURNED, settings: { speed: '1985' } });
    await visit.type('z');
    await visit.burst('~t');
    await visit.wait(20);
    expect(visit.duel).toMatchObject({ turn: 0, twisted: false });
    await visit.type('r');
    await visit.burst('~t');
    await visit.wait(20);
    expect(visit.duel).toMatchObject({ turn: 0, twisted: false });
    expect(visit.row(LINE)).toBe('FIN DE MI TURNO');
  });
});

describe('the first key of a turn', () => {
  it('counts as soon as the turn is shown, while the tone is still heard', async () => {
    const visit = await ChineseVisit.inPosition(TABLE, TURNED);
    await visit.type('z');
    await visit.until(() => visit.row(0).includes('TU TURNO'));
    const before = visit.view.moveCount;
    await visit.type('t');
    expect(visit.view.moveCount).toBe(before + 1);
  });
});

describe('the computer’s turn', () => {
  it('names each move, in its own colours', async () => {
    const visit = await ChineseVisit.inPosition(TABLE, TURNED);
    await visit.type('z');
    expect(visit.row(0)).toContain('ES MI TURNO');
    expect(visit.headless.spectrum.ula.border).toBe(COLOUR.blue);
    const said = new Set<string>();
    await visit.until(() => {
      said.add(visit.row(LINE));
      return visit.duel.turn === 0;
    });
    const moves = visit.commands.split(' ').slice(2);
    expect([...said].some((line) => line.startsWith('ROBO '))).toBe(true);
    for (const [, from, to] of moves.flatMap((move) => [...move.matchAll(/^M(\d)(\d)$/g)])) {
      expect(
        [...said].some((line) => line.startsWith(`MUEVO ${from} A ${to}  `)),
        `${from} ${to}`,
      ).toBe(true);
    }
  });

  it('has pile 0 where the player has pile 9', async () => {
    const visit = await ChineseVisit.inPosition(TABLE, { ...TURNED, settings: { speed: '1985' } });
    const numbers = (): readonly string[] => [3, 13].map((row) => digitAt(visit, row));
    expect(numbers()).toEqual(['9', '0']);
    await visit.type('z');
    expect(numbers()).toEqual(['0', '9']);
  });

  it('ENTER plays it to its end at once', async () => {
    const visit = await ChineseVisit.inPosition(TABLE, { ...TURNED, settings: { speed: '1985' } });
    await visit.type('z~');
    await visit.wait(1);
    expect(visit.duel.turn).toBe(0);
  });

  it('is heard to end with a tone of its own', async () => {
    const visit = await ChineseVisit.inPosition(TABLE, TURNED);
    await visit.type('z');
    await visit.until(() => visit.duel.turn === 0);
    const last = visit.sounds.at(-1);
    expect(last?.seconds).toBeCloseTo(0.2, 2);
    const half = 3_500_000 / (2 * 261.63 * 2 ** (16 / 12));
    expect((last?.times[2] ?? 0) - (last?.times[1] ?? 0)).toBeCloseTo(half, -1);
  });

  it('R shows it once more, and all is as it was', async () => {
    const visit = await ChineseVisit.inPosition(TABLE, TURNED);
    await visit.type('z');
    await visit.until(() => visit.duel.turn === 0);
    await visit.wait(20);
    await visit.type('t');
    await visit.wait(5);
    const before = { seen: visit.seen(), commands: visit.commands };
    const stored = JSON.stringify(await visit.headless.store.read('session'));
    await visit.type('r');
    expect(visit.row(LINE)).toBe('REPITO MI TURNO');
    const said = new Set<string>();
    await visit.until(() => {
      said.add(visit.row(LINE));
      return visit.commands === before.commands && visit.headless.spectrum.ula.border === COLOUR.green;
    });
    expect([...said].some((line) => line.startsWith('ROBO '))).toBe(true);
    expect(visit.seen()).toEqual(before.seen);
    expect(JSON.stringify(await visit.headless.store.read('session'))).toBe(stored);
  });
});

describe('the pace', () => {
  /** Pictures from a key on until something is so. */
  async function picturesUntil(visit: ChineseVisit, holds: () => boolean): Promise<number> {
    let pictures = 0;
    for (; !holds() && pictures < 3000; pictures++) await visit.wait(1);
    return pictures;
  }

  it.each([
    ['1985', 8],
    ['normal', 4],
    ['turbo', 0],
  ] as const)('at the speed %s the player’s cards are up for %i pictures', async (speed, lifted) => {
    const visit = await ChineseVisit.inPosition(TABLE, { ...TURNED, settings: { speed } });
    await visit.type('m05');
    const pictures = await picturesUntil(visit, () => visit.commands.endsWith('M05'));
    expect(Math.abs(pictures - lifted)).toBeLessThanOrEqual(1);
  });

  it('of the computer is that of the speed, too', async () => {
    const lasts: number[] = [];
    for (const speed of ['turbo', 'normal', '1985'] as const) {
      const visit = await ChineseVisit.inPosition(TABLE, { ...TURNED, settings: { speed } });
      await visit.type('z');
      lasts.push(await picturesUntil(visit, () => visit.duel.turn === 0));
    }
    const [turbo, normal, original] = lasts;
    expect(normal).toBeGreaterThan(4 * turbo);
    expect(original).toBeGreaterThan(1.5 * normal);
  });
});

/** The number of the discard pile in a row: bold, so that it is read by its shape. */
function digitAt({ headless }: ChineseVisit, row: number): string {
  const { screen, spectrum } = headless;
  const lines = Array.from({ length: 8 }, (_, line) => {
    const y = row * 8 + line;
    return spectrum.peek(0x4000 | ((y & 0xc0) << 5) | ((y & 7) << 8) | ((y & 0x38) << 2) | 23);
  });
  const found = [...'0123456789'].find((digit) =>
    screen.shape(digit.charCodeAt(0)).every((bits, line) => (bits | (bits >> 1)) === lines[line]),
  );
  return found ?? '?';
}
