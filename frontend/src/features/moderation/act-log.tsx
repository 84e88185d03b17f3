import { ScrollText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../shared/ui/button.js';
import { Notice } from '../../shared/ui/notice.js';
import { ActRow } from './act-row.js';
import { useActsInfiniteQuery, type LogFilter } from './moderation-api.js';
import styles from './moderation.module.css';
import { Pages } from './pages.js';
import { t } from './texts.js';

/** Every act of moderation, newest first; a person or a thing in it leads to all about them. */
export function ActLog({ person, thing }: LogFilter) {
  const query = useActsInfiniteQuery({ person, thing }, { refetchOnMountOrArgChange: true });
  const acts = [
    ...new Map((query.data?.pages ?? []).flatMap((page) => page.acts.map((each) => [each._id, each]))).values(),
  ];
  return (
    <Pages query={query} failed={t('theLogCouldNotBeLoaded')}>
      {(person !== null || thing !== null) && (
        <p className={styles.filter}>
          {person === null ? t('onlyOneThing') : t('onlyOnePerson')}
          <Link to="?tab=log" className={buttonClass({ look: 'ghost', size: 's' })}>
            {t('showAll')}
          </Link>
        </p>
      )}
      {acts.length === 0 ? (
        <Notice title={t('nothingDecidedYet')} icon={<ScrollText size={28} strokeWidth={1.5} aria-hidden />}>
          {t('whateverAnAdminOrThe')}
        </Notice>
      ) : (
        <ul className={styles.acts}>
          {acts.map((act) => (
            <ActRow key={act._id} act={act} linked />
          ))}
        </ul>
      )}
    </Pages>
  );
}
