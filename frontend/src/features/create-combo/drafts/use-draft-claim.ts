import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { DraftClaim, type ClaimState } from './draft-claim.js';

/** Whether this tab may work on a draft, and the way to take it from another one. */
export function useDraftClaim(userId: string, id: string): { state: ClaimState; takeOver: () => void } {
  const claim = useMemo(
    // old browsers, and pages without a secure connection, have none
    () => new DraftClaim(userId, id, (navigator as { readonly locks?: LockManager }).locks),
    [userId, id],
  );
  useEffect(() => {
    claim.ask();
    return () => {
      claim.release();
    };
  }, [claim]);
  const state = useSyncExternalStore(claim.subscribe, claim.snapshot);
  return {
    state,
    takeOver: () => {
      claim.takeOver();
    },
  };
}
