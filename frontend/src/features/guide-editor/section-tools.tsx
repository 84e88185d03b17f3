import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react';
import { memo } from 'react';
import type { SectionType } from '@combolab/contracts';
import type { RowHands } from './row-hands.js';
import styles from './section-row.module.css';
import { SectionTypeButton } from './section-type-button.js';
import { t } from './texts.js';

interface Props {
  readonly id: number;
  readonly type: SectionType;
  /** How screen readers name the section: `section 3`. */
  readonly name: string;
  readonly index: number;
  readonly last: boolean;
  readonly menuOpen: boolean;
  readonly hands: RowHands;
}

/** The slim row of what can be done with a section: type, order, deletion. */
export const SectionTools = memo(function SectionTools({ id, type, name, index, last, menuOpen, hands }: Props) {
  const { editing, menu, drag } = hands;
  const first = index === 0;
  return (
    <div className={styles.tools}>
      <SectionTypeButton
        {...{ type, name }}
        open={menuOpen}
        onOpen={(open) => {
          if (open) menu.open(id);
          else menu.close(id);
        }}
        onType={(chosen) => {
          menu.choose(id, chosen);
        }}
      />
      <button
        type="button"
        className={styles.tool}
        aria-label={t('moveUp', { section: name })}
        data-tip={t('upByKey')}
        disabled={first}
        onClick={() => {
          editing.move(id, index - 1);
        }}
      >
        <ArrowUp className="icon" aria-hidden />
      </button>
      <button
        type="button"
        className={styles.tool}
        aria-label={t('moveDown', { section: name })}
        data-tip={t('downByKey')}
        disabled={last}
        onClick={() => {
          editing.move(id, index + 1);
        }}
      >
        <ArrowDown className="icon" aria-hidden />
      </button>
      <span
        className={styles.grip}
        draggable
        data-tip={t('dragToMove')}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', '');
          drag(id);
        }}
        onDragEnd={() => {
          drag(null);
        }}
      >
        <GripVertical className="icon" aria-hidden />
      </span>
      {!first && (
        <button
          type="button"
          className={styles.tool}
          aria-label={t('deleteSection', { section: name })}
          data-tip={t('deleteTip')}
          onClick={() => {
            editing.remove(id);
          }}
        >
          <Trash2 className="icon" aria-hidden />
        </button>
      )}
    </div>
  );
});
