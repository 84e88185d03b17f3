import { Columns2 } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '../../shared/lib/lazy-part.js';
import { Button } from '../../shared/ui/button.js';
import { TextField } from '../../shared/ui/text-field.js';
import { GroupChoice } from './group-choice.js';
import styles from './page.module.css';
import type { FrameRow } from './table/frame-rows.js';
import type { TableView } from './table/table-link.js';
import { t } from './texts.js';

const CompareChoice = lazyPart(() => import('./compare-choice.js'), 'CompareChoice');

interface Props {
  readonly rows: readonly FrameRow[];
  readonly gameId: string;
  /** Ids of who can be compared with. */
  readonly others: readonly string[];
  readonly compared: string | null;
  readonly view: TableView;
  readonly onCompare: (fighterId: string | null) => void;
  readonly onChange: (changes: Partial<TableView>) => void;
}

/** What is shown of the table: moves by letters and by kind, and who stands beside the fighter. */
export function TableTools({ rows, gameId, others, compared, view, onCompare, onChange }: Props) {
  const [opened, setOpened] = useState(false);
  const button = (
    <Button
      className={styles.compareButton}
      onClick={() => {
        setOpened(true);
      }}
    >
      <Columns2 size={16} aria-hidden />
      {t('compareWithButton')}
    </Button>
  );
  return (
    <div className={styles.tools}>
      <TextField
        label={t('move')}
        type="search"
        autoComplete="off"
        placeholder={t('upAir')}
        value={view.text}
        onChange={({ currentTarget }) => {
          onChange({ text: currentTarget.value });
        }}
      />
      {opened || compared !== null ? (
        <CompareChoice
          fallback={button}
          gameId={gameId}
          others={others}
          compared={compared}
          opened={opened}
          onChoose={onCompare}
        />
      ) : (
        button
      )}
      <GroupChoice
        moves={rows}
        group={view.group}
        onChoose={(group) => {
          onChange({ group });
        }}
      />
    </div>
  );
}
