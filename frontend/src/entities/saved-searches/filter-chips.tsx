import { activeFilters, type Filters } from '@combolab/contracts/filters';
import { ChipContent } from '../../shared/search/chip-content.js';
import { t } from './texts.js';
import styles from './filter-chips.module.css';

/** What a search asks for, to be read. */
export function FilterChips({ filters }: { readonly filters: Filters }) {
  return (
    <ul className={styles.chips} aria-label={t('filters')}>
      {activeFilters(filters).map((filter) => (
        <li key={`${filter.kind} ${filter.value}`} className={styles.chip}>
          <ChipContent filter={filter} />
        </li>
      ))}
    </ul>
  );
}
