import { EVERYTHING } from '@combolab/platform';
import type { SearchEngine } from '@combolab/platform/adapters/postings-index/engine';
import { openDatabase } from '@combolab/platform/adapters/sqlite/open-database';
import { mustHold } from '../harness/figure.js';
import { percentile } from '../harness/stats.js';
import { documentStream } from '../search/documents.js';

const TIMES = 7;

/** Median ms of all seven facets of ours, and of one GROUP BY of SQLite over the same combos. */
export function timeFacets(engine: SearchEngine, size: number): { readonly facets: number; readonly groupBy: number } {
  const database = openDatabase({ file: ':memory:', synchronous: 'NORMAL' });
  database.exec('CREATE TABLE combos (game TEXT NOT NULL, attacker TEXT NOT NULL)');
  const insert = database.prepare('INSERT INTO combos VALUES (?, ?)');
  database.exec('BEGIN');
  for (const { game, attacker } of documentStream(size, 1)) insert.run(game[0] ?? '', attacker[0] ?? '');
  database.exec('COMMIT');
  const count = database.prepare('SELECT attacker, count(*) AS n FROM combos WHERE game = ? GROUP BY attacker');
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let n = 0; n < TIMES; n += 1) {
    engine.collection.generation += 1;
    let start = performance.now();
    const { facets } = engine.search({ ...EVERYTHING, game: ['ssbu'], facets: true });
    ours.push(performance.now() - start);
    start = performance.now();
    const rows = count.all('ssbu') as { attacker: string; n: number }[];
    theirs.push(performance.now() - start);
    const counted = new Map(facets?.attacker.map(({ value, count: n }) => [value, n]));
    mustHold(
      rows.length === counted.size && rows.every(({ attacker, n }) => counted.get(attacker) === n),
      'the counts',
    );
  }
  database.close();
  return { facets: percentile(ours, 0.5), groupBy: percentile(theirs, 0.5) };
}
