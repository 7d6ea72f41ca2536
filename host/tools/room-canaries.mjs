/**
 * One broken import for every dependency rule: [rule, importing file, imported file]. The file that `resolvable` names
 * is not made; the cycle needs two imports, of which the cruiser reports one.
 *
 * @type {readonly (readonly [rule: string, from: string, to: string])[]}
 */
export const CANARIES = [
  ['no-cycles', 'host/formats/chicken.ts', 'host/formats/egg.ts'],
  ['no-cycles', 'host/formats/egg.ts', 'host/formats/chicken.ts'],
  ['resolvable', 'host/formats/lost.ts', 'host/formats/nowhere.ts'],
  ['nothing-imports-tests', 'host/core/a.ts', 'tests/builders.ts'],
  ['nothing-imports-entries', 'host/shell/a.ts', 'host/main.ts'],
  ['host-main-not-cli', 'host/main.ts', 'host/cli/main.ts'],
  ['host-cli-not-page', 'host/cli/main.ts', 'host/shell/canvas.ts'],
  ['host-formats-imports', 'host/formats/a.ts', 'host/hardware/b.ts'],
  ['host-hardware-imports', 'host/hardware/a.ts', 'host/core/b.ts'],
  ['machines-apart', 'host/hardware/pc/a.ts', 'host/hardware/spectrum/b.ts'],
  ['host-core-imports', 'host/core/b.ts', 'assembly/games/yukon.ts'],
  ['host-search-imports', 'host/search/a.ts', 'host/gem/b.ts'],
  ['host-gem-imports', 'host/gem/a.ts', 'host/dos/b.ts'],
  ['host-dos-imports', 'host/dos/a.ts', 'host/speccy/b.ts'],
  ['host-speccy-imports', 'host/speccy/a.ts', 'host/gem/b.ts'],
  ['host-programs-imports', 'host/programs/a.ts', 'host/shell/canvas.ts'],
  ['host-shell-imports', 'host/shell/b.ts', 'host/core/b.ts'],
  ['host-tools-imports', 'host/tools/a.ts', 'host/core/b.ts'],
  ['assembly-index-imports', 'assembly/index.ts', 'assembly/patience/rules.ts'],
  ['assembly-abi-imports', 'assembly/abi.ts', 'assembly/core/card.ts'],
  ['assembly-move-imports', 'assembly/move.ts', 'assembly/core/card.ts'],
  ['assembly-core-imports', 'assembly/core/a.ts', 'assembly/patience/rules.ts'],
  ['assembly-patience-imports', 'assembly/patience/a.ts', 'assembly/games/yukon.ts'],
  ['assembly-tricks-imports', 'assembly/tricks/a.ts', 'assembly/patience/rules.ts'],
  ['assembly-tricks-solver-imports', 'assembly/tricks/solver/a.ts', 'assembly/tricks/meld.ts'],
  ['assembly-players-imports', 'assembly/tricks/players/a.ts', 'assembly/patience/rules.ts'],
  ['assembly-players-see-views-alone', 'assembly/tricks/players/a.ts', 'assembly/core/position.ts'],
  ['assembly-duel-imports', 'assembly/duel/a.ts', 'assembly/tricks/b.ts'],
  ['assembly-games-imports', 'assembly/games/a.ts', 'assembly/search/b.ts'],
  ['assembly-search-imports', 'assembly/search/a.ts', 'assembly/games/yukon.ts'],
];

/** The canary whose imported file stays unmade. */
export const UNMADE = 'host/formats/nowhere.ts';
