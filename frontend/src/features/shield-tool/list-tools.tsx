import type { FighterFrames } from '@combolab/contracts/frame-data';
import { FighterChoice } from '../../shared/frame-data/fighter-choice.js';
import { OPTION_SORTS, type OptionSort, type ToolChoice } from '../../shared/frame-data/tool-link.js';
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
  /** Who can stand beside the defender. */
  readonly others: readonly FighterFrames[];
  readonly compared: FighterFrames | null;
  readonly onChange: (changes: Partial<ToolChoice>) => void;
}

/** How the lists of options are sorted, and whose stand beside them. */
export function ListTools({ sort, others, compared, onChange }: Props) {
  return (
    <div className={styles.tools}>
      <div className={styles.sorts} role="group" aria-label="Sort by">
        <span aria-hidden>Sort by</span>
        {OPTION_SORTS.map((each) => (
          <Button
            key={each}
            size="s"
            aria-pressed={each === sort}
            onClick={() => {
              onChange({ sort: each });
            }}
          >
            {SORT_WORDS[each]}
          </Button>
        ))}
      </div>
      <FighterChoice
        className={styles.question}
        label="Compare with"
        placeholder="Nobody"
        clearable
        fighters={others}
        chosen={compared}
        onChoose={(slug) => {
          onChange({ compared: slug });
        }}
      />
    </div>
  );
}
