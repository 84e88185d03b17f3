import { useRef } from 'react';
import { useEditing } from './editing/use-guide-editing.js';
import styles from './guide-editor.module.css';
import { groupsOf } from './model/groups.js';
import type { RowHands } from './row-hands.js';
import { SectionGroup } from './section-group.js';
import { useCaret } from './use-caret.js';
import { t } from './texts.js';

interface Props {
  readonly hands: RowHands;
  /** The section that the menu of types is open for; null for none. */
  readonly menuFor: number | null;
}

/** The rows of all sections. */
export function SectionRows({ hands, menuFor }: Props) {
  const { editing } = hands;
  const sections = useEditing(editing, ({ history }) => history.now.sections);
  const combos = useEditing(editing, (state) => state.combos);
  const caret = useEditing(editing, (state) => state.caret);
  const place = useRef<HTMLDivElement>(null);
  useCaret(place, caret);
  return (
    <div ref={place} role="list" className={styles.sections} aria-label={t('sections')}>
      {groupsOf(sections).map((group) => (
        <SectionGroup
          key={group.sections[0]?.id}
          group={group}
          last={sections.length - 1}
          {...{ combos, menuFor, hands }}
        />
      ))}
    </div>
  );
}
