import { useEffect } from 'react';
import { filterQuery, queryString, type Filters } from '@combolab/contracts/filters';
import { calls } from '../../shared/api/calls.js';
import { requestPath } from '../../shared/api/request.js';

/** What stood shorter was on the way to another search. */
const NOTHING_MS = 2000;
/** What stood shorter was hardly looked at. */
const UNOPENED_MS = 8000;

/** Nothing that says who one is goes with it. */
function tell(query: string): void {
  fetch(requestPath({ route: calls.missedSearch }), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
    keepalive: true,
  }).catch(() => undefined); // it is a help for who runs the site, and no loss
}

const isCombo = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a[href^="/combo/"]') !== null;

/**
 * Tells the server of a search that found nothing, or of which nothing was opened, once it is left.
 * @param total how many combos it found; null while that is not known
 */
export function useMissed(filters: Filters, total: number | null): void {
  const asked = queryString(filterQuery({ ...filters, sort: null }));
  const query = new URLSearchParams([['game', filters.game], ...new URLSearchParams(asked)]).toString();
  const isPlain = asked === '';
  useEffect(() => {
    if (total === null || isPlain) return;
    const since = performance.now();
    let isDone = false;
    const look = ({ target }: MouseEvent): void => {
      isDone ||= isCombo(target);
    };
    const leave = (): void => {
      const stood = performance.now() - since;
      if (isDone || stood < (total === 0 ? NOTHING_MS : UNOPENED_MS)) return;
      isDone = true;
      tell(query);
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
