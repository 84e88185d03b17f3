import { useCallback, useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { type Filters, gameOf, readFilters, resultsAddress } from '@combolab/contracts/filters';
import { useSharedDispatch } from '../../shared/state.js';
import { onTheWay } from './on-the-way.js';
import { beginSearch } from '../../shared/search/search-api.js';

/** The filters of the address, and how to change them (in place, so that Back leaves the page). */
export function useFilters(): readonly [Filters, (filters: Filters) => void] {
  const { gameId } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const dispatch = useSharedDispatch();
  const text = search.toString();
  const filters = useMemo(() => readFilters(new URLSearchParams(text), gameOf(gameId)), [text, gameId]);
  const change = useCallback(
    (next: Filters) => {
      const address = resultsAddress(next);
      const read = readFilters(new URL(address, location.origin).searchParams, next.game);
      // the question is on its way while the page still gets ready for the answer
      void dispatch(beginSearch(read));
      onTheWay.set(resultsAddress(read));
      void navigate(address, { replace: true });
    },
    [dispatch, navigate],
  );
  return [filters, change];
}
