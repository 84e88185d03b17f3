import type { SearchQuery } from '@combolab/platform';
import { beginningsOf, metWords, runOf, tierOf } from './oracle-conditions.js';
import type { OracleColumns } from './oracle-columns.js';
import type { ReadText } from './oracle-text.js';

/** As docs/search.md tells the weights; written anew, so that an error in the engine is none here. */
const TEXT = [300, 200, 120, 40, 0];

/** Where the asked moves stand in a combo's: 160, 120, 90, 60 or 0. */
function movesWorth(asked: readonly number[], done: readonly number[], starts: readonly number[]): number {
  const runs = done.flatMap((_, at) => (asked.every((move, k) => done[at + k] === move) ? [at] : []));
  if (runs.some((at) => starts.includes(at))) return 160;
  if (runs.length > 0) return 120;
  let from = -1;
  let met = 0;
  done.forEach((move, at) => {
    if (move !== asked[met]) return;
    if (met === 0) from = at;
    met += 1;
  });
  if (met < asked.length) return 0;
  return starts.includes(from) ? 90 : 60;
}

/** The title is what was asked and nothing else 1000, or names alone 200; else the shares that both say. */
function titleWorth(
  words: readonly string[],
  names: readonly string[],
  { titles, titleWords }: OracleColumns,
): (at: number) => number {
  if (words.length + names.length === 0) return () => 0;
  const codesOf = (list: readonly string[]): readonly number[] => list.map((word) => titleWords.find(word));
  const [asked, named] = [codesOf(words), codesOf(names)];
  return (at) => {
    const there = runOf(titles, at);
    const met = asked.filter((code) => there.includes(code)).length;
    const said = met + named.filter((code) => there.includes(code)).length;
    if (there.length === 0) return 0;
    if (asked.length === 0) return said === named.length && said === there.length ? 200 : 0;
    if (met === asked.length && said === there.length) return 1000;
    return Math.floor((300 * met) / asked.length) + Math.floor((100 * said) / there.length);
  };
}

/** How near each combo is to the question, the nearest lowest; 0 for all where nothing ranks. */
export function distanceOf(query: SearchQuery, text: ReadText, columns: OracleColumns): (at: number) => number {
  const { sequence, starts, ends, allMoves, percent, defender, titleWords, titleNames, titleText } = query;
  const orders = [sequence, starts, ends, allMoves].filter(({ length }) => length > 0);
  const asked = (orders[0] ?? []).map((move) => columns.moveNames.find(move));
  const isAsked = [query.text, titleText, ...titleWords, ...titleNames].some((words) => words !== '');
  const isRanked = query.sort === 'best' && (isAsked || asked.length > 0 || defender.length > 0 || percent !== null);
  if (!isRanked) return () => 0;
  const tier = text.wanted.length > 0 ? tierOf(text, columns) : () => 4;
  const words = query.words === 'all' ? () => 0 : metWords(text, columns);
  const title = titleWorth(titleWords, titleNames, columns);
  const { low, high, verified, moves, defenders, moveNames } = columns;
  return (at) => {
    let worth = (TEXT[tier(at)] ?? 0) + ((verified[at] ?? 0) === 1 ? 30 : 0);
    worth += 2000 * words(at) + title(at) + (titleText !== '' && columns.names[at] === titleText ? 400 : 0);
    if (asked.length > 0) {
      const done = runOf(moves, at);
      worth += movesWorth(asked, done, beginningsOf(done, moveNames));
    }
    if (defender.length > 0) worth += Math.round(120 / ((defenders.starts[at + 1] ?? 0) - (defenders.starts[at] ?? 0)));
    if (percent !== null) {
      const [from, to] = percent;
      const [begin = 0, end = 0] = [low[at], high[at]];
      if (begin <= from && end >= to) worth += 60;
      worth += 10 * Math.floor(4 * Math.min(1, (to - from + 10) / (end - begin + 10)));
    }
    return 0 - worth;
  };
}
