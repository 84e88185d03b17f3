import { slugOf } from '@combolab/contracts';
import { RosterChoice } from '../../entities/frame-data/roster-choice.js';
import { OPTION_SORTS, type OptionSort, type ToolChoice } from '../../entities/frame-data/tool-link.js';
import { Segments } from '../../shared/ui/segments.js';
import { t } from './texts.js';
import styles from './shield-tool.module.css';

const SORT_WORDS: Readonly<Record<OptionSort, string>> = {
  slack: t('timeToSpare'),
  startup: t('sortStartup'),
  damage: t('damageOfOneHit'),
  name: t('sortName'),
};

const SORTS = OPTION_SORTS.map((each) => [each, SORT_WORDS[each]] as const);

interface Props {
  readonly gameId: string;
  readonly sort: OptionSort;
  /** Ids of who can stand beside the defender. */
  readonly others: readonly string[];
  /** Slug of who does. */
  readonly compared: string | null;
  readonly onChange: (changes: Partial<ToolChoice>) => void;
}

/** How the lists of options are sorted, and whose stand beside them. */
export function ListTools({ gameId, sort, others, compared, onChange }: Props) {
  return (
    <div className={styles.tools}>
      <div className={styles.sorts}>
        <span aria-hidden>{t('sortBy')}</span>
        <Segments
          label={t('sortBy')}
          value={sort}
          options={SORTS}
          onChange={(chosen) => {
            onChange({ sort: chosen });
          }}
        />
      </div>
      <RosterChoice
        className={styles.compared}
        label={t('compareWith')}
        placeholder={t('nobody')}
        clearable
        gameId={gameId}
        fighters={others}
        chosen={compared === null ? null : `${gameId}:${compared}`}
        onChoose={(id) => {
          onChange({ compared: id === null ? null : slugOf(id) });
        }}
      />
    </div>
  );
}
