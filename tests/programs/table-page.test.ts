import { describe, expect, it } from 'vitest';
import { tablePage, tablePageWithin } from '../../host/programs/gem-dialogs/table-page.ts';

const HEADS = ['won', '%'];
const ROWS = [
  { name: 'easy', cells: ['12', '100'] },
  { name: 'difficult', cells: ['3', '-'] },
];
const WIDE = ['Games', '', '          won   %', 'easy       12 100', 'difficult   3   -'];

describe('a table as lines of a page', () => {
  it('has its figures beside the names', () => {
    expect(tablePage('Games', HEADS, ROWS)).toEqual(WIDE);
  });

  it('has them below the names only where a line has no room for both', () => {
    expect(tablePageWithin(17, 'Games', HEADS, ROWS)).toEqual(WIDE);
    const narrow = ['Games', '', ' won   %', 'easy', '  12 100', 'difficul', '   3   -'];
    expect(tablePageWithin(8, 'Games', HEADS, ROWS)).toEqual(narrow);
  });
});
