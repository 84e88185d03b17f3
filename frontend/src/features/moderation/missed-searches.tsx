import { SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { findGame, MISSED_DAYS, type MissedSearch } from '@combolab/contracts';
import { activeFilters, filterWords, gameOf, readFilters, resultsAddress } from '@combolab/contracts/filters';
import { ErrorNotice } from '../../shared/ui/error-notice.js';
import { Notice } from '../../shared/ui/notice.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { useMissedSearchesQuery } from './moderation-api.js';
import styles from './moderation.module.css';

const KINDS = [
  ['nothing', 'Nothing found'],
  ['unopened', 'Found, and nothing opened'],
] as const;

/** What was looked for in vain, so that who runs the site knows what is missing. */
export function MissedSearches() {
  const { data, error, isLoading, refetch } = useMissedSearchesQuery(undefined, { refetchOnMountOrArgChange: true });
  if (isLoading)
    return (
      <div className={styles.list} role="status" aria-label="Loading">
        <Skeleton height="11rem" />
      </div>
    );
  if (data === undefined)
    return <ErrorNotice title="The searches could not be loaded" error={error} onRetry={() => void refetch()} />;
  if (!data.on || data.searches.length === 0)
    return (
      <Notice
        title={data.on ? 'Nothing was searched in vain' : 'This site keeps no such list'}
        icon={<SearchX size={28} strokeWidth={1.5} aria-hidden />}
      >
        {data.on
          ? 'Searches that find nothing, or of which nobody opens a combo, come here. Who searched is not kept.'
          : 'Whoever runs it can switch it on: SEARCH_LOG=on.'}
      </Notice>
    );
  return (
    <>
      <p className={styles.filter}>
        Of the last {MISSED_DAYS} days, without who searched.
        {data.total > data.searches.length && ` The first ${String(data.searches.length)} of ${String(data.total)}.`}
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
        {times === 1 ? 'once' : `${times.toLocaleString('en')} times`}
        <time dateTime={lastDay}>{lastDay}</time>
      </span>
    </li>
  );
}
