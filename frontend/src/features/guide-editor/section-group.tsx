import { memo } from 'react';
import type { ShownCombo } from './editing/guide-editing.js';
import { sameGroup, type Group } from './model/groups.js';
import type { RowHands } from './row-hands.js';
import { SectionRow } from './section-row.js';
import styles from './section-row.module.css';

interface Props {
  readonly group: Group;
  /** Place of the last section of the guide. */
  readonly last: number;
  readonly combos: ReadonlyMap<string, ShownCombo>;
  /** The section that the menu of types is open for; null for none. */
  readonly menuFor: number | null;
  readonly hands: RowHands;
}

/** Some rows below each other, which are laid out and painted together, and only while one of them is in sight. */
export const SectionGroup = memo(
  function SectionGroup({ group: { at, sections }, last, combos, menuFor, hands }: Props) {
    return (
      <div role="presentation" className={styles.group} style={{ '--rows': sections.length }}>
        {sections.map((section, n) => (
          <SectionRow
            key={section.id}
            section={section}
            index={at + n}
            last={at + n === last}
            combo={section.type === 'COMBO_SELECTOR' ? combos.get(section.value) : undefined}
            menuOpen={menuFor === section.id}
            hands={hands}
          />
        ))}
      </div>
    );
  },
  ({ group, ...before }, { group: next, ...after }) =>
    sameGroup(group, next) &&
    before.last === after.last &&
    before.combos === after.combos &&
    before.menuFor === after.menuFor &&
    before.hands === after.hands,
);
