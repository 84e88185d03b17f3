import { CHOICE_FIELDS, findFighter, findGame, gameOrDefault, type PressType } from '@combolab/contracts';
import { activeFilters, type ActiveFilter, type Filters } from '@combolab/contracts/filters';
import english from '../../languages/en/shared/terms/filters.json' with { type: 'json' };
import { textsOf } from '../language/texts.js';
import { choiceName, valueWords } from './choices.js';
import { moveName } from './moves.js';
import { pressWords } from './presses.js';
import { askedWords } from './scale.js';

const t = textsOf('shared/terms/filters', english);
type Kind = ActiveFilter['kind'];
const MOST_INPUTS_SAID = 8;
const ALL_OF = 'all of ';

/** What stands before the fighters of a chip. */
export const FIGHTER_LEADS: Readonly<Partial<Record<Kind, string>>> = {
  attacker: '',
  notAttacker: t('not'),
  defender: t('on'),
  notDefender: t('notOn'),
};

/** Fighters divided by commas: a group by its name, others by the first one's. */
export function fighterWords(value: string): string {
  const ids = value.split(',');
  const [first = ''] = ids;
  const fighter = findFighter(first);
  const rest = ids.length - 1;
  const group = findGame(fighter?.gameId ?? '')?.groups.find(({ members }) => members.join(',') === value);
  if (rest > 0 && group !== undefined) return group.name;
  const words = fighter?.name ?? first;
  return rest === 0 ? words : t('andMore', { words, count: rest });
}

/** `at 60%`, `30%+`, `0–40%`, `all of 0–40%`; of a value like `0–40`. */
function percentWords(value: string, game: string, isAlone: boolean): string {
  if (value.startsWith(ALL_OF)) return t('allOf', { percent: percentWords(value.slice(ALL_OF.length), game, false) });
  const [low = 0, high = low] = value.split('–').map(Number);
  const percent = askedWords(gameOrDefault(game).scale, [low, high]);
  return isAlone && low === high ? t('atPercent', { percent }) : percent;
}

/** The first inputs, and how many others there are. */
function inputWords(inputs: readonly PressType[]): string {
  const count = inputs.length - MOST_INPUTS_SAID;
  const words = inputs.slice(0, MOST_INPUTS_SAID).map(pressWords).join(', ');
  return count > 0 ? t('andMore', { words, count }) : words;
}

/** Moves divided by commas: `up throw › up air`. */
const runWords = (value: string): string => value.split(',').map(moveName).join(' › ');

/** What a filter asks for, as its chip says it. */
export function filterWords({ kind, value, game = '' }: ActiveFilter): string {
  switch (kind) {
    case 'attacker':
      return fighterWords(value);
    case 'notAttacker':
      return t('notFighters', { fighters: fighterWords(value) });
    case 'defender':
      return t('onFighters', { fighters: fighterWords(value) });
    case 'notDefender':
      return t('notOnFighters', { fighters: fighterWords(value) });
    case 'percent':
      return percentWords(value, game, true);
    case 'notTag':
      return t('notTag', { tag: choiceName(value) });
    case 'move':
      return t('hasMove', { move: moveName(value) });
    case 'notMove':
      return t('withoutMove', { move: moveName(value) });
    case 'first':
    case 'starts':
      return t('startsWith', { move: runWords(value) });
    case 'sequence':
      return runWords(value);
    case 'contiguous':
      return t('nothingBetween');
    case 'ends':
      return t('endsWith', { move: runWords(value) });
    case 'inputs':
      return t('inputs', { inputs: inputWords(value.split(',') as readonly PressType[]) });
    case 'echo':
      return t('echoToo');
    case 'q':
      return value.includes('"') ? value : t('quoted', { words: value });
    default: {
      const choice = CHOICE_FIELDS.find((name) => name === kind);
      return choice === undefined ? choiceName(value) : valueWords(choice, value);
    }
  }
}

const UNDONE: Readonly<Partial<Record<Kind, Kind>>> = {
  notAttacker: 'attacker',
  notDefender: 'attacker',
  notTag: 'tag',
};

/** What dropping a filter would do: `Without Ness`, and `With Ness` where he was excluded. */
export function droppedWords({ kind, value, game = '' }: ActiveFilter): string {
  if (kind === 'notMove') return t('with', { words: moveName(value) });
  const undone = UNDONE[kind];
  if (undone !== undefined) return t('with', { words: filterWords({ kind: undone, value }) });
  if (kind === 'percent') return t('without', { words: percentWords(value, game, false) });
  return t('without', { words: filterWords({ kind: kind === 'defender' ? 'attacker' : kind, value }) });
}

/** What a search is called: the words of its chips, `Mario on Ness at 40%`; of none the game's combos, `Ultimate combos`. */
export function searchTitle(filters: Filters): string {
  const words = activeFilters(filters).map(filterWords).join(' ');
  const game = findGame(filters.game)?.shortName ?? filters.game;
  return words === '' ? t('combosOfGame', { game }) : t('titleOfSearch', { words, game });
}
