import { filterQuery, type Filters } from '@combolab/contracts/filters';
import { lazyPart } from '../../shared/lib/lazy-part.js';
import styles from './daily-place.module.css';

const DailyLine = lazyPart(() => import('../../shared/combos/daily-line.js'), 'DailyLine');

interface Props {
  readonly filters: Filters;
  /** The combos have been painted: the line may be fetched, its place is kept from the start. */
  readonly painted: boolean;
}

/** Where the combo of the day stands as long as nothing is asked for. */
export function DailyPlace({ filters, painted }: Props) {
  if (Object.keys(filterQuery({ ...filters, sort: null })).length > 0) return null;
  return <div className={styles.place}>{painted && <DailyLine gameId={filters.game} />}</div>;
}
