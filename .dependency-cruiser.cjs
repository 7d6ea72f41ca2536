/**
 * Who may import whom (ARCHITECTURE, "Dependency rules"). host/tools/check-rooms.mjs runs these rules, checks that the
 * cruiser saw the modules at all, and breaks every rule once on purpose.
 */

/** A forbidden import: from files that match `from` (but not `but`) to files that match `to` (but not `except`). */
const forbid = (name, comment, from, to, { but, except } = {}) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, ...(but === undefined ? {} : { pathNot: but }) },
  to: { path: to, ...(except === undefined ? {} : { pathNot: except }) },
});

/** A room of the host that may import only from the places listed. */
const only = (room, comment, allowed) =>
  forbid(`host-${room}-imports`, comment, `^host/${room}/`, '^(host|assembly|build)/', {
    except: [`^host/${room}/`, ...allowed],
  });

/** A room of the core that may import only from the places listed. */
const coreOnly = (name, comment, room, allowed) =>
  forbid(`assembly-${name}-imports`, comment, `^assembly/${room}`, '^(assembly|host|build)/', {
    except: [`^assembly/${room}`, ...allowed],
  });

/** A machine, with what all machines share. */
const machine = (name) => ['^host/hardware/[^/]+\\.ts$', `^host/hardware/${name}/`];

const ABI = '^assembly/(abi|abi-tricks|abi-duel|move)\\.ts$';

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'No module reaches itself',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'Every import names something that exists',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(\\.\\./)*build/|\\?' },
    },
    forbid('nothing-imports-tests', 'The product does not know its tests', '^(host|assembly)/', '^tests/'),
    forbid(
      'nothing-imports-entries',
      'main and cli compose; nobody composes them',
      '^(host|assembly)/',
      '^host/((main|atari-st|ibm-pc|spectrum|rules|core-file)\\.ts$|cli/)',
      { but: ['^host/(main|atari-st|ibm-pc|spectrum|rules|core-file)\\.ts$', '^host/cli/'] },
    ),
    forbid(
      'host-main-not-cli',
      'Page and command line are two entries',
      '^host/(main|atari-st|ibm-pc|spectrum|rules|core-file)\\.ts$',
      '^host/cli/',
    ),
    forbid(
      'host-cli-not-page',
      'The command line runs without a browser',
      '^host/cli/',
      '^host/((main|atari-st|ibm-pc|spectrum|rules|core-file)\\.ts$|shell/)',
    ),

    only('formats', 'Bytes to rasters and samples; pure', []),
    only('hardware', 'Machines know nothing of cards, GEM or programs', [
      '^host/formats/(raster|(atari|cp437|spectrum)-charset|default-palettes)\\.ts$',
    ]),
    {
      name: 'machines-apart',
      comment: 'No machine knows another one',
      severity: 'error',
      from: { path: '^host/hardware/([^/]+)/' },
      to: { path: '^host/hardware/[^/]+/', pathNot: '^host/hardware/$1/' },
    },
    only('core', 'The only room that touches the core', [ABI, '^build/']),
    only('search', 'Searches drive the core through its room', ['^host/core/', ABI]),
    only('gem', 'GEM stands on the Atari ST alone', [
      ...machine('atari-st'),
      '^host/formats/(raster|font|atari-charset)\\.ts$',
    ]),
    only('dos', 'DOS stands on the PC alone', [...machine('pc'), '^host/formats/(raster|cp437-charset)\\.ts$']),
    only('speccy', 'The Spectrum ROM stands on the Spectrum alone', [
      ...machine('spectrum'),
      '^host/formats/(raster|font|spectrum-charset)\\.ts$',
    ]),
    only('programs', 'Programs stand on an operating system, the core and pictures', [
      '^host/(gem|dos|speccy|hardware|core|search|formats)/',
    ]),
    only('shell', 'The browser behind small interfaces; knows machines and formats, not games', [
      '^host/(hardware|formats)/',
      '^host/programs/program\\.ts$',
    ]),
    only('tools', 'Set-up and asset building stand beside the product', ['^host/formats/']),

    forbid(
      'assembly-index-imports',
      'The exports stand on registry, search, core, and calculator, solver and advice of tricks',
      '^assembly/index\\.ts$',
      '^(assembly|host|build)/',
      {
        except: [
          ABI,
          '^assembly/(core|search)/',
          '^assembly/games/registry\\.ts$',
          '^assembly/tricks/(calculator|solver/exports|players/advice)\\.ts$',
        ],
      },
    ),
    coreOnly('abi', 'Constants alone', 'abi(-tricks)?\\.ts$', []),
    coreOnly('move', 'One word, packed with the constants', 'move\\.ts$', ['^assembly/abi\\.ts$']),
    coreOnly('core', 'Cards, journal, position', 'core/', [ABI]),
    coreOnly('patience', 'A family of games', 'patience/', [ABI, '^assembly/core/']),
    coreOnly('tricks', 'A family of games', 'tricks/', [ABI, '^assembly/core/']),
    coreOnly('tricks-solver', 'The play alone: no auction, no melds, no views', 'tricks/solver/', [
      ABI,
      '^assembly/core/',
      '^assembly/tricks/(cards|places|results)\\.ts$',
    ]),
    coreOnly('players', 'Players are told what a view says', 'tricks/players/', [
      ABI,
      '^assembly/core/(card|random)\\.ts$',
      '^assembly/tricks/(cards|meld|trick|results|places)\\.ts$',
      '^assembly/tricks/solver/(solver|masks)\\.ts$',
    ]),
    {
      name: 'assembly-players-see-views-alone',
      comment: 'No player reaches a position, by whatever way',
      severity: 'error',
      from: { path: '^assembly/tricks/players/' },
      to: { path: '^assembly/core/(position|session)\\.ts$', reachable: true },
    },
    coreOnly('duel', 'A family of games', 'duel/', [ABI, '^assembly/core/', '^assembly/patience/']),
    coreOnly('games', 'Games stand on their family', 'games/', [ABI, '^assembly/(core|patience|tricks|duel)/']),
    coreOnly('search', 'Searches see positions, not games', 'search/', [ABI, '^assembly/core/']),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)node_modules/|\\.d\\.ts$' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.mts', '.mjs', '.js', '.cjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
