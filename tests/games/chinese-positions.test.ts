/** Positions of Chinese Patience: what seats see of them (CHINESE §3), and as JSON. */
import { beforeAll, describe, expect, it } from 'vitest';
import { CARD_FACE_DOWN, SEAT_OMNISCIENT } from '../../assembly/abi.ts';
import type { ChosenOptions, Core } from '../../host/core/core.ts';
import { positionJson } from '../../host/core/position-json.ts';
import { loadCore } from '../core/built-core.ts';
import { chinesePosition, duelOf, ON, playCommands, setUpChinese } from './chinese-table.ts';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

describe('what seats see', () => {
  it('is the same for both, and of the packs nothing', () => {
    core.deal('chinese-patience', {}, 5n);
    playCommands(core, 'T Z T');
    expect(core.view(0)).toEqual(core.view(1));
    for (const pack of [0, 2]) expect(new Set(core.view(0).piles[pack].cards)).toEqual(new Set([CARD_FACE_DOWN]));
  });

  const RENEWED = '5: QS\n6: KD\n7: KH\n8: TC\ndeck-1: 2C 5D\ndiscard-1: 3C\ndeck-2: 4D 6D\nrest: discard-2';

  it('is the order of a pack that was turned over', () => {
    setUpChinese(core, RENEWED, { turn: 2, twisted: true, pending: false }, {}, 1);
    expect(core.view(1).piles[0].cards).toEqual([0x02, 0x35]);
    expect(new Set(core.view(1).piles[2].cards)).toEqual(new Set([CARD_FACE_DOWN]));
  });

  it('is not the order of one that was shuffled, nor what the shuffles begin with', () => {
    const table = { turn: 2, twisted: true, pending: false, seed: 99 };
    setUpChinese(core, RENEWED, table, { renewal: 'shuffle' });
    expect(core.view(1).piles[0].cards).toEqual([CARD_FACE_DOWN, CARD_FACE_DOWN]);
    expect([duelOf(core, 0).seed, duelOf(core, 1).seed, duelOf(core, SEAT_OMNISCIENT).seed]).toEqual([0, 0, 99]);
  });
});

describe('a position as JSON', () => {
  it('is read back as it was printed, at any time of a game', () => {
    const choices: readonly ChosenOptions[] = [{}, { renewal: 'shuffle' }, { end: 'any', pile: '2' }];
    for (const [seed, options] of choices.entries()) {
      core.deal('chinese-patience', options, BigInt(seed));
      while (core.moves().length > 0) {
        const json = JSON.parse(JSON.stringify(core.save()));
        const { hash } = json;
        const copy = chineseCopy();
        expect(copy).toBe(hash);
        core.restore(json);
        core.play(core.hint() as number);
      }
    }
  });

  it.each([
    ['a player who is not on turn and has no card', '5: 8S\n6: KS\n7: KD\n8: KC\nrest: deck-1', ON, 'wrong-turn'],
    [
      'more cards in a first pack than were dealt',
      '5: 8S\n6: KS\n7: KD\n8: KC\ndeck-1: 7C\nrest: deck-2',
      { turn: 1, waitingPass: 1 },
      'too-many-cards',
    ],
    [
      'a turned card that is not there',
      '5: 8S\n6: KS\n7: KD\n8: KC\ndeck-1: 7C\nrest: deck-2',
      { turn: 1, pending: true, twisted: true, waitingPass: 2 },
      'wrong-turn',
    ],
    [
      'a foundation in another suit',
      '1: AH\n2: AS\n5: 8S\n6: KS\n7: KD\n8: KC\nrest: discard-1',
      ON,
      'wrong-foundation',
    ],
    ['a column that does not descend', '5: 8S 9H\n6: KS\n7: KD\n8: KC\nrest: discard-1', ON, 'not-a-run'],
    ['a seat that does not exist', '5: 8S\n6: KS\n7: KD\n8: KC\nrest: discard-1', { turn: 3 }, 'wrong-table'],
    ['a position that has come up four times', '5: 8S\nrest: discard-1', { turn: 1, repeats: 4 }, 'wrong-table'],
  ])('is refused with %s', (_, text, table, code) => {
    expect(() => core.dealPosition('chinese-patience', chinesePosition(core, text, table))).toThrow(code);
  });

  /** The fingerprint of the present position, taken over as JSON. */
  function chineseCopy(): string {
    const full = core.fullView();
    core.dealPosition('chinese-patience', JSON.parse(JSON.stringify(positionJson(full))));
    return core.save().hash;
  }
});
