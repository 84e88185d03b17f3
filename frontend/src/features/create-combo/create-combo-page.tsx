import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useAuth } from '../../shared/auth/use-auth.js';
import { randomId } from '../../shared/lib/random-id.js';
import { KEEP_SCROLL } from '../../shared/lib/keep-scroll.js';
import { waitsForShared } from '../../shared/offline/shared-files.js';
import { useIsMobile } from '../../shared/lib/use-media-query.js';
import { useTitle } from '../../shared/lib/use-title.js';
import styles from './create-combo-page.module.css';
import { useLoadedDraft } from './drafts/load-draft.js';
import { draftPath } from './drafts/draft-path.js';
import { draftToReopen, ownDrafts } from './drafts/own-drafts.js';
import { isReopened, REOPENED } from './drafts/reopened.js';
import { DraftElsewhere } from './drafts/draft-elsewhere.js';
import { useDraftClaim } from './drafts/use-draft-claim.js';
import { LoadCombo } from './load-combo.js';
import { NewCombo } from './new-combo.js';
import { SendClip } from './upload/send-clip.js';
import { t } from './texts.js';

/** Makes a new combo (`/test/test`) or changes one (`/test/<id>`). Desktop only. */
export function CreateComboPage() {
  const { comboId = 'test' } = useParams();
  const { userId } = useAuth();
  const mobile = useIsMobile();
  const [wasWide, setWasWide] = useState(!mobile);
  useTitle(comboId === 'test' ? t('createACombo') : t('editCombo'));
  if (!mobile && !wasWide) setWasWide(true);
  if (userId === null) return null;
  return (
    <>
      {mobile && (
        <main className={styles.center}>
          <SendClip key={userId} />
        </main>
      )}
      {/* A window that was made narrow for a moment keeps its work. */}
      {wasWide && (
        <div hidden={mobile}>
          {comboId === 'test' ? <Making userId={userId} /> : <LoadCombo key={comboId} comboId={comboId} />}
        </div>
      )}
    </>
  );
}

function Making({ userId }: { readonly userId: string }) {
  const [search] = useSearchParams();
  const asked = search.get('draft');
  /** Of the draft that is begun here; null while the last one is looked for. */
  // a clip that was shared with the site is no other clip for the last draft
  const [fresh, setFresh] = useState(() => (waitsForShared(location.search) ? randomId() : null));
  const [opened, setOpened] = useState(asked);
  if (opened !== asked) {
    setOpened(asked);
    // who asks for a combo while one is open here wants another one
    if (asked === null) setFresh(randomId());
  }
  const id = asked ?? fresh;
  if (id === null) return <LastDraft userId={userId} onNone={setFresh} />;
  return <OneDraft key={id} userId={userId} id={id} />;
}

interface LastDraftProps {
  readonly userId: string;
  /** There is none to go on with: another one is begun. */
  readonly onNone: (id: string) => void;
}

/** Goes on with the draft that was worked on last. */
function LastDraft({ userId, onNone }: LastDraftProps) {
  const navigate = useNavigate();
  const found = useEffectEvent((id: string | null) => {
    if (id === null) onNone(randomId());
    else void navigate(draftPath(id), { replace: true, state: REOPENED });
  });
  useEffect(() => {
    let wanted = true;
    void draftToReopen(userId).then((id) => {
      if (wanted) found(id);
    });
    return () => {
      wanted = false;
    };
  }, [userId]);
  return <main className={styles.center} aria-busy />;
}

function OneDraft({ userId, id }: { readonly userId: string; readonly id: string }) {
  const [search, setSearch] = useSearchParams();
  const reopened = isReopened(useLocation().state);
  const store = ownDrafts(userId);
  const { state, takeOver } = useDraftClaim(userId, id);
  const loaded = useLoadedDraft(store, id, state === 'here');
  if (state !== 'asking' && state !== 'here')
    return (
      <main className={styles.center}>
        <DraftElsewhere state={state} onTakeOver={takeOver} />
      </main>
    );
  if (loaded === null) return <main className={styles.center} aria-busy />;
  return (
    <NewCombo
      userId={userId}
      store={store}
      loaded={loaded}
      reopened={reopened}
      onKept={() => {
        if (search.get('draft') !== id) setSearch({ draft: id }, { replace: true, state: KEEP_SCROLL });
      }}
    />
  );
}
