import { PencilOff, Unlink } from 'lucide-react';
import { Link } from 'react-router-dom';
import { problemStatus } from '../../shared/api/problem.js';
import { useAuth, useMe } from '../../shared/auth/use-auth.js';
import { useDelayed } from '../../shared/lib/use-delayed.js';
import { buttonClass } from '../../shared/ui/button.js';
import { ErrorNotice } from '../../shared/ui/error-notice.js';
import { Notice } from '../../shared/ui/notice.js';
import { GhostPad } from '../../shared/ui/ghost-pad.js';
import { GhostRows } from '../../shared/ui/ghost-rows.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import styles from './create-combo-page.module.css';
import { EditCombo } from './edit-combo.js';
import { useComboToEditQuery } from './edit-api.js';
import { t } from './texts.js';

/** Widths of the labels of the form, while it is awaited. */
const FIELDS = ['92px', '84px', '108px', '124px', '100px'] as const;

/** Fetches a combo and lets those change it who may: its author and admins. */
export function LoadCombo({ comboId }: { readonly comboId: string }) {
  const { userId } = useAuth();
  const me = useMe();
  const { data: combo, error, refetch } = useComboToEditQuery(comboId);
  const late = useDelayed(combo === undefined && error === undefined);

  if (combo !== undefined) {
    if (combo.authorId === userId || me?.userType === 'ADMIN') return <EditCombo combo={combo} />;
    if (me === undefined) return null;
    return (
      <main className={styles.center}>
        <Notice
          headline
          title={t('onlyItsAuthorCanChange')}
          icon={<PencilOff size={28} strokeWidth={1.5} aria-hidden />}
          actions={
            <Link to={`/combo/${comboId}`} className={buttonClass({ look: 'primary' })}>
              {t('watchIt')}
            </Link>
          }
        >
          {t('youCanWatchAndPractise')}
        </Notice>
      </main>
    );
  }
  if (error !== undefined)
    return (
      <main className={styles.center}>
        {problemStatus(error) === 404 ? (
          <Notice
            headline
            urgent
            title={t('thereIsNoSuchCombo')}
            icon={<Unlink size={28} strokeWidth={1.5} aria-hidden />}
            actions={
              <Link to="/results" className={buttonClass({ look: 'primary' })}>
                {t('browseCombos')}
              </Link>
            }
          >
            {t('itWasDeletedOrThe')}
          </Notice>
        ) : (
          <ErrorNotice headline title={t('theComboCouldNotBe')} error={error} onRetry={() => void refetch()} />
        )}
      </main>
    );
  return (
    <main className={styles.skeleton} aria-busy>
      <h1 className="visuallyHidden">{t('editCombo')}</h1>
      {late && (
        <>
          <div className={styles.ghostStage}>
            <div className={styles.ghostClip} />
            <GhostPad />
            <GhostRows count={4} />
          </div>
          <div>
            {FIELDS.map((width) => (
              <div key={width} className={styles.ghostField}>
                <Skeleton height="14px" width={width} />
                <Skeleton height="36px" />
              </div>
            ))}
          </div>
        </>
      )}
    </main>
  );
}
