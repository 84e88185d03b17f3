import { expandFighter, slugOf } from '@combolab/contracts';
import { understand, type Understood } from '@combolab/contracts/query';
import type { Field, Phrasing } from './phrasing.js';

/**
 * `right`: all that was meant and nothing else. `part`: nothing else, and not all of it; the rest is left as text. `wrong`: something
 * that nobody meant.
 */
export type Verdict = 'right' | 'part' | 'wrong';

/** Fields whose values have no order. */
const SETS: readonly Field[] = ['A', 'D', 'notA', 'notD', 'tags', 'notTags', 'difficulty', 'notMoves'];

const TAGS: readonly Field[] = ['tags', 'notTags'];
const FIGHTERS: readonly Field[] = ['A', 'D', 'notA', 'notD'];

const listed = (value: string, between = /[ ,]+/): readonly string[] =>
  value.split(between).filter((each) => each !== '');

/** Lists in one order, groups as their members. */
function normal(field: Field, value: string, game: string): string {
  if (!SETS.includes(field)) return value;
  const all = listed(value, TAGS.includes(field) ? /, */ : undefined);
  const each = FIGHTERS.includes(field)
    ? all.flatMap((slug) => (expandFighter(`${game}:${slug}`) ?? [slug]).map(slugOf))
    : all;
  return [...each].sort().join(', ');
}

/** Whether it is what is meant; `*` stands for anything at its place. */
const isMeant = (got: string, meant: string): boolean =>
  meant.endsWith('*') ? got !== '' && got.startsWith(meant.slice(0, -1)) : got === meant;

/** What a query was taken for, in the words of meanings; '' for nothing. */
function takenFor({ excluded, conditions, ...taken }: Understood, game: string): ReadonlyMap<Field, string> {
  const slugs = (ids: readonly string[]): string => ids.map(slugOf).sort().join(', ');
  const said = (value: boolean | null): string => (value === null ? '' : String(value));
  return new Map<Field, string>([
    ['A', slugs(taken.attackers)],
    ['D', slugs(taken.defenders)],
    ['notA', slugs(excluded.attackers)],
    ['notD', slugs(excluded.defenders)],
    ['game', taken.game === game ? '' : (taken.game ?? '')],
    ['percent', taken.percent?.join('-') ?? ''],
    ['tags', [...taken.tags].sort().join(', ')],
    ['notTags', [...excluded.tags].sort().join(', ')],
    ['notMoves', [...excluded.moves].sort().join(', ')],
    ['starts', taken.starts.join(' ')],
    ['ends', taken.ends.join(' ')],
    ['contiguous', taken.contiguous ? 'true' : ''],
    ['sort', taken.sort ?? ''],
    ['difficulty', [...taken.difficulty].sort().join(', ')],
    ['verified', said(taken.verified)],
    ['position', conditions.position.join(' ')],
    ['platform', conditions.platform.join(' ')],
    ['di', conditions.di.join(' ')],
    ['fiftyFifty', said(conditions.fiftyFifty)],
    ['outOfShield', said(conditions.outOfShield)],
    ['patch', taken.patch ?? ''],
    ['authors', taken.authors.join(' ')],
  ]);
}

/** Whether the moves that were meant are asked for: in their order, or all of them, since those in order come first. */
function hasMoves({ sequence, moves }: Understood, wanted: string): boolean {
  const all = listed(wanted);
  let met = 0;
  for (const move of sequence) if (move === all[met]) met += 1;
  return met === all.length || all.every((move) => moves.includes(move));
}

/** What is missing of what was meant, and what was taken that nobody meant. */
export interface Judged {
  readonly verdict: Verdict;
  readonly missing: readonly string[];
  readonly extra: readonly string[];
}

export function judge({ query, game, meant, open }: Phrasing): Judged {
  const understood = understand(query, { game });
  const taken = takenFor(understood, game);
  const missing: string[] = [];
  const extra: string[] = [];
  for (const [field, value] of meant) {
    if (field === 'text') continue;
    if (field === 'moves' || field === 'sequence') {
      if (!hasMoves(understood, value)) missing.push(`${field} ${value}`);
      continue;
    }
    // whether there is an author of this name only the server knows, and takes the offer then
    const offered = understood.offers.find(
      ({ kind, label }) => kind === 'author' && field === 'authors' && label === value,
    );
    const got = offered?.label ?? taken.get(field) ?? '';
    if (!isMeant(got, normal(field, value, game))) (got === '' ? missing : extra).push(`${field} ${value}, not ${got}`);
  }
  for (const [field, got] of taken) {
    const maybe = open.get(field);
    const isOpen = maybe !== undefined && (maybe === '' || normal(field, maybe, game) === got);
    if (got !== '' && !meant.has(field) && !isOpen) extra.push(`${field} ${got}`);
  }
  return { verdict: extra.length > 0 ? 'wrong' : missing.length > 0 ? 'part' : 'right', missing, extra };
}
