import { useMemo, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { useAuth } from '../../shared/auth/use-auth.js';
import { randomId } from '../../shared/lib/random-id.js';
import { KEEP_SCROLL } from '../../shared/lib/keep-scroll.js';
import { useIsMobile } from '../../shared/lib/use-media-query.js';
import { useTitle } from '../../shared/lib/use-title.js';
import { buttonClass } from '../../shared/ui/button.js';
import { Notice } from '../../shared/ui/notice.js';
import styles from './create-combo-page.module.css';
import { Drafts } from './draft.js';
import { LoadCombo } from './load-combo.js';
import { NewCombo } from './new-combo.js';

/** Makes a new combo (`/test/test`) or changes one (`/test/<id>`). Desktop only. */
export function CreateComboPage() {
  const { comboId = 'test' } = useParams();
  const { userId } = useAuth();
  const mobile = useIsMobile();
  const [wasWide, setWasWide] = useState(!mobile);
  useTitle(comboId === 'test' ? 'Create a combo' : 'Edit combo');
  if (!mobile && !wasWide) setWasWide(true);
  if (userId === null) return null;
  return (
    <>
      {mobile && <DesktopOnly />}
      {/* A window that was made narrow for a moment keeps its work. */}
      {wasWide && (
        <div hidden={mobile}>
          {comboId === 'test' ? <Making userId={userId} /> : <LoadCombo key={comboId} comboId={comboId} />}
        </div>
      )}
    </>
  );
}

function DesktopOnly() {
  return (
    <main className={styles.center}>
      <Notice
        title="Combo creation must be done on a desktop computer"
        actions={
          <Link to="/results" className={buttonClass({ look: 'primary' })}>
            Browse combos
          </Link>
        }
      />
    </main>
  );
}

function Making({ userId }: { readonly userId: string }) {
  const [search, setSearch] = useSearchParams();
  const drafts = useMemo(() => new Drafts(() => localStorage, userId), [userId]);
  const [fresh] = useState(randomId);
  const draftId = search.get('draft') ?? fresh;
  const onKept = () => {
    if (search.get('draft') !== draftId) setSearch({ draft: draftId }, { replace: true, state: KEEP_SCROLL });
  };
  return <NewCombo key={draftId} userId={userId} drafts={drafts} draftId={draftId} onKept={onKept} />;
}
