import { REPEATABLE, SearchParams } from '@combolab/contracts';
import { z } from 'zod/mini';
import { refuse } from '../../problems.js';

/** A search as its address asks for it. */
export type AskedSearch = z.output<typeof SearchParams>;

const NOT_KEPT: readonly string[] = ['cursor', 'limit', 'facets', 'sort'];
const LISTS: readonly string[] = REPEATABLE;

/** The parameters as `SearchParams` takes them: lists where a name may repeat. @throws RefusedError 400 */
function parametersOf(search: URLSearchParams): Record<string, string | string[]> {
  const found = new Map<string, string | string[]>();
  for (const name of new Set(search.keys())) {
    const values = search.getAll(name);
    if (!LISTS.includes(name) && values.length > 1)
      throw refuse.malformed(`query: ${name.slice(0, 40)} is given twice; give it once.`);
    found.set(name, LISTS.includes(name) ? values : (values[0] ?? ''));
  }
  return Object.fromEntries(found);
}

/** What stands behind the `?` of a search's address. @throws RefusedError 400 in words */
export function readSearchAddress(query: string): AskedSearch {
  const parsed = z.safeParse(SearchParams, parametersOf(new URLSearchParams(query)));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = ['query', ...(issue?.path.map(String) ?? [])].join('.').slice(0, 100);
  const message = (issue?.message ?? 'not understood').slice(0, 300);
  throw refuse.malformed(`${where}: ${message}`, [{ path: where, message }]);
}

/** One spelling of what is asked for: names in one order, lists sorted and each value once; order, page and facets left out. */
export function canonicalSearch(query: string): string {
  const given = new URLSearchParams(query);
  const canonical = new URLSearchParams();
  for (const name of Object.keys(SearchParams.shape).filter((each) => !NOT_KEPT.includes(each))) {
    const values = LISTS.includes(name) ? [...new Set(given.getAll(name))].sort() : [(given.get(name) ?? '').trim()];
    for (const value of values) if (value !== '') canonical.append(name, value);
  }
  return canonical.toString();
}
