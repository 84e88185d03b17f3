import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { GuideCard } from '@combolab/contracts';
import { guideTitle } from '../../entities/guides/guide-words.js';
import { Ago } from '../../shared/ui/ago.js';
import { Button } from '../../shared/ui/button.js';
import { t } from './texts.js';
import styles from './guide-list.module.css';

interface Props {
  readonly guides: readonly GuideCard[];
  readonly guideId: string;
  /** Title of the open guide as it is written now; null before it is there. */
  readonly title: string | null;
  readonly creating: boolean;
  readonly onCreate: () => void;
}

/** The own guides: published ones and drafts. */
export function GuideList({ guides, guideId, title, creating, onCreate }: Props) {
  const published = guides.filter(({ metaData }) => metaData.isPublished);
  const drafts = guides.filter(({ metaData }) => !metaData.isPublished);
  const part = (heading: string, part: readonly GuideCard[], none: string) => (
    <section aria-label={heading}>
      <h3>{heading}</h3>
      {part.length === 0 ? (
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
  return (
    <nav className={styles.list} aria-label={t('yourGuides')}>
      <div className={styles.head}>
        <h2>{t('yourGuides')}</h2>
        <Button size="s" disabled={creating} onClick={onCreate}>
          <Plus className="icon" aria-hidden />
          {t('createADraft')}
        </Button>
      </div>
      {part(t('publishedGuides'), published, t('noPublishedGuides'))}
      {part(t('drafts'), drafts, t('noDraftsYet'))}
    </nav>
  );
}
