import { SearchX } from 'lucide-react';
import { type ActiveFilter, activeFilters, clearedFilters, type Filters } from '@combolab/contracts/filters';
import { droppedWords } from '../../shared/terms/filters.js';
import { numberWords } from '../../shared/language/formats.js';
import { Button } from '../../shared/ui/button.js';
import { Notice } from '../../shared/ui/notice.js';
import styles from './no-results.module.css';
import { focusBox } from './search-head.js';
import { useWithoutCounts, type Without } from './use-without-counts.js';
import { t } from './texts.js';

/** A click that no pointer made. */
const BY_KEY = 0;

interface Props {
  readonly filters: Filters;
  readonly onChange: (next: Filters) => void;
  readonly onDrop: (filter: ActiveFilter) => void;
}

/** Would bring something, or is not known. */
const brings = ({ total }: Without): boolean => total !== 0;

/** Zeros are offered only where nothing else is. */
const worthwhile = (counts: readonly Without[]): readonly Without[] =>
  counts.some(brings) ? counts.filter(brings) : counts;

/** Nothing matches: what to drop and how much each would bring, and the way to a combo of one's own. */
export function NoResults({ filters, onChange, onDrop }: Props) {
  const active = activeFilters(filters);
  return (
    <>
      <Notice icon={<SearchX size={28} strokeWidth={1.5} aria-hidden />} title={t('sorryNoCombosForYour')} />
      {active.length > 0 && (
        <section aria-label={t('whatToDrop')} className={styles.drop}>
          <Offers filters={filters} onDrop={onDrop} />
          {active.length > 1 && (
            <Button
              look="ghost"
              size="s"
              onClick={() => {
                onChange(clearedFilters(filters));
              }}
            >
              {t('clearAllFilters')}
            </Button>
          )}
        </section>
      )}
    </>
  );
}

function Offers({ filters, onDrop }: Pick<Props, 'filters' | 'onDrop'>) {
  const counts = useWithoutCounts(filters);
  const isEnough = counts === null || counts.some(brings);
  return (
    <>
      <p>{isEnough ? t('nothingFitsAllOfThis') : t('droppingOneIsNotEnough')}</p>
      <ul className={styles.offers} aria-busy={counts === null}>
        {counts !== null &&
          worthwhile(counts).map(({ filter, total }) => (
            <li key={`${filter.kind} ${filter.value}`}>
              <Button
                onClick={({ detail }) => {
                  if (detail === BY_KEY) focusBox();
                  onDrop(filter);
                }}
              >
                <span className={styles.words}>{droppedWords(filter)}</span>
                {total !== null && (
                  <span className={styles.total}>
                    <span className="visuallyHidden">: </span>
                    <span className="mono">{numberWords(total)}</span>
                  </span>
                )}
              </Button>
            </li>
          ))}
      </ul>
    </>
  );
}
