import { useEffect } from 'react';
import type { Filters } from '@combolab/contracts/filters';
import { calls } from '../../shared/api/calls.js';
import { requestPath } from '../../shared/api/request.js';
import { asksNothing, searchAddress } from '../../shared/search/search-address.js';

/** What stood shorter was on the way to another search. */
const NOTHING_MS = 2000;
/** What stood shorter was hardly looked at. */
const UNOPENED_MS = 8000;

/** Nothing that says who one is goes with it. */
function tell(route: typeof calls.missedSearch | typeof calls.openedSearch, query: string): void {
  fetch(requestPath({ route }), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
    keepalive: true,
  }).catch(() => undefined); // it helps others to find, and is no loss
}

const isCombo = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a[href^="/combo/"]') !== null;

/**
 * Tells the server of a search of which a combo was opened, and, once it is left, of one that found nothing or of which none was.
 * @param total how many combos it found; null while that is not known
 */
export function useSearchLog(filters: Filters, total: number | null): void {
  const query = searchAddress(filters);
  const isPlain = asksNothing(filters);
  useEffect(() => {
    if (total === null || isPlain) return;
    const since = performance.now();
    let isDone = false;
    const look = ({ target }: MouseEvent): void => {
      if (isDone || !isCombo(target)) return;
      isDone = true;
      tell(calls.openedSearch, query);
    };
    const leave = (): void => {
      const stood = performance.now() - since;
      if (isDone || stood < (total === 0 ? NOTHING_MS : UNOPENED_MS)) return;
      isDone = true;
      tell(calls.missedSearch, query);
    };
    document.addEventListener('click', look, true);
    document.addEventListener('auxclick', look, true);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('click', look, true);
      document.removeEventListener('auxclick', look, true);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [query, isPlain, total]);
}
