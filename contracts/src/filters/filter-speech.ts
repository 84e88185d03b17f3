import { findFighter, findGame, gameOrDefault } from '../games/registry.js';
import type { Scale } from '../games/scale.js';
import { CHOICE_FIELDS, type ChoiceField } from '../search-fields/fields.js';
import type { PressType } from '../track/press.js';
import { activeFilters, type ActiveFilter } from './active-filters.js';
import type { FilterSentence } from './filter-sentences.js';
import type { Filters } from './filters.js';

type Kind = ActiveFilter['kind'];

/** How a language says what filters are made of, and the sentences around it. */
export interface FilterTerms {
  readonly say: (sentence: FilterSentence, values?: Readonly<Record<string, string | number>>) => string;
  readonly move: (id: string) => string;
  readonly press: (type: PressType) => string;
  readonly tag: (tag: string) => string;
  /** A value of a field that is a plain choice. */
  readonly value: (field: ChoiceField, value: string) => string;
  /** Percents or health that are asked for, in steps of the scale. */
  readonly asked: (scale: Scale, range: readonly [low: number, high: number]) => string;
}

const MOST_INPUTS_SAID = 8;
const ALL_OF = 'all of ';

const UNDONE: Readonly<Partial<Record<Kind, Kind>>> = {
  notAttacker: 'attacker',
  notDefender: 'attacker',
  notTag: 'tag',
};

/** What filters and searches are called in a language. */
export function filterSpeech({ say, move, press, tag, value: valueWords, asked }: FilterTerms) {
  /** Fighters divided by commas: a group by its name, others by the first one's. */
  const fighterWords = (value: string): string => {
    const ids = value.split(',');
    const [first = ''] = ids;
    const fighter = findFighter(first);
    const rest = ids.length - 1;
    const group = findGame(fighter?.gameId ?? '')?.groups.find(({ members }) => members.join(',') === value);
    if (rest > 0 && group !== undefined) return group.name;
    const words = fighter?.name ?? first;
    return rest === 0 ? words : say('andMore', { words, count: rest });
  };

  /** `at 60%`, `30%+`, `0–40%`, `all of 0–40%`; of a value like `0–40`. */
  const percentWords = (value: string, game: string, isAlone: boolean): string => {
    if (value.startsWith(ALL_OF))
      return say('allOf', { percent: percentWords(value.slice(ALL_OF.length), game, isAlone) });
    const [low = 0, high = low] = value.split('–').map(Number);
    const percent = asked(gameOrDefault(game).scale, [low, high]);
    return isAlone && low === high ? say('atPercent', { percent }) : percent;
  };

  /** The first inputs, and how many others there are. */
  const inputWords = (inputs: readonly PressType[]): string => {
    const count = inputs.length - MOST_INPUTS_SAID;
    const words = inputs.slice(0, MOST_INPUTS_SAID).map(press).join(', ');
    return count > 0 ? say('andMore', { words, count }) : words;
  };

  /** Moves divided by commas: `up throw › up air`. */
  const runWords = (value: string): string => value.split(',').map(move).join(' › ');

  /** What a filter asks for, as its chip says it. */
  const filterWords = ({ kind, value, game = '' }: ActiveFilter): string => {
    switch (kind) {
      case 'attacker':
        return fighterWords(value);
      case 'notAttacker':
        return say('notFighters', { fighters: fighterWords(value) });
      case 'defender':
        return say('onFighters', { fighters: fighterWords(value) });
      case 'notDefender':
        return say('notOnFighters', { fighters: fighterWords(value) });
      case 'percent':
        return percentWords(value, game, true);
      case 'tag':
        return tag(value);
      case 'notTag':
        return say('notTag', { tag: tag(value) });
      case 'move':
        return say('hasMove', { move: move(value) });
      case 'notMove':
        return say('withoutMove', { move: move(value) });
      case 'first':
      case 'starts':
        return say('startsWith', { move: runWords(value) });
      case 'sequence':
        return runWords(value);
      case 'contiguous':
        return say('nothingBetween');
      case 'ends':
        return say('endsWith', { move: runWords(value) });
      case 'inputs':
        return say('inputs', { inputs: inputWords(value.split(',') as readonly PressType[]) });
      case 'echo':
        return say('echoToo');
      case 'q':
        return value.includes('"') ? value : say('quoted', { words: value });
      default: {
        const choice = CHOICE_FIELDS.find((name) => name === kind);
        return choice === undefined ? value : valueWords(choice, value);
      }
    }
  };

  /** What dropping a filter would do: `Without Ness`, and `With Ness` where he was excluded. */
  const droppedWords = ({ kind, value, game = '' }: ActiveFilter): string => {
    if (kind === 'notMove') return say('with', { words: move(value) });
    const undone = UNDONE[kind];
    if (undone !== undefined) return say('with', { words: filterWords({ kind: undone, value }) });
    if (kind === 'percent') return say('without', { words: percentWords(value, game, false) });
    return say('without', { words: filterWords({ kind: kind === 'defender' ? 'attacker' : kind, value }) });
  };

  /** What a search is called: the words of its chips, `Mario on Ness at 40%`; of none the game's combos, `Ultimate combos`. */
  const searchTitle = (filters: Filters): string => {
    const words = activeFilters(filters).map(filterWords).join(' ');
    const game = findGame(filters.game)?.shortName ?? filters.game;
    return words === '' ? say('combosOfGame', { game }) : say('titleOfSearch', { words, game });
  };

  return { fighterWords, filterWords, droppedWords, searchTitle };
}
