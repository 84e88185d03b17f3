import { useCallback, useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { gameOf, readFilters, resultsAddress, type Filters } from '../../shared/search/filters.js';

/** The filters of the address, and how to change them (in place, so that Back leaves the page). */
export function useFilters(): readonly [Filters, (filters: Filters) => void] {
  const { gameId } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const text = search.toString();
  const filters = useMemo(() => readFilters(new URLSearchParams(text), gameOf(gameId)), [text, gameId]);
  const change = useCallback(
    (next: Filters) => {
      void navigate(resultsAddress(next), { replace: true });
    },
    [navigate],
  );
  return [filters, change];
}
