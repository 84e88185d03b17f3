import { useEffect, useMemo } from 'react';
import type { ComboCard } from '@combolab/contracts';
import { useSharedDispatch, useSharedSelector } from '../state.js';
import { useIsGoing } from '../deleting/deletions.js';
import { cardEndpoint, fillCards } from './card-api.js';
import type { LiveCard } from './newest-parts.js';

/**
 * A combo of a list as it is now: its live entry while `active` (in or near the viewport), else as it was last known.
 */
export function useLiveCard(listed: ComboCard, active: boolean): LiveCard {
  const dispatch = useSharedDispatch();
  const id = listed._id;
  const select = useMemo(() => cardEndpoint.select(id), [id]);
  useEffect(() => {
    if (!active) return;
    dispatch((fill, state) => {
      if (select(state()).data === undefined) fill(fillCards([listed]));
    });
    const subscription = dispatch(cardEndpoint.initiate(id));
    return () => {
      subscription.unsubscribe();
    };
  }, [active, dispatch, id, listed, select]);
  const card = useSharedSelector((state) => select(state).data) ?? listed;
  const going = useIsGoing('combo', id);
  return useMemo(() => (going ? { ...card, deleted: true } : card), [card, going]);
}
