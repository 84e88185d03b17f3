import { addresses, isGameId } from '@combolab/contracts';
import { firstPageQuery, gameOf, queryString, readFilters } from '@combolab/contracts/filters';

/** What addresses need no escaping for. */
const PLAIN = /^[\w-]+$/;

/** The call with which the page at an address begins; null where it is not known, or there is none. */
function firstCall(path: string, query: string): string | null {
  const [, page = '', place, more] = path.split('/');
  if (path === '/') return `/api${addresses.welcome.path}`;
  if (place === undefined || !PLAIN.test(place) || more !== undefined) return null;
  if (page === 'combo') return `/api/combo/${place}`;
  if (page !== 'results' || !isGameId(place)) return null;
  return `/api/search/combos${queryString(firstPageQuery(readFilters(new URLSearchParams(query), gameOf(place))))}`;
}

/**
 * What a document names so that the page's first answer is on its way before its code has run. A visitor's answer alone: whoever is
 * signed in has another, with their own likes in it. The browser takes it where the page makes the very same call.
 * @returns a tag for the head, empty where there is nothing to name
 */
export function firstAnswer(path: string, query: string): string {
  const call = firstCall(path, query);
  return call === null
    ? ''
    : `<link rel="preload" as="fetch" crossorigin href="${call.replaceAll('&', '&amp;').replaceAll('"', '%22')}">`;
}
