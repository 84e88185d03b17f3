import type { PressType } from '@combolab/contracts';
import { cx } from '../../../shared/lib/cx.js';
import { PRESS_GROUPS } from '../../../shared/ui/press-groups.js';
import { PressKey } from '../../../shared/ui/press-key.js';
import styles from './drawn-pad.module.css';

const BODY =
  'M30 8C120 2 280 2 370 8C392 10 399 90 398 168C397 214 372 234 346 228C318 222 250 224 200 224C150 224 82 222 54 228C28 234 3 214 2 168C1 90 8 10 30 8Z';

interface Props {
  /** Inputs that are down on a pad or on the keys. */
  readonly held: readonly PressType[];
  readonly onPress: (type: PressType) => void;
}

/** A pad to click or touch; it shows what is held on the real one. */
export function DrawnPad({ held, onPress }: Props) {
  return (
    <div className={styles.pad}>
      <svg className={styles.body} viewBox="0 0 400 236" preserveAspectRatio="none" aria-hidden>
        <path d={BODY} />
      </svg>
      {PRESS_GROUPS.map(({ name, shape, inputs }) => (
        <div key={name} className={cx(styles.group, styles[shape])} role="group" aria-label={name}>
          {inputs.map((type, index) =>
            type === null ? (
              <span key={index} className={index === 4 ? styles.middle : undefined} aria-hidden />
            ) : (
              <PressKey
                key={type}
                type={type}
                pressed={held.includes(type)}
                onClick={() => {
                  onPress(type);
                }}
              />
            ),
          )}
        </div>
      ))}
    </div>
  );
}
