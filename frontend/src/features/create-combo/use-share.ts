import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { ProgressMessage } from '@combolab/contracts';
import { baseApi } from '../../shared/api/base-api.js';
import type { ApiError } from '../../shared/api/problem.js';
import { useIntentionKey } from '../../shared/api/use-intention-key.js';
import { fillCards } from '../../shared/combos/card-api.js';
import { randomId } from '../../shared/lib/random-id.js';
import { useSharedDispatch } from '../../shared/state.js';
import { toast } from '../../shared/ui/toast.js';
import type { ComboBody } from './combo-form.js';
import { sendCombo } from './send-combo.js';
import { followUpload } from './upload-room.js';
import { uploadProgress, type UploadState } from './upload-state.js';

type Change = { readonly set: UploadState } | { readonly told: ProgressMessage };
const change = (state: UploadState, happened: Change): UploadState =>
  'set' in happened ? happened.set : uploadProgress(state, happened.told);

const intentionOf = (body: ComboBody, { name, size, lastModified }: File): string =>
  JSON.stringify([body, name, size, lastModified]);

/** Shares a combo with real progress; `cancel` breaks the upload off. A failure leaves everything as it was. */
export function useShare(userId: string, onShared: () => void) {
  const dispatch = useSharedDispatch();
  const [state, tell] = useReducer(change, { phase: 'idle' });
  const [error, setError] = useState<ApiError | null>(null);
  const { keyFor, done } = useIntentionKey();
  const running = useRef<AbortController | null>(null);

  const cancel = useCallback(() => {
    running.current?.abort();
    running.current = null;
    tell({ set: { phase: 'idle' } });
  }, []);
  useEffect(() => () => running.current?.abort(), []);

  const share = async (body: ComboBody, video: File) => {
    const abort = new AbortController();
    running.current = abort;
    setError(null);
    tell({ set: { phase: 'starting' } });
    const uploadId = randomId();
    const stop = await followUpload(userId, uploadId, (told) => {
      if (running.current === abort) tell({ told });
    });
    const sent = abort.signal.aborted
      ? ({ outcome: 'cancelled' } as const)
      : await sendCombo({ body, video, uploadId, idempotencyKey: keyFor(intentionOf(body, video)) }, abort.signal);
    stop();
    if (sent.outcome === 'cancelled') return;
    if (sent.outcome === 'failed') {
      setError(sent.error);
      tell({ set: { phase: 'idle' } });
      return;
    }
    done();
    dispatch(fillCards([sent.combo]));
    dispatch(baseApi.util.invalidateTags(['Search', 'UserCombos']));
    toast.success('Awesome! Your combo has been created');
    onShared();
    tell({ set: { phase: 'shared', comboId: sent.combo._id } });
  };

  return { state, error, share, cancel };
}
