import type { Scale } from '@combolab/contracts';
import { useId } from 'react';
import { PercentSlider } from '../../shared/ui/percent-slider.js';
import { useAsked } from './checks/asked-fields.js';
import { t } from './texts.js';
import styles from './details-form.module.css';

interface Props {
  readonly scale: Scale;
  /** Null until its author has said it. */
  readonly value: readonly [number, number] | null;
  readonly onChange: (value: readonly [number, number]) => void;
}

/** Where the combo works, with what it wants once it was asked for. */
export function PercentField(props: Props) {
  const id = useId();
  const asked = useAsked('percent');
  return (
    <div className={styles.field} data-field="percent">
      <PercentSlider label={t('worksFrom')} describedBy={asked === undefined ? undefined : id} {...props} />
      {asked !== undefined && (
        <p id={id} className={styles.asked}>
          {asked}
        </p>
      )}
    </div>
  );
}
