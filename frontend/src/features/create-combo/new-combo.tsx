import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useLeaveWarning } from '../../shared/lib/use-leave-warning.js';
import { useSharedFiles } from '../../shared/offline/use-shared-files.js';
import { buttonClass } from '../../shared/ui/button.js';
import { ErrorBanner } from '../../shared/ui/error-banner.js';
import { Words } from '../../shared/ui/words.js';
import { ClipFactsLine } from './clip-file/clip-facts-line.js';
import { CLIP_TYPES } from './clip-file/clip-types.js';
import { RawClipLine } from './clip-file/raw/raw-clip-line.js';
import { RawTrimDialog } from './clip-file/raw/raw-trim-dialog.js';
import { TrimDialog } from './clip-file/trim/trim-dialog.js';
import { trackOfPart } from './clip-file/trim/trim-plan.js';
import { bodyOf, isChosen } from './combo-form.js';
import type { DraftStore } from './drafts/draft-store.js';
import { DraftsButton } from './drafts/drafts-button.js';
import type { LoadedDraft } from './drafts/load-draft.js';
import { ReopenedLine } from './drafts/reopened-line.js';
import { useDraftClip } from './drafts/use-draft-clip.js';
import { savedWords, useDraft } from './drafts/use-draft.js';
import { useTrack } from './editing/use-editing.js';
import { EditorLayout } from './editor-layout.js';
import { WaitingPresses } from './replay/waiting-presses.js';
import { actionsOfTrack } from './track/actions-of-track.js';
import { withinClip } from './track/track-sticks.js';
import { UploadMeter } from './upload/upload-meter.js';
import { UploadOverlay } from './upload/upload-overlay.js';
import { useShare } from './upload/use-share.js';
import { useShareWhenMade } from './upload/use-share-when-made.js';
import { useComboWork } from './use-combo-work.js';
import { t } from './texts.js';

interface Props {
  readonly userId: string;
  readonly store: DraftStore;
  readonly loaded: LoadedDraft;
  /** It is the last draft, which nobody asked for by name. */
  readonly reopened: boolean;
  /** Called when there is a draft to come back to. */
  readonly onKept: () => void;
}

/** Makes a new combo from a clip and its presses. */
export function NewCombo({ userId, store, loaded, reopened, onKept }: Props) {
  const navigate = useNavigate();
  const work = useComboWork(loaded);
  const track = useTrack(work.editing);
  const draft = useDraft(store, loaded, {
    ...{ form: work.values, track, onFirst: onKept },
    cursorOf: () => work.clock.frame,
  });
  const { clip, refused, looking, choose, haveCut, remove, onUnplayable, raw, upload, wrong } = useDraftClip(
    draft.keeper,
    loaded,
  );
  useSharedFiles(([file]) => file && choose(file));
  const [waiting, setWaiting] = useState(loaded.waiting);
  const [trimming, setTrimming] = useState<File | null>(null);
  const sharing = useShare(userId, () => void draft.keeper.end());
  const actions = useMemo(() => actionsOfTrack(track), [track]);
  useLeaveWarning(draft.saved === 'failed' || draft.saved === 'saving');

  const submitting = useShareWhenMade({
    ...{ clip, raw, looking, upload, state: sharing.state },
    share: async (whole) => {
      const { values } = work;
      if (isChosen(values)) await sharing.share(bodyOf(values, actions, withinClip(track, work.lastFrame)), whole);
    },
  });
  const goOn = () => {
    sharing.leave();
    void navigate('/');
  };
  const mended = refused !== null && refused.file === trimming ? refused : null;
  const facts = mended === null ? clip?.facts : mended.facts;
  // presses need not wait for the clip where there is a copy of it
  const copy = raw !== null && 'copy' in raw.state ? raw.state.copy : null;
  return (
    <>
      <EditorLayout
        title={t('newCombo')}
        status={
          <>
            {reopened && loaded.savedAt !== null && <ReopenedLine savedAt={loaded.savedAt} />}
            <span role="status">{savedWords(draft, clip !== null)}</span>{' '}
            <DraftsButton store={store} draftId={loaded.id} />
            <Link to="/replays" className={buttonClass({ look: 'ghost', size: 's' })}>
              <Words>{t('fromReplays')}</Words>
            </Link>
          </>
        }
        upload={<UploadMeter upload={upload} onCancel={remove} />}
        work={work}
        back="/results"
        clip={{
          src: clip?.src ?? copy?.src ?? null,
          part: clip === null ? copy?.part : undefined,
          file: clip?.file,
          seconds: clip?.facts.durationS,
          delayS: clip?.facts.delayS,
          sound: clip?.facts.sound ?? copy?.sound,
          onFile: (file) => void choose(file),
          accept: CLIP_TYPES,
          problem: refused?.problem.text ?? wrong,
          onDuration: (seconds) => {
            work.onDuration(seconds);
            if (seconds === null) onUnplayable();
          },
          facts: (
            <>
              <ClipFactsLine clip={clip} refused={refused} looking={looking} onTrim={setTrimming} />
              {raw !== null && <RawClipLine clip={raw} />}
            </>
          ),
        }}
        video={submitting.isThere ? 'there' : raw !== null && raw.state.phase !== 'failed' ? 'coming' : 'none'}
        save={() => void draft.keeper.flush()}
        busy={submitting.state.phase !== 'idle'}
        onSubmit={submitting.share}
      >
        <ErrorBanner error={sharing.error} />
        {waiting !== null && (
          <WaitingPresses
            work={work}
            combo={waiting}
            onDone={() => {
              setWaiting(null);
              draft.keeper.change({ waiting: null });
            }}
          />
        )}
      </EditorLayout>
      {raw !== null && <RawTrimDialog clip={raw} />}
      {trimming !== null && facts != null && (
        <TrimDialog
          file={trimming}
          source={facts}
          onClose={() => {
            setTrimming(null);
          }}
          onServer={
            mended?.problem.raw === true
              ? (plan) => {
                  setTrimming(null);
                  void haveCut(mended, { from: plan.from, to: plan.to });
                }
              : null
          }
          onMade={(file, plan) => {
            setTrimming(null);
            const own = trimming === clip?.file;
            void choose(file).then((taken) => {
              if (taken === null || !own) return;
              // What was before lies on frames that are gone: there is no way back to it.
              work.editing.restart(trackOfPart(work.editing.track, plan), t('theClipIsTrimmed'));
              const moves = work.form.getValues('moves').filter(({ frame }) => plan.from <= frame && frame <= plan.to);
              work.form.setValue(
                'moves',
                moves.map((move) => ({ ...move, frame: move.frame - plan.from })),
              );
            });
          }}
        />
      )}
      {!sharing.background && (
        <UploadOverlay
          state={submitting.state}
          onCancel={submitting.state.phase === 'making' ? submitting.stopWaiting : sharing.cancel}
          onLeave={goOn}
        />
      )}
    </>
  );
}
