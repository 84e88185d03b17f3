import { findFighter, findGame, gameOrDefault } from '../games/registry.js';
import { askedWords } from '../games/scale.js';
import { CHOICE_FIELDS, fieldOf } from '../search-fields/fields.js';
import { type PressType, pressWords } from '../track/press.js';
import type { ActiveFilter } from './active-filters.js';

const MOST_INPUTS_SAID = 8;

/** `up special` for `up-special`. */
const moveWords = (move: string): string => move.replaceAll('-', ' ');

/** What stands before the fighters of a chip. */
export const FIGHTER_LEADS: Readonly<Partial<Record<ActiveFilter['kind'], string>>> = {
  attacker: '',
  notAttacker: 'not ',
  defender: 'on ',
  notDefender: 'not on ',
};

/** Fighters divided by commas: a group by its name, others by the first one's. */
export function fighterWords(value: string): string {
  const ids = value.split(',');
  const [first = ''] = ids;
  const fighter = findFighter(first);
  const rest = ids.length - 1;
  const group = findGame(fighter?.gameId ?? '')?.groups.find(({ members }) => members.join(',') === value);
  if (rest > 0 && group !== undefined) return group.name;
  return `${fighter?.name ?? first}${rest === 0 ? '' : ` and ${String(rest)} more`}`;
}

const ALL_OF = 'all of ';

/** `at 60%`, `30%+`, `0–40%`, `all of 0–40%`; of a value like `0–40`. */
function percentWords(value: string, game = ''): string {
  if (value.startsWith(ALL_OF)) return ALL_OF + percentWords(value.slice(ALL_OF.length), game);
  const [low = 0, high = low] = value.split('–').map(Number);
  return (low === high ? 'at ' : '') + askedWords(gameOrDefault(game).scale, [low, high]);
}

/** The first inputs, and how many others there are. */
function inputWords(inputs: readonly PressType[]): string {
  const rest = inputs.length - MOST_INPUTS_SAID;
  const said = inputs.slice(0, MOST_INPUTS_SAID).map(pressWords).join(', ');
  return rest > 0 ? `${said} and ${String(rest)} more` : said;
}

/** Moves divided by commas: `up throw › up air`. */
const runWords = (value: string): string => value.split(',').map(moveWords).join(' › ');

/** What a filter asks for, as its chip says it. */
export function filterWords({ kind, value, game }: ActiveFilter): string {
  const lead = FIGHTER_LEADS[kind];
  if (lead !== undefined) return lead + fighterWords(value);
  switch (kind) {
    case 'percent':
      return percentWords(value, game);
    case 'notTag':
      return `not ${value}`;
    case 'move':
      return `has ${moveWords(value)}`;
    case 'notMove':
      return `without ${moveWords(value)}`;
    case 'first':
      return `starts with ${moveWords(value)}`;
    case 'sequence':
      return runWords(value);
    case 'contiguous':
      return 'nothing in between';
    case 'starts':
      return `starts with ${runWords(value)}`;
    case 'ends':
      return `ends with ${runWords(value)}`;
    case 'inputs':
      return `inputs ${inputWords(value.split(',') as readonly PressType[])}`;
    case 'echo':
      return 'echo fighters too';
    case 'q':
      return value.includes('"') ? value : `“${value}”`;
    default: {
      const choice = CHOICE_FIELDS.find((name) => name === kind);
      return choice === undefined ? value : fieldOf(choice).words(value);
    }
  }
}

const UNDONE: Readonly<Partial<Record<ActiveFilter['kind'], ActiveFilter['kind']>>> = {
  notAttacker: 'attacker',
  notDefender: 'attacker',
  notTag: 'tag',
};

/** What dropping a filter would do: `Without Ness`, and `With Ness` where he was excluded. */
export function droppedWords({ kind, value, game }: ActiveFilter): string {
  if (kind === 'notMove') return `With ${moveWords(value)}`;
  const undone = UNDONE[kind];
  if (undone !== undefined) return `With ${filterWords({ kind: undone, value })}`;
  if (kind === 'percent') return `Without ${percentWords(value, game).replace('at ', '')}`;
  return `Without ${filterWords({ kind: kind === 'defender' ? 'attacker' : kind, value })}`;
}
