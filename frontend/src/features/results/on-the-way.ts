import { atom } from 'nanostores';
import { useEffect } from 'react';
import { type Filters, gameOf, readFilters, resultsAddress } from '@combolab/contracts/filters';
import { useStore } from '../../shared/store/use-store.js';

/** The address that a change of the filters leads to; null when the page has arrived at it. */
export const onTheWay = atom<string | null>(null);

const arrive = (): void => {
  onTheWay.set(null);
};

/**
 * Whether newer filters than these are on their way: what these found is an older answer from the very key that changed
 * them. The router draws an address a little after it has been changed, and may draw the one before it first.
 */
export function useOnTheWay(filters: Filters): boolean {
  const next = useStore(onTheWay);
  const here = resultsAddress(filters);
  useEffect(() => {
    // A link may have led elsewhere meanwhile.
    const { pathname, search } = location;
    const asked = resultsAddress(readFilters(new URLSearchParams(search), gameOf(pathname.split('/')[2])));
    if (here === asked || next !== asked) arrive();
  }, [here, next]);
  useEffect(() => {
    // Back leads elsewhere than the last change did.
    addEventListener('popstate', arrive);
    return () => {
      removeEventListener('popstate', arrive);
      arrive();
    };
  }, []);
  return next !== null && next !== here;
}
