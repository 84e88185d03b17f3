import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { GuideCard } from '@combolab/contracts';
import { guideTitle } from '../../entities/guides/guide-words.js';
import { Ago } from '../../shared/ui/ago.js';
import { Button } from '../../shared/ui/button.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { t } from './texts.js';
import styles from './guide-list.module.css';

interface Props {
  /** Null while they are not known. */
  readonly guides: readonly GuideCard[] | null;
  /** They have not been known for a while. */
  readonly late: boolean;
  readonly guideId: string;
  /** Title of the open guide as it is written now; null before it is there. */
  readonly title: string | null;
  readonly creating: boolean;
  readonly onCreate: () => void;
}

/** The own guides: published ones and drafts. */
export function GuideList({ guides, late, guideId, title, creating, onCreate }: Props) {
  const part = (heading: string, isPublished: boolean, none: string) => {
    const part = guides?.filter(({ metaData }) => metaData.isPublished === isPublished) ?? null;
    return (
      <section aria-label={heading}>
        <h3>{heading}</h3>
        {part === null ? (
          <div className={styles.ghost} aria-hidden>
            {late && <Skeleton width="55%" height="12px" />}
          </div>
        ) : part.length === 0 ? (
          <p className={styles.none}>{none}</p>
        ) : (
          <ul>
            {part.map((guide) => (
              <li key={guide._id}>
                <Link to={`/guide/${guide._id}`} aria-current={guide._id === guideId ? 'page' : undefined}>
                  <span className={styles.title}>
                    {guide._id === guideId && title !== null ? title : guideTitle(guide)}
                  </span>
                  <Ago at={guide.editedAt} className={styles.when} />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </section>
    );
  };
  return (
    <nav className={styles.list} aria-label={t('yourGuides')}>
      <div className={styles.head}>
        <h2>{t('yourGuides')}</h2>
        <Button size="s" disabled={creating || guides === null} onClick={onCreate}>
          <Plus className="icon" aria-hidden />
          {t('createADraft')}
        </Button>
      </div>
      {part(t('publishedGuides'), true, t('noPublishedGuides'))}
      {part(t('drafts'), false, t('noDraftsYet'))}
    </nav>
  );
}
