import type { SearchQuery } from '@combolab/platform';
import { numberOf } from './sphinx-row.js';

const ORDERS = {
  best: 'weight() DESC, created DESC',
  new: 'created DESC',
  liked: 'likes DESC, created DESC',
  easy: 'score ASC, created DESC',
  wide: 'width DESC, created DESC',
} as const;

/** One each; Sphinx counts them under all filters, their own included, which is less work than ours. */
const FACETS = ['attacker', 'defenders', 'tags', 'difficulty', 'verified', 'game'].map(
  (name) => `FACET ${name} ORDER BY COUNT(*) DESC LIMIT 100`,
);

const list = (values: readonly string[], number: (value: string) => number): string => values.map(number).join(',');

/** All words, the last as a prefix, as ours. */
const match = (text: string): string => `MATCH('${text.trim().replace(/\s+/g, ' ')}*')`;

/** The same question in SphinxQL: ten hits, and six facets if ours are asked for too. */
export function sphinxQuery(query: SearchQuery): string {
  const { fighter, tag, difficulty, game } = numberOf;
  const conditions = [
    query.text !== '' && match(query.text),
    query.game.length > 0 && `game IN (${list(query.game, game)})`,
    query.attacker.length > 0 && `attacker IN (${list(query.attacker, fighter)})`,
    query.defender.length > 0 && `defenders IN (${list(query.defender, fighter)})`,
    query.tag.length > 0 && `tags IN (${list(query.tag, tag)})`,
    query.notAttacker.length > 0 && `attacker NOT IN (${list(query.notAttacker, fighter)})`,
    query.notDefender.length > 0 && 'unwanted = 0',
    query.difficulty.length > 0 && `difficulty IN (${list(query.difficulty, difficulty)})`,
    query.verified.length > 0 && `verified IN (${list(query.verified, (value) => Number(value === 'true'))})`,
    query.percent !== null && `low <= ${String(query.percent[1])} AND high >= ${String(query.percent[0])}`,
  ].filter((condition) => condition !== false);
  const where = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
  const order = query.sort === 'best' && query.text === '' ? ORDERS.new : ORDERS[query.sort];
  const unwanted =
    query.notDefender.length === 0 ? '' : `, IN(defenders, ${list(query.notDefender, fighter)}) AS unwanted`;
  const hits = `SELECT id${unwanted} FROM combos ${where} ORDER BY ${order} LIMIT ${String(query.limit)}`;
  return query.facets ? [hits, ...FACETS].join(' ') : hits;
}
