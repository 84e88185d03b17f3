import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ErrorBanner } from '../../shared/ui/error-banner.js';
import { bodyOf, EMPTY_FORM } from './combo-form.js';
import type { Drafts } from './draft.js';
import { EditorLayout } from './editor-layout.js';
import { UploadOverlay } from './upload-overlay.js';
import { useClipFile } from './use-clip-file.js';
import { useComboWork } from './use-combo-work.js';
import { useDraft, type Saved } from './use-draft.js';
import { useLeaveWarning } from './use-leave-warning.js';
import { useShare } from './use-share.js';
import { useTrack } from './editing/use-editing.js';
import { actionsOfTrack } from './track/actions-of-track.js';
import { trackOfActions } from './track/track-of-actions.js';
import { CLIP_TYPES } from './clip-file.js';

interface Props {
  readonly userId: string;
  readonly drafts: Drafts;
  readonly draftId: string;
  /** Called when there is a draft to come back to. */
  readonly onKept: () => void;
}

const SAVED: Readonly<Record<Saved, string>> = {
  nothing: '',
  saving: 'Saving the draft…',
  saved: 'Draft saved on this computer, without the clip',
  failed: 'The draft could not be saved: this browser keeps nothing. Share before you close the page.',
};

/** Makes a new combo from a clip and its presses. */
export function NewCombo({ userId, drafts, draftId, onKept }: Props) {
  const navigate = useNavigate();
  const [start] = useState(() => drafts.read(draftId) ?? { form: EMPTY_FORM, actions: [] });
  const { clip, problem, choose, onDuration } = useClipFile();
  const [begun] = useState(() => ({ form: start.form, track: trackOfActions(start.actions).track }));
  const work = useComboWork(begun);
  const track = useTrack(work.editing);
  const actions = useMemo(() => actionsOfTrack(track), [track]);
  const draft = useDraft(drafts, draftId, work.values, actions, onKept);
  const { state, error, share, cancel } = useShare(userId, draft.end);
  useLeaveWarning(state.phase !== 'shared' && (clip !== null || state.phase !== 'idle'));

  const submit = () => {
    const { gameId } = work.values;
    if (gameId !== '' && clip !== null) void share(bodyOf(work.values, gameId, actions), clip.file);
  };
  return (
    <>
      <EditorLayout
        title="New combo"
        status={draft.saved === 'nothing' ? <OtherDraft drafts={drafts} draftId={draftId} /> : SAVED[draft.saved]}
        work={work}
        back="/results"
        clip={{
          src: clip?.src ?? null,
          onFile: choose,
          accept: CLIP_TYPES,
          problem,
          onDuration: (seconds) => {
            work.onDuration(seconds);
            onDuration(seconds);
          },
        }}
        hasVideo={clip !== null}
        panel={() => null}
        busy={state.phase !== 'idle'}
        onSubmit={submit}
      >
        <ErrorBanner error={error} />
      </EditorLayout>
      <UploadOverlay
        state={state}
        onCancel={cancel}
        onReady={() => {
          void navigate('/');
        }}
      />
    </>
  );
}

/** Leads to the work that was left unfinished last time. */
function OtherDraft({ drafts, draftId }: Pick<Props, 'drafts' | 'draftId'>) {
  const [other] = useState(() => drafts.newestFirst()[0]);
  if (other === undefined || other.id === draftId) return null;
  return (
    <>
      You left a combo unfinished{other.form.name === '' ? '' : `, “${other.form.name}”`}.{' '}
      <Link to={`/test/test?draft=${encodeURIComponent(other.id)}`}>Continue it</Link>
    </>
  );
}
