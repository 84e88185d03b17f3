import { Link } from 'react-router-dom';
import type { SavedSearch } from '@combolab/contracts';
import { resultsAddress } from '@combolab/contracts/filters';
import { filtersOf } from '../../entities/saved-searches/saved-filters.js';
import { useSavedSearchesQuery } from '../../entities/saved-searches/saved-searches-api.js';
import { Ago } from '../../shared/ui/ago.js';
import { buttonClass } from '../../shared/ui/button.js';
import { Part } from './part.js';
import styles from './today.module.css';
import { useNewestFoundQuery } from './today-api.js';
import { t } from './texts.js';

/** More are behind the way to all of them. */
const MOST = 4;

/** What the saved searches find now; nothing where none is saved. */
export function SearchesPart({ userId }: { readonly userId: string }) {
  const { data: searches = [] } = useSavedSearchesQuery(userId);
  if (searches.length === 0) return null;
  return (
    <Part
      title={t('yourSearches')}
      action={
        <Link to="/saved-searches" className={buttonClass({ look: 'ghost', size: 's' })}>
          {t.rich(
            'allSavedSearches',
            { number: <span className="mono" />, hidden: <span className="visuallyHidden" /> },
            { count: searches.length },
          )}
        </Link>
      }
    >
      <ul className={styles.rows}>
        {searches.slice(0, MOST).map((search) => (
          <SearchRow key={search._id} search={search} />
        ))}
      </ul>
    </Part>
  );
}

function SearchRow({ search }: { readonly search: SavedSearch }) {
  const filters = filtersOf(search);
  const { currentData } = useNewestFoundQuery(filters);
  const newest = currentData?.hits[0];
  return (
    <li className={styles.line}>
      <span className={styles.words}>
        <Link to={resultsAddress({ ...filters, sort: 'new' })} className={styles.name}>
          {search.name}
        </Link>
        <span className={styles.quiet}>
          {currentData === undefined ? '…' : newest === undefined ? t('nothingYet') : <bdi>{newest.name}</bdi>}
        </span>
      </span>
      {newest !== undefined && (
        <span className={styles.aside}>
          <b className="mono">{currentData?.total}</b>
          <Ago at={newest.createdAt} />
        </span>
      )}
    </li>
  );
}
