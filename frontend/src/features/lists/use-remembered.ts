import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { ComboCard } from '@combolab/contracts';
import { listShown } from '../../shared/combos/last-list.js';
import { useSharedDispatch } from '../../shared/state.js';

/** Previous and next on the combo page walk through these. */
export function useRemembered(cards: readonly ComboCard[]): void {
  const { pathname } = useLocation();
  const dispatch = useSharedDispatch();
  useEffect(() => {
    dispatch(listShown({ ids: cards.map(({ _id }) => _id), address: pathname }));
  }, [dispatch, cards, pathname]);
}
