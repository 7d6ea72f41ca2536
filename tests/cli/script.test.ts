import { describe, expect, it } from 'vitest';
import { parseScript, ScriptError, strokesOf } from '../../host/cli/script.ts';

const steps = (script: string) => parseScript(script).map(({ step }) => step);
const plain = { ctrl: false, shift: false, alt: false };

describe('parseScript', () => {
  it('reads the steps of the specification', () => {
    expect(
      steps('wait 60; click 320 200; rclick 5 5; drag 10 20 100 200; key Space; type ANNA; menu Hilfen Vorschlag'),
    ).toEqual([
      { kind: 'wait', frames: 60 },
      { kind: 'click', x: 320, y: 200, button: 0, times: 1 },
      { kind: 'click', x: 5, y: 5, button: 1, times: 1 },
      { kind: 'drag', x: 10, y: 20, toX: 100, toY: 200 },
      { kind: 'key', stroke: { key: ' ', ...plain } },
      { kind: 'type', text: 'ANNA' },
      { kind: 'menu', title: 'Hilfen', item: 'Vorschlag' },
    ]);
  });

  it('reads pointer steps, double clicks and snapshots', () => {
    expect(steps('move 1 2\npress 3 4\nrelease 5 6;dclick 7 8;;png a folder/b.png')).toEqual([
      { kind: 'move', x: 1, y: 2 },
      { kind: 'press', x: 3, y: 4 },
      { kind: 'release', x: 5, y: 6 },
      { kind: 'click', x: 7, y: 8, button: 0, times: 2 },
      { kind: 'png', file: 'a folder/b.png' },
    ]);
  });

  it('keeps the words of a menu entry together', () => {
    expect(steps('menu Spiel neues Spiel')).toEqual([{ kind: 'menu', title: 'Spiel', item: 'neues Spiel' }]);
  });

  it.each([
    ['key ^N', { key: 'n', ctrl: true, shift: false, alt: false }],
    ['key ^Space', { key: ' ', ctrl: true, shift: false, alt: false }],
    ['key shift+n', { key: 'N', ctrl: false, shift: true, alt: false }],
    ['key N', { key: 'N', ctrl: false, shift: true, alt: false }],
    ['key ü', { key: 'ü', ctrl: false, shift: false, alt: false }],
    ['key ^', { key: '^', ctrl: false, shift: false, alt: false }],
    ['key alt+F10', { key: 'F10', ctrl: false, shift: false, alt: true }],
    ['key help', { key: 'Help', ctrl: false, shift: false, alt: false }],
    ['key Up', { key: 'ArrowUp', ctrl: false, shift: false, alt: false }],
  ])('%s', (script, stroke) => {
    expect(steps(script)).toEqual([{ kind: 'key', stroke }]);
  });

  it.each([
    ['wait 1; jump 3', 2, 'there is no such step'],
    ['click 3', 1, 'needs x and y'],
    ['click 3 -4', 1, 'needs x and y'],
    ['drag 1 2 3', 1, 'needs x and y of the start and of the end'],
    ['wait soon', 1, 'needs a number of frames'],
    ['wait 1; wait 2; key Hyper', 3, 'needs one key'],
    ['menu Spiel', 1, 'needs a title and an entry'],
    ['type', 1, 'needs a text'],
    ['constructor', 1, 'there is no such step'],
  ])('refuses "%s"', (script, position, reason) => {
    expect(() => parseScript(script)).toThrow(expect.objectContaining({ name: 'ScriptError', position }));
    expect(() => parseScript(script)).toThrow(ScriptError);
    expect(() => parseScript(script)).toThrow(reason);
  });
});

describe('strokesOf', () => {
  it('holds Shift for capitals only', () => {
    expect(strokesOf('Aä1')).toEqual([
      { key: 'A', ctrl: false, shift: true, alt: false },
      { key: 'ä', ...plain },
      { key: '1', ...plain },
    ]);
  });
});
