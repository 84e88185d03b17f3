import type { SearchQuery } from '@combolab/platform';
import { tierOf } from './oracle-conditions.js';
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

/** How near each combo is to the question, the nearest lowest; 0 for all where nothing ranks. */
export function distanceOf(query: SearchQuery, text: ReadText, columns: OracleColumns): (at: number) => number {
  const { sequence, allMoves, percent, defender } = query;
  const asked = (sequence.length > 0 ? sequence : allMoves).map((move) => columns.moveNames.find(move));
  const isRanked =
    query.sort === 'best' && (query.text !== '' || asked.length > 0 || defender.length > 0 || percent !== null);
  if (!isRanked) return () => 0;
  const tier = text.wanted.length > 0 ? tierOf(text, columns) : () => 4;
  const { low, high, verified, moves, defenders } = columns;
  const names = columns.moveNames.list;
  return (at) => {
    let worth = (TEXT[tier(at)] ?? 0) + ((verified[at] ?? 0) === 1 ? 30 : 0);
    if (asked.length > 0) {
      const done = [...moves.values.slice(moves.starts[at] ?? 0, moves.starts[at + 1] ?? 0)];
      // a throw right behind the grab it begins with is a beginning, too
      const isThrown = names[done[0] ?? -1] === 'grab' && names[done[1] ?? -1]?.endsWith('-throw') === true;
      worth += movesWorth(asked, done, isThrown ? [0, 1] : [0]);
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
