import { NO_AUTHORS } from '../search/asked-authors.js';
import { ComboAdded } from '@combolab/contracts';
import type { Documents, SearchDocument } from '@combolab/platform';
import type { ComboDoc } from '../combos/combos.projection.js';
import { NO_VOTES } from '../feedback/tallies.projection.js';
import type { SavedSearchDoc } from '../saved-searches/searches.projection.js';
import { searchDocument } from '../search/index-source.js';
import { SearchAlerts } from './search-alerts.js';

const COUNT = 10_100;
/** None of them begins with another. */
const wordOf = (i: number): string => `word${String(i).padStart(5, '0')}`;
const combo = (name: string): SearchDocument =>
  searchDocument('c1', { ...ComboAdded.example, name, verified: false } as unknown as ComboDoc, [1, 1], NO_VOTES);
const searches = Array.from({ length: COUNT }, (_, i) => ({
  ...{ userId: 'u1', searchId: String(i), query: `q=${wordOf(i)}`, game: null, bucket: 0 },
}));
/** Only what the alerts ask of them. */
const documents = {
  find: (_: unknown, { where }: { where: Partial<SavedSearchDoc> }) =>
    Promise.resolve(
      searches
        .filter(({ game, bucket }) => where.game === game && where.bucket === bucket)
        .map((doc) => ({ id: doc.searchId, doc, version: [1, 1] })),
    ),
} as unknown as Pick<Documents, 'find'>;

const NOBODY = { known: () => Promise.resolve(NO_AUTHORS) };

it('finds the right ones among more searches than it remembers, each time, and lets others work meanwhile', async () => {
  const alerts = new SearchAlerts(documents, { warn: () => undefined } as never, NOBODY);
  for (const i of [COUNT - 1, 9999, 1234]) {
    let turns = 0;
    let over = false;
    const count = (): void => {
      turns += 1;
      if (!over) setImmediate(count);
    };
    setImmediate(count);
    const found: string[] = [];
    for await (const matches of alerts.matchesOf([{ now: combo(wordOf(i)), before: combo('before') }]))
      found.push(...matches.flatMap(({ searchIds }) => searchIds));
    over = true;
    expect(found).toEqual([String(i)]);
    expect(turns).toBeGreaterThanOrEqual(COUNT / 200);
    const again = alerts.matchesOf([{ now: combo(wordOf(i)), before: combo(`${wordOf(i)} too`) }]);
    for await (const matches of again) expect(matches).toEqual([]);
  }
});
