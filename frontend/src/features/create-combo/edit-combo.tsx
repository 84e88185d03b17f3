import type { Combo } from '@combolab/contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ApiError } from '../../shared/api/problem.js';
import { useIntentionKey } from '../../shared/api/use-intention-key.js';
import { ErrorBanner } from '../../shared/ui/error-banner.js';
import { toast } from '../../shared/ui/toast.js';
import { bodyOf, formOf } from './combo-form.js';
import { EditorLayout } from './editor-layout.js';
import { staleContent, useUpdateComboMutation, type CurrentContent } from './edit-api.js';
import { StaleNotice } from './stale-notice.js';
import { useComboWork } from './use-combo-work.js';
import { useLeaveWarning } from './use-leave-warning.js';

/** Changes what is said of a combo and its presses; the clip stays. */
export function EditCombo({ combo }: { readonly combo: Combo }) {
  const navigate = useNavigate();
  const [start] = useState(() => ({ form: formOf(combo), actions: combo.actions }));
  const [baseVersion, setBaseVersion] = useState(combo.contentVersion);
  const [unplayable, setUnplayable] = useState(false);
  const work = useComboWork(start, true);
  const [update, { isLoading: busy }] = useUpdateComboMutation();
  const [error, setError] = useState<ApiError | null>(null);
  const [stale, setStale] = useState<CurrentContent | null>(null);
  const { keyFor, done } = useIntentionKey();
  useLeaveWarning(work.values !== start.form || work.actions !== start.actions);

  const save = async (version: number) => {
    const { gameId } = work.values;
    if (gameId === '') return;
    setError(null);
    setStale(null);
    const body = bodyOf(work.values, gameId, work.actions);
    const idempotencyKey = keyFor(JSON.stringify([version, body]));
    const answer = await update({ comboId: combo._id, baseVersion: version, body, idempotencyKey });
    if (answer.error === undefined) {
      done();
      toast.success('Combo has been updated, heck yeah');
      void navigate(`/combo/${combo._id}`);
      return;
    }
    const failed = answer.error as ApiError;
    const current = staleContent(failed);
    setStale(current);
    if (current === null) setError(failed);
  };
  const takeTheirs = (current: CurrentContent) => {
    work.form.reset(formOf(current));
    work.setActions(current.actions);
    setBaseVersion(current.contentVersion);
    setStale(null);
  };
  const keepMine = (current: CurrentContent) => {
    setBaseVersion(current.contentVersion);
    void save(current.contentVersion);
  };

  return (
    <EditorLayout
      title="Edit combo"
      work={work}
      clip={{
        src: combo.videoFile,
        fileProblem: unplayable ? 'The clip cannot be played right now. You can still change everything else.' : null,
        onDuration: (seconds) => {
          setUnplayable(seconds === null);
        },
      }}
      busy={busy}
      onSubmit={() => void save(baseVersion)}
    >
      <ErrorBanner error={error} />
      {stale !== null && (
        <StaleNotice
          mine={{ ...work.values, actions: work.actions }}
          theirs={{ ...formOf(stale), actions: stale.actions }}
          onKeepMine={() => {
            keepMine(stale);
          }}
          onTakeTheirs={() => {
            takeTheirs(stale);
          }}
        />
      )}
    </EditorLayout>
  );
}
