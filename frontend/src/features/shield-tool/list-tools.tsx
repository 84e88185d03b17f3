import { OPTION_SORTS, type OptionSort } from '../../shared/frame-data/tool-link.js';
import { Button } from '../../shared/ui/button.js';
import styles from './shield-tool.module.css';

const SORT_WORDS: Readonly<Record<OptionSort, string>> = {
  slack: 'time to spare',
  startup: 'startup',
  damage: 'damage of one hit',
  name: 'name',
};

interface Props {
  readonly sort: OptionSort;
  readonly onSort: (sort: OptionSort) => void;
}

/** How the lists of options are shown. */
export function ListTools({ sort, onSort }: Props) {
  return (
    <div className={styles.tools}>
      <div role="group" aria-label="Sort by">
        <span aria-hidden>Sort by</span>
        {OPTION_SORTS.map((each) => (
          <Button
            key={each}
            size="s"
            aria-pressed={each === sort}
            onClick={() => {
              onSort(each);
            }}
          >
            {SORT_WORDS[each]}
          </Button>
        ))}
      </div>
    </div>
  );
}
