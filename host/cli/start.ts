import { CardTextError, markTwins, parseCard } from '../core/card-text.ts';
import { CHINESE_PATIENCE } from '../core/chinese-commands.ts';
import type { ChosenOptions, Core } from '../core/core.ts';
import { DealError, PositionError } from '../core/errors.ts';
import type { CommandLine } from './command-line.ts';
import { parseDealNumber } from './deal-number.ts';
import { readText } from './files.ts';
import type { OptionTable } from './options.ts';
import { UsageError } from './usage-error.ts';

/** Options that say how a game begins. */
export const START_OPTIONS: OptionTable = {
  deal: { value: 'N', summary: 'deal number, 0 to 18446744073709551615; 1 when nothing else is given' },
  deck: {
    value: 'FILE',
    summary: 'instead of a deal: all cards in one line, first card dealt first',
    excludes: ['deal'],
  },
  position: {
    value: 'FILE',
    summary: 'instead of a deal: a position as --json prints it',
    excludes: ['deal', 'deck'],
  },
  option: { value: 'K=V', summary: 'option of the game; K=V behind GAME means the same', repeatable: true },
};

/** Short names that stand for the id of a game. */
const SHORT_NAMES: Readonly<Record<string, string>> = { chinese: CHINESE_PATIENCE };

/** GAME and the options behind it. */
export interface ChosenGame {
  readonly id: string;
  readonly options: ChosenOptions;
}

/**
 * The game that a command line names.
 *
 * @throws UsageError when it names none, or when an option is no K=V or given twice
 */
export function chosenGame(line: CommandLine): ChosenGame {
  const [name, ...settings] = line.arguments('GAME', 1, Number.POSITIVE_INFINITY);
  const options: Record<string, string> = {};
  for (const setting of [...line.list('option'), ...settings]) {
    const match = /^([a-z]+)=(.+)$/.exec(setting);
    if (match === null) throw new UsageError(setting, 'is no option of the form K=V');
    const [, option, value] = match;
    if (Object.hasOwn(options, option)) throw new UsageError(setting, `${option} is given twice`);
    options[option] = value;
  }
  return { id: SHORT_NAMES[name] ?? name, options };
}

/** Begins the game that a command line asks for. @throws UsageError */
export function startGame(core: Core, line: CommandLine): ChosenGame {
  const game = chosenGame(line);
  const deck = line.text('deck');
  const position = line.text('position');
  if (deck !== null) startDeck(core, game, deck);
  else if (position !== null) startPosition(core, game, position);
  else startDeal(core, game, parseDealNumber(line.text('deal') ?? '1'));
  return game;
}

/** Begins a deal. @throws UsageError for a game, option or value that does not exist */
export function startDeal(core: Core, { id, options }: ChosenGame, deal: bigint): void {
  explained(core, id, id, () => core.deal(id, options, deal));
}

function startDeck(core: Core, { id, options }: ChosenGame, file: string): void {
  const cards = readDeck(file);
  const hasTwins = core.games.some((game) => game.id === id && game.packs > 1);
  explained(core, id, file, () => core.dealDeck(id, options, hasTwins ? markTwins(cards) : cards));
}

/** The cards of a deck file in their order. @throws UsageError with the offset of a word that is no card */
function readDeck(file: string): readonly number[] {
  return Array.from(readText(file).matchAll(/[^\s,]+/g), ({ 0: word, index }) => {
    try {
      return parseCard(word);
    } catch (error) {
      if (error instanceof CardTextError) throw new UsageError(file, `${error.message} (offset ${index})`);
      throw error;
    }
  });
}

function startPosition(core: Core, { id, options }: ChosenGame, file: string): void {
  const value = parseJson(file);
  const merged =
    typeof value === 'object' && value !== null && 'options' in value && Object.keys(options).length > 0
      ? { ...value, options: { ...(value.options as object), ...options } }
      : value;
  explained(core, id, file, () => core.dealPosition(id, merged));
}

function parseJson(file: string): unknown {
  try {
    return JSON.parse(readText(file));
  } catch (error) {
    if (error instanceof SyntaxError) throw new UsageError(file, `is no JSON: ${error.message}`);
    throw error;
  }
}

/** Runs `begin` and turns the core's refusals into wrong use that names the file or game. */
function explained(core: Core, id: string, subject: string, begin: () => void): void {
  try {
    begin();
  } catch (error) {
    if (error instanceof DealError && error.code === 'no-such-game') {
      throw new UsageError(error.detail, 'there is no such game; talon games lists them');
    }
    if (error instanceof DealError) throw new UsageError(subject, reasonOf(core, id, error));
    if (error instanceof PositionError) throw new UsageError(subject, error.message);
    throw error;
  }
}

/** Why a game cannot be dealt; for an option or value that does not exist, what there is instead. */
function reasonOf(core: Core, id: string, { code, detail, message }: DealError): string {
  const options = core.games.find((game) => game.id === id)?.options ?? [];
  if (code === 'no-such-option') {
    const names = options.map(({ name }) => name);
    return `has no option ${detail}; ${names.length > 0 ? `it has ${names.join(', ')}` : 'it has none'}`;
  }
  const option = options.find(({ name }) => detail.startsWith(`${name}=`));
  if (code === 'no-such-value' && option !== undefined) return `${detail} must be one of ${option.values.join(', ')}`;
  return message;
}
