import { conditionTerms, difficultyOf } from '@combolab/contracts';
import { EVERYTHING, type SearchIndex, type SearchQuery } from '@combolab/platform';
import type { Truth } from './fold-log.js';
import { isFindable, type TrueCombo } from './true-combo.js';

type Search = Pick<SearchIndex, 'search'>;

/** Newest combos that are looked for by their names, and how many hits may stand before one. */
const NAMED = 100;
const PAGE = 50;

const filters: readonly {
  readonly name: string;
  readonly valuesOf: (combo: TrueCombo) => readonly string[];
  readonly ask: (value: string) => Partial<SearchQuery>;
}[] = [
  { name: 'attacker', valuesOf: ({ content }) => [content.characterId], ask: (value) => ({ attackers: [value] }) },
  { name: 'defender', valuesOf: ({ content }) => content.characterIds, ask: (value) => ({ defenders: [value] }) },
  { name: 'tag', valuesOf: ({ content }) => content.tags, ask: (value) => ({ tags: [value as never] }) },
  {
    name: 'difficulty',
    valuesOf: ({ content }) => [difficultyOf(content.actions)],
    ask: (value) => ({ difficulties: [value as never] }),
  },
  {
    name: 'verified',
    valuesOf: ({ verified }) => [String(verified)],
    ask: (value) => ({ verified: value === 'true' }),
  },
  {
    name: 'condition',
    valuesOf: ({ content }) => conditionTerms(content.conditions ?? {}),
    ask: (value) => ({ conditions: [[value]] }),
  },
  { name: 'patch', valuesOf: ({ content }) => [content.patch ?? []].flat(), ask: (value) => ({ patch: value }) },
];

/** Each value of each filter by itself, and the newest combos by their names. @returns the differences in words */
export async function compareFilters(truth: Truth, index: Search): Promise<string[]> {
  const combos = [...truth.combos].filter(([, combo]) => isFindable(combo));
  const findings: string[] = [];
  for (const { name, valuesOf, ask } of filters) {
    const counts = new Map<string, number>();
    for (const [, combo] of combos)
      for (const value of new Set(valuesOf(combo))) counts.set(value, (counts.get(value) ?? 0) + 1);
    for (const [value, count] of counts) {
      const { total } = await index.search({ ...EVERYTHING, ...ask(value), limit: 1 });
      if (total !== count)
        findings.push(`search by ${name} ${value} finds ${String(total)} combos, there are ${String(count)}`);
    }
  }
  const newest = combos.sort(([, a], [, b]) => (a.createdAt < b.createdAt ? 1 : -1)).slice(0, NAMED);
  for (const [comboId, { content }] of newest) {
    const { ids, total } = await index.search({ ...EVERYTHING, text: content.name ?? '', sort: 'new', limit: PAGE });
    if (total <= PAGE && !ids.includes(comboId)) findings.push(`search for its name does not find combo ${comboId}`);
  }
  return findings;
}
