import { SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { findGame, MISSED_DAYS, type MissedSearch } from '@combolab/contracts';
import { activeFilters, gameOf, readFilters, resultsAddress } from '@combolab/contracts/filters';
import { filterWords } from '../../shared/terms/filters.js';
import { ErrorNotice } from '../../shared/ui/error-notice.js';
import { Notice } from '../../shared/ui/notice.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { useMissedSearchesQuery } from './moderation-api.js';
import { t } from './texts.js';
import styles from './moderation.module.css';

const KINDS = [
  ['nothing', t('nothingFound')],
  ['unopened', t('foundAndNothingOpened')],
] as const;

/** What was looked for in vain, so that who runs the site knows what is missing. */
export function MissedSearches() {
  const { data, error, isLoading, refetch } = useMissedSearchesQuery(undefined, { refetchOnMountOrArgChange: true });
  if (isLoading)
    return (
      <div className={styles.list} role="status" aria-label={t('loading')}>
        <Skeleton height="11rem" />
      </div>
    );
  if (data === undefined)
    return <ErrorNotice title={t('theSearchesCouldNotBe')} error={error} onRetry={() => void refetch()} />;
  if (!data.on || data.searches.length === 0)
    return (
      <Notice
        title={data.on ? t('nothingWasSearchedInVain') : t('thisSiteKeepsNoSuch')}
        icon={<SearchX size={28} strokeWidth={1.5} aria-hidden />}
      >
        {data.on ? t('searchesThatFindNothingOr') : t('whoeverRunsItCanSwitch')}
      </Notice>
    );
  return (
    <>
      <p className={styles.filter}>
        {t('ofTheLastDaysWithout', { days: MISSED_DAYS })}
        {data.total > data.searches.length && ` ${t('theFirstOf', { shown: data.searches.length, total: data.total })}`}
      </p>
      {KINDS.map(([miss, title]) => (
        <Searches key={miss} title={title} searches={data.searches.filter((each) => each.miss === miss)} />
      ))}
    </>
  );
}

function Searches({ title, searches }: { readonly title: string; readonly searches: readonly MissedSearch[] }) {
  if (searches.length === 0) return null;
  return (
    <section className={styles.searches}>
      <h2>{title}</h2>
      <ul className={styles.acts}>
        {searches.map((each) => (
          <SearchRow key={each.query} search={each} />
        ))}
      </ul>
    </section>
  );
}

function SearchRow({ search: { query, times, lastDay } }: { readonly search: MissedSearch }) {
  const parameters = new URLSearchParams(query);
  const filters = readFilters(parameters, gameOf(parameters.get('game') ?? undefined));
  const words = activeFilters(filters).map(filterWords).join(', ');
  return (
    <li className={styles.act}>
      <span>
        <Link to={resultsAddress(filters)}>{words}</Link>{' '}
        <span className={styles.kind}>{findGame(filters.game)?.shortName}</span>
      </span>
      <span className={styles.from}>
        {t('times', { times })}
        <time dateTime={lastDay}>{lastDay}</time>
      </span>
    </li>
  );
}
