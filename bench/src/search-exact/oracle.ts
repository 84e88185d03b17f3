import {
  DIFFICULTIES,
  FACET_FIELDS,
  PERCENT_BINS,
  POSITIONS,
  recordOf,
  TAGS,
  type FacetCounts,
  type FacetField,
} from '@combolab/contracts';
import type { SearchAnswer, SearchQuery } from '@combolab/platform';
import type { OracleColumns } from './oracle-columns.js';
import { choicesOf, demandsOf, FACETS, runOf } from './oracle-conditions.js';
import { COUNTED, MOST_TOLD } from './listed.js';
import { Best } from './oracle-order.js';
import { distanceOf } from './oracle-relevance.js';

const NOTHING_COUNTED = Object.fromEntries(FACET_FIELDS.map((name) => [name, []])) as Record<FacetField, never[]>;
const LISTED_BITS = COUNTED.map((name) => [FACETS.indexOf(name), name] as const);
type Counts = Record<(typeof FACETS)[number], Uint32Array>;

/** What a question has for an answer, up to so many hits, in one pass over all combos. */
export function oracleAnswer(columns: OracleColumns, query: SearchQuery, most: number): Omit<SearchAnswer, 'cursor'> {
  const text = columns.words.read(query);
  const demands = demandsOf(query, text, columns);
  const choices = choicesOf(query, columns);
  const chosen = FACETS.flatMap((facet, bit) => {
    const check = choices[facet];
    return check === null ? [] : [{ bit: 1 << bit, check }];
  });
  const counts = noCounts(columns);
  const best = new Best(columns, query.sort, distanceOf(query, text, columns), most);
  let total = 0;
  for (let at = 0; at < columns.size; at += 1) {
    if (!demands.every((check) => check(at))) continue;
    let failed = 0;
    for (const { bit, check } of chosen) if (!check(at)) failed |= bit;
    if (failed === 0) {
      total += 1;
      best.offer(at);
    }
    if (query.facets && (failed & (failed - 1)) === 0) count(counts, columns, at, failed);
  }
  return {
    ids: best.ids(),
    total,
    facets: query.facets ? facetsOf(counts, columns) : null,
    corrections: text.corrections,
  };
}

function noCounts({ fighters, games, patches, moveNames, listed }: OracleColumns): Counts {
  const zeros = (length: number): Uint32Array => new Uint32Array(length);
  return {
    ...recordOf(COUNTED, (name) => zeros(listed[name].names.list.length)),
    attacker: zeros(fighters.list.length),
    defender: zeros(fighters.list.length),
    tag: zeros(TAGS.length),
    difficulty: zeros(DIFFICULTIES.length),
    verified: zeros(2),
    game: zeros(games.list.length),
    percent: zeros(PERCENT_BINS),
    patch: zeros(patches.list.length + 1),
    position: zeros(POSITIONS.length + 1),
    performs: zeros(moveNames.list.length),
  };
}

const add = (counts: Uint32Array, code: number): void => {
  counts[code] = (counts[code] ?? 0) + 1;
};

/** Under all choices (`failed` is 0), or all but that of one facet, which alone is then counted. */
function count(counts: Counts, columns: OracleColumns, at: number, failed: number): void {
  const [attacker, defender, tag, difficulty, verified, game, percent, patch, position, performs] = FACETS.map(
    (_, bit) => failed === 0 || failed === 1 << bit,
  );
  if (attacker === true) add(counts.attacker, columns.attacker[at] ?? 0);
  if (difficulty === true) add(counts.difficulty, columns.difficulty[at] ?? 0);
  if (verified === true) add(counts.verified, columns.verified[at] ?? 0);
  if (game === true) add(counts.game, columns.game[at] ?? 0);
  if (tag === true)
    for (let bit = 0; bit < TAGS.length; bit += 1) if (((columns.tagBits[at] ?? 0) >> bit) & 1) add(counts.tag, bit);
  const { values, starts } = columns.defenders;
  if (defender === true)
    for (let i = starts[at] ?? 0; i < (starts[at + 1] ?? 0); i += 1) add(counts.defender, values[i] ?? 0);
  if (patch === true) add(counts.patch, columns.patch[at] ?? 0);
  if (position === true) add(counts.position, columns.position[at] ?? 0);
  if (performs === true) for (const move of new Set(runOf(columns.moves, at))) add(counts.performs, move);
  for (const [bit, name] of LISTED_BITS) {
    if (failed !== 0 && failed !== 1 << bit) continue;
    const { lists } = columns.listed[name];
    for (let i = lists.starts[at] ?? 0; i < (lists.starts[at + 1] ?? 0); i += 1)
      add(counts[name], lists.values[i] ?? 0);
  }
  if (percent !== true) return;
  const [low = 0, high = 0] = [columns.low[at], columns.high[at]];
  for (let bin = 0; bin < PERCENT_BINS; bin += 1)
    if (low <= (bin === PERCENT_BINS - 1 ? 200 : bin * 10 + 9) && high >= bin * 10) add(counts.percent, bin);
}

function facetsOf(counts: Counts, { fighters, games, patches, moveNames, listed: others }: OracleColumns): FacetCounts {
  /** @param none how many codes of the counts stand for having nothing */
  const listed = (facet: keyof Counts, names: readonly string[], none = 0) =>
    [...names.keys()]
      .map((code) => ({ value: names[code] ?? '', count: counts[facet][code + none] ?? 0 }))
      .filter(({ count: n }) => n > 0)
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  return {
    ...NOTHING_COUNTED,
    attacker: listed('attacker', fighters.list),
    defender: listed('defender', fighters.list),
    tag: listed('tag', TAGS),
    difficulty: listed('difficulty', DIFFICULTIES),
    verified: listed('verified', ['false', 'true']),
    game: listed('game', games.list),
    percent: [...counts.percent],
    patch: listed('patch', patches.list, 1),
    position: listed('position', POSITIONS, 1),
    performs: listed('performs', moveNames.list),
    ...recordOf(COUNTED, (name) => listed(name, others[name].names.list).slice(0, MOST_TOLD[name])),
  };
}
