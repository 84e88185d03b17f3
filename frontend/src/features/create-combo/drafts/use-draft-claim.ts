import { useEffect, useMemo, useState } from 'react';
import { useStore } from '../../../shared/store/use-store.js';
import { DraftClaim, type ClaimState } from './draft-claim.js';
import { afterSharing, isBeingShared } from './shared-drafts.js';

/**
 * Whether this tab may work on a draft, and the way to take it from another one. A draft that is being shared is kept
 * until that ends, though its page is left: nobody goes on with it meanwhile.
 */
export function useDraftClaim(userId: string, id: string): { state: ClaimState | 'sharing'; takeOver: () => void } {
  const claim = useMemo(
    // old browsers, and pages without a secure connection, have none
    () => new DraftClaim(userId, id, (navigator as { readonly locks?: LockManager }).locks),
    [userId, id],
  );
  /** Shared by a page that was left: not by the one that is shown here. */
  const [sharing, setSharing] = useState(() => isBeingShared(userId, id));
  useEffect(() => {
    const stop = afterSharing(userId, id, () => {
      setSharing(false);
      claim.ask();
    });
    return () => {
      stop();
      afterSharing(userId, id, () => {
        claim.release();
      });
    };
  }, [claim, userId, id]);
  const state = useStore(claim.state);
  return {
    state: sharing ? 'sharing' : state,
    takeOver: () => {
      claim.takeOver();
    },
  };
}
