import type { Action } from '@combolab/contracts';
import { useMemo } from 'react';
import type { ViewerMapping } from '../../../shared/controller/mapping.js';
import { Keys } from './keys.js';
import { LessonCap } from './lesson-cap.js';
import side from './lesson-side.module.css';
import styles from './your-keys.module.css';
import { t } from '../texts.js';

interface Props {
  readonly actions: readonly Action[];
  readonly viewer: ViewerMapping;
}

/** For each input of a combo the keys it lies on, in the order it is pressed first. */
export function YourKeys({ actions, viewer }: Props) {
  const types = useMemo(
    () => [...new Set(actions.flatMap(({ presses }) => presses.map(({ type }) => type)))],
    [actions],
  );
  return (
    <section className={side.panel} aria-label={t('yourKeys')}>
      <h2>{t('yourKeys')}</h2>
      <ul className={styles.keys}>
        {types.map((type) => (
          <li key={type}>
            <LessonCap type={type} viewer={viewer} />
            <span className={styles.name}>{viewer.wordsOf(type)}</span>
            <Keys type={type} />
          </li>
        ))}
      </ul>
    </section>
  );
}
