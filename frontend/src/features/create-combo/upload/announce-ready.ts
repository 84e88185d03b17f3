import { cardEndpoint } from '../../../shared/combos/card-api.js';
import { isGoing } from '../../../shared/deleting/deletions.js';
import type { SharedDispatch, SharedState } from '../../../shared/state.js';
import { toast } from '../../../shared/ui/toast.js';
import { t } from '../texts.js';

const LOOK_MS = 1000;
/** Nobody waits longer for a preview that was left to itself, in ms. */
const PATIENCE_MS = 15 * 60_000;

/**
 * Tells of a combo's preview when it is done, on whatever page that is but the combo's own, which shows it; not of one that is
 * being deleted.
 */
export function announceReady(dispatch: SharedDispatch, comboId: string, open: (path: string) => void): void {
  const card = dispatch(cardEndpoint.initiate(comboId));
  const since = Date.now();
  const path = `/combo/${comboId}`;
  const watch = {
    label: t('watch'),
    run: () => {
      open(path);
    },
  };
  const select = cardEndpoint.select(comboId);
  const look = () => {
    // the entry is kept live while it is held: looking costs nothing
    const state = dispatch(
      (_: SharedDispatch, getState: () => SharedState) => select(getState()).data?.previewState.state,
    );
    const shown = location.pathname === path || isGoing('combo', comboId);
    if (state === 'ready' && !shown) toast.success(t('previewReady'), watch);
    else if (state === 'failed' && !shown) toast.message(t('previewFailed'), watch);
    else if (state !== 'ready' && state !== 'failed' && Date.now() - since < PATIENCE_MS) return;
    clearInterval(timer);
    card.unsubscribe();
  };
  const timer = setInterval(look, LOOK_MS);
}
