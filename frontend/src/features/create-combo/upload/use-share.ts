import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { baseApi } from '../../../shared/api/base-api.js';
import { problemText } from '../../../shared/api/problem.js';
import { useIntentionKey } from '../../../shared/api/use-intention-key.js';
import { fillCards } from '../../../shared/combos/card-api.js';
import { randomId } from '../../../shared/lib/random-id.js';
import { useSharedDispatch } from '../../../shared/state.js';
import { useStore } from '../../../shared/store/use-store.js';
import { toast } from '../../../shared/ui/toast.js';
import type { ComboBody } from '../combo-form.js';
import { shareDraft } from '../drafts/shared-drafts.js';
import { announceReady } from './announce-ready.js';
import type { ClipUpload } from './clip-upload.js';
import { ShareJob, type ShareSnapshot } from './share-job.js';
import { sharePorts } from './share-ports.js';
import { t } from '../texts.js';

const NOT_SHARING: ShareSnapshot = { state: { phase: 'idle' }, error: null, background: false };
const warn = (event: BeforeUnloadEvent): void => {
  event.preventDefault();
};

/**
 * Shares a combo with real progress once its clip is uploaded, then opens its page. A failure leaves everything as it
 * was; leaving the page leaves it to go on.
 * @param onShared called when the combo is there and the draft can end, maybe after the page was left
 */
export function useShare(userId: string, onShared: () => void) {
  const dispatch = useSharedDispatch();
  const navigate = useNavigate();
  const [job, setJob] = useState<ShareJob | null>(null);
  const { keyFor, done } = useIntentionKey();
  const running = useRef<ShareJob | null>(null);
  const snapshot = useStore(job?.snapshot) ?? NOT_SHARING;
  useEffect(() => () => running.current?.leave(), []);

  const share = async (body: ComboBody, upload: ClipUpload) => {
    if (running.current !== null) return;
    const begun = new ShareJob(sharePorts(userId), upload);
    running.current = begun;
    setJob(begun);
    addEventListener('beforeunload', warn);
    const letGo = upload.draftId === null ? null : shareDraft(userId, upload.draftId);
    const { name, size, lastModified } = upload.file;
    const result = await begun.run(body, randomId(), (videoFile) =>
      keyFor(JSON.stringify([body, videoFile, name, size, lastModified])),
    );
    removeEventListener('beforeunload', warn);
    running.current = null;
    const unseen = begun.snapshot.get().background;
    if (result.outcome === 'failed' && unseen)
      toast.error(t('yourComboWasNotShared', { problem: problemText(result.error) }));
    if (result.outcome === 'shared' || result.outcome === 'taken') {
      done();
      // the draft is ended before it could be gone on with
      onShared();
    }
    letGo?.();
    if (result.outcome === 'taken' && unseen) {
      const { comboId } = result;
      toast.message(
        t('yourComboWasSharedBefore'),
        comboId === null ? undefined : { label: t('watch'), run: () => void navigate(`/combo/${comboId}`) },
      );
    }
    if (result.outcome !== 'shared') return;
    dispatch(fillCards([result.combo]));
    dispatch(baseApi.util.invalidateTags(['Search', 'UserCombos']));
    const { _id } = result.combo;
    const watch = (id: string) => ({ label: t('watch'), run: () => void navigate(`/combo/${id}`) });
    toast.success(t('awesomeYourComboHasBeen'), unseen ? watch(_id) : undefined);
    // back from it does not lead to a draft that is no more
    if (!unseen) void navigate(`/combo/${_id}`, { replace: true });
    const [same] = result.combo.sameClipAs ?? [];
    if (same !== undefined) toast.message(t('thisClipIsAlreadyIn', { name: same.name }), watch(same._id));
    announceReady(dispatch, _id, (path) => void navigate(path));
  };

  const cancel = useCallback(() => {
    running.current?.cancel();
  }, []);
  /** It goes on without the overlay; the page may be left. */
  const leave = useCallback(() => {
    running.current?.leave();
  }, []);
  return { ...snapshot, share, cancel, leave };
}
