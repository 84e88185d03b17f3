import { ChevronDown, ChevronUp } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { LiveCount } from '../../../shared/ui/live-count.js';
import { Words } from '../../../shared/ui/words.js';
import { t } from '../texts.js';
import styles from './combo-rail.module.css';
import type { RailTab } from './rail-tabs.js';
import { usePull } from './use-pull.js';

const TAB_WORDS: Readonly<Record<RailTab, string>> = {
  controller: t('controllerTab'),
  inputs: t('inputsTab'),
  notes: t('notesTab'),
  discussion: t('discussionTab'),
  similar: t('similarTab'),
};

/** How what is read lies below the lanes: beside them it has a place of its own. */
export interface Pull {
  /** It lies over the lanes. */
  readonly up: boolean;
  readonly onUp: (up: boolean) => void;
}

interface Props {
  readonly tabs: readonly RailTab[];
  readonly comments: number;
  readonly pull: Pull | null;
}

/** The rail's tabs; below the lanes they are also what pulls it up over them. */
export function RailHead({ tabs, comments, pull }: Props) {
  const drag = usePull(pull?.up === true, pull?.onUp ?? (() => undefined));
  const Icon = pull?.up === true ? ChevronDown : ChevronUp;
  return (
    <div className={styles.head} data-pulls={pull !== null} {...(pull !== null && drag)}>
      <Tabs.List className={styles.tabs} aria-label={t('aboutTheCombo')}>
        {tabs.map((name) => (
          <Tabs.Trigger key={name} value={name} className={styles.tab}>
            <Words>{TAB_WORDS[name]}</Words> {name === 'discussion' && <LiveCount value={comments} />}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {pull !== null && (
        <button
          type="button"
          className={styles.pull}
          aria-label={pull.up ? t('showTheLanes') : t('moreRoomToRead')}
          onClick={() => {
            pull.onUp(!pull.up);
          }}
        >
          <Icon className="icon" aria-hidden />
        </button>
      )}
    </div>
  );
}
