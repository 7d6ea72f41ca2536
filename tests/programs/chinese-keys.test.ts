import { describe, expect, it } from 'vitest';
import { TEXTS } from '../../host/programs/chinese-patience/languages.ts';
import { keysOfTap, NO_ENTRY, withKey } from '../../host/programs/chinese-patience/play/command-entry.ts';
import { menuSpots } from '../../host/programs/chinese-patience/table/view.ts';

/** Types keys one after the other; what is no entry any more ends it. */
function typed(keys: string, empty: readonly number[] = []): string {
  let entry = NO_ENTRY;
  for (const key of keys.split(' ')) {
    const outcome = withKey(entry, key, (pile) => empty.includes(pile));
    if (outcome.kind === 'entry') entry = outcome.entry;
    else if (outcome.kind === 'command') return outcome.command;
    else return outcome.kind === 'refused' ? outcome.reason : outcome.kind;
  }
  return `${entry}…`;
}

describe('commands are typed key by key', () => {
  it.each([
    ['M 0 5', 'M05'],
    ['M P 8 6', 'MP86'],
    ['P 8 6', 'MP86'],
    ['M 8 P 6', 'MP86'],
    ['M 7 9', 'M79'],
    ['T', 'T'],
    ['Z', 'Z'],
    ['M 0 T', 'T'],
    ['M 0', 'M0…'],
    ['P 5', 'MP5…'],
    ['M 0 P', 'MP…'],
    ['P M', 'M…'],
    ['M 0 DELETE', '…'],
    ['M P SPACE', '…'],
    ['M 0 M', 'M…'],
  ])('%s', (keys, result) => {
    expect(typed(keys)).toBe(result);
  });

  it.each([
    ['0', 'illegal'],
    ['M 1', 'illegal'],
    ['M 9', 'illegal'],
    ['P 0', 'illegal'],
    ['M 5 0', 'illegal'],
    ['P 5 9', 'illegal'],
    ['P 5 1', 'illegal'],
    ['M 6', 'empty'],
    ['P 6', 'empty'],
    ['O', 'other'],
    ['M U', 'other'],
  ])('%s cannot become a command: %s', (keys, result) => {
    expect(typed(keys, [6])).toBe(result);
  });
});

describe('taps are the same keys', () => {
  it.each([
    ['', 'deck', ['T']],
    ['', 0, ['M', '0']],
    ['', 3, ['M', '3']],
    ['M', 5, ['5']],
    ['MP', 5, ['5']],
    ['M0', 5, ['5']],
    ['M0', 0, ['DELETE']],
    ['M5', 9, ['9']],
    ['M5', 2, ['2']],
    ['M5', 6, ['P', '6']],
    ['MP5', 6, ['6']],
    ['MP5', 5, ['DELETE']],
  ] as const)('after "%s", %s', (entry, target, keys) => {
    expect(keysOfTap(entry, target)).toEqual(keys);
  });
});

describe('the words of the menu', () => {
  it.each([
    ['es', 'menu', 'TMPZ'],
    ['en', 'menu', 'TMPZ'],
    ['de', 'menu', 'TMPZ'],
    ['es', 'againMenu', 'SNO'],
    ['en', 'againMenu', 'SNO'],
    ['de', 'againMenu', 'SNO'],
  ] as const)('%s %s can all be tapped', (language, menu, keys) => {
    const text = TEXTS[language][menu];
    const spots = menuSpots(text, 23);
    expect(spots.map(({ key }) => key).join('')).toBe(keys);
    for (const { key, column, columns } of spots) {
      expect(text.slice(column, column + columns)).toMatch(new RegExp(`^${key}=\\S.*\\S$`));
    }
    const between = spots.slice(1).map(({ column }, i) => column - spots[i].column - spots[i].columns);
    for (const gap of between) expect(gap).toBeGreaterThanOrEqual(1);
  });

  it.each(['es', 'en', 'de'] as const)('%s: the answers to a question too', (language) => {
    const { giveUp, yes, no } = TEXTS[language];
    expect(menuSpots(giveUp, 22).map(({ key }) => key)).toEqual([yes, no]);
  });
});
