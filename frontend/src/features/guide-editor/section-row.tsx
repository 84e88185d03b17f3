import { memo, useState } from 'react';
import type { StoredSection } from '@combolab/contracts';
import { cx } from '../../shared/lib/cx.js';
import type { ShownCombo } from './editing/guide-editing.js';
import type { RowHands } from './row-hands.js';
import { SectionCombo } from './section-combo.js';
import styles from './section-row.module.css';
import { SectionText } from './section-text.js';
import { SectionTools } from './section-tools.js';
import { t } from './texts.js';

interface Props {
  readonly section: StoredSection;
  readonly index: number;
  readonly last: boolean;
  readonly combo: ShownCombo | undefined;
  /** Whether the menu of types is open for it. */
  readonly menuOpen: boolean;
  readonly hands: RowHands;
}

/** A section while it is written. Only the one that is written in is drawn anew with every key. */
export const SectionRow = memo(function SectionRow({ section, index, last, combo, menuOpen, hands }: Props) {
  const { editing, menu, pick, drop } = hands;
  const { id, type } = section;
  const [over, setOver] = useState(false);
  const name = t('section', { place: index + 1 });
  const leave = (by: -1 | 1) => {
    const next = editing.state.get().history.now.sections[index + by];
    if (next !== undefined) editing.focus({ id: next.id, offset: by === 1 ? 0 : next.value.length });
  };
  return (
    <div
      role="listitem"
      className={cx(styles.row, over && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => {
        setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        drop(id);
      }}
      onKeyDown={(event) => {
        if (!event.altKey || event.ctrlKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
        event.preventDefault();
        editing.move(id, index + (event.key === 'ArrowUp' ? -1 : 1));
      }}
    >
      <SectionTools {...{ id, type, name, index, last, menuOpen, hands }} />
      {type === 'COMBO_SELECTOR' ? (
        <SectionCombo
          {...{ section, name, combo, editing }}
          onPick={() => {
            pick(id);
          }}
          onLeave={leave}
        />
      ) : (
        <SectionText
          {...{ section, name, editing }}
          first={index === 0}
          onSlash={() => {
            menu.open(id, true);
          }}
          onLeave={leave}
        />
      )}
    </div>
  );
});
