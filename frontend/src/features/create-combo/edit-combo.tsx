import type { Combo } from '@combolab/contracts';
import { History } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ApiError } from '../../shared/api/problem.js';
import { useIntentionKey } from '../../shared/api/use-intention-key.js';
import { useAuth } from '../../shared/auth/use-auth.js';
import { useLeaveWarning } from '../../shared/lib/use-leave-warning.js';
import { Button } from '../../shared/ui/button.js';
import { ErrorBanner } from '../../shared/ui/error-banner.js';
import { toast } from '../../shared/ui/toast.js';
import { stickField } from '../../shared/sticks/stick-grid.js';
import { bodyOf, formOf, isChosen } from './combo-form.js';
import { CLIP_TYPES } from './clip-file/clip-types.js';
import { useTrack } from './editing/use-editing.js';
import { EditorLayout } from './editor-layout.js';
import { actionsOfTrack } from './track/actions-of-track.js';
import { trackOfActions } from './track/track-of-actions.js';
import { withinClip } from './track/track-sticks.js';
import styles from './edit-combo.module.css';
import { keepEdit, readKeptEdit } from './kept-edit.js';
import { staleContent, useUpdateComboMutation, type CurrentContent } from './edit-api.js';
import { StaleNotice } from './stale-notice.js';
import { useComboWork } from './use-combo-work.js';
import { losesVerification } from './verification/loses-verification.js';
import { VerificationNotice } from './verification/verification-notice.js';
import { VersionsDialog } from './versions/versions-dialog.js';
import { t } from './texts.js';

/** Whether something says the same as before, made anew or not. */
const isAsBefore = <T extends object>(now: T, before: T): boolean =>
  now === before ||
  (Object.keys({ ...before, ...now }) as (keyof T)[]).every(
    (key) => JSON.stringify(now[key]) === JSON.stringify(before[key]),
  );

/** Changes what is said of a combo and its presses; the clip stays. */
export function EditCombo({ combo }: { readonly combo: Combo }) {
  const navigate = useNavigate();
  const { userId } = useAuth();
  const [start] = useState(() => ({
    form: formOf(combo),
    ...trackOfActions(combo.actions, combo.notes, combo.sticks),
    lastFrame: combo.frames,
  }));
  const [kept, setKept] = useState(() => readKeptEdit(userId ?? '', combo._id));
  const [begun] = useState(() => ({ ...start, ...kept }));
  const [baseVersion, setBaseVersion] = useState(kept?.baseVersion ?? combo.contentVersion);
  const [unplayable, setUnplayable] = useState(false);
  const work = useComboWork(begun);
  const track = useTrack(work.editing);
  const actions = useMemo(() => actionsOfTrack(track), [track]);
  const [update, { isLoading: busy }] = useUpdateComboMutation();
  const [error, setError] = useState<ApiError | null>(null);
  const [stale, setStale] = useState<CurrentContent | null>(null);
  const [versions, setVersions] = useState(false);
  const { keyFor, done } = useIntentionKey();
  const changed = !isAsBefore(work.values, start.form) || !isAsBefore(track, start.track);
  useLeaveWarning(changed);
  const loses =
    combo.verified &&
    (start.leftOut > 0 || losesVerification({ ...start.form, ...start.track }, { ...work.values, ...track }));
  useEffect(() => {
    keepEdit(userId ?? '', combo._id, changed ? { form: work.values, track, baseVersion } : null);
  }, [changed, userId, combo._id, work.values, track, baseVersion]);
  const discard = () => {
    setKept(null);
    setBaseVersion(combo.contentVersion);
    work.form.reset(start.form);
    work.editing.restart(start.track, t('theChangesAreDiscarded'));
  };

  const save = async (version: number) => {
    if (!isChosen(work.values)) return;
    setError(null);
    setStale(null);
    const body = bodyOf(work.values, actions, withinClip(track, work.lastFrame));
    const idempotencyKey = keyFor(JSON.stringify([version, body]));
    const answer = await update({ comboId: combo._id, baseVersion: version, body, idempotencyKey });
    if (answer.error === undefined) {
      done();
      keepEdit(userId ?? '', combo._id, null);
      toast.success(t('comboHasBeenUpdatedHeck'));
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
    work.editing.apply(t('takeTheirVersion'), trackOfActions(current.actions, current.notes, current.sticks).track);
    setBaseVersion(current.contentVersion);
    setStale(null);
  };
  const keepMine = (current: CurrentContent) => {
    setBaseVersion(current.contentVersion);
    void save(current.contentVersion);
  };

  return (
    <EditorLayout
      title={t('editCombo')}
      status={
        <Button
          size="s"
          look="ghost"
          onClick={() => {
            setVersions(true);
          }}
        >
          <History className="icon" aria-hidden />
          {t('earlierVersions')}
        </Button>
      }
      back={`/combo/${combo._id}`}
      video="there"
      work={work}
      clip={{
        src: combo.videoFile,
        sound: combo.sound,
        accept: CLIP_TYPES,
        problem: unplayable ? t('theClipCannotBePlayed') : null,
        onDuration: (seconds) => {
          setUnplayable(seconds === null);
          if (seconds !== null) work.onDuration(seconds);
        },
      }}
      busy={busy}
      onSubmit={() => void save(baseVersion)}
    >
      <ErrorBanner error={error} />
      {kept !== null && (
        <p role="status" className={styles.kept}>
          {t('yourUnsavedChangesAreBack')}{' '}
          <Button size="s" onClick={discard}>
            {t('discardThem')}
          </Button>
        </p>
      )}
      {start.leftOut > 0 && <p role="alert">{t('pressesLeftOut', { count: start.leftOut })}</p>}
      {loses && <VerificationNotice />}
      {versions && (
        <VersionsDialog
          comboId={combo._id}
          onTake={(version) => {
            work.form.reset(formOf(version));
            work.editing.apply(
              t('bringBackAnEarlierVersion'),
              trackOfActions(version.actions, version.notes, version.sticks).track,
            );
          }}
          onClose={() => {
            setVersions(false);
          }}
        />
      )}
      {stale !== null && (
        <StaleNotice
          mine={{ ...work.values, actions, notes: track.notes, ...stickField(track.sticks) }}
          theirs={{ ...formOf(stale), actions: stale.actions, notes: stale.notes ?? [], ...stickField(stale.sticks) }}
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
