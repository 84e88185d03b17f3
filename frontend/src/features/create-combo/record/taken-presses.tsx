import { pressWords } from '../../../shared/terms/presses.js';
import { Keycap } from '../../../shared/ui/keycap.js';
import type { TrackPress } from '../track/track.js';
import { t } from '../texts.js';
import styles from './record-panel.module.css';

/** What was recorded, in order. */
export const TakenPresses = ({ presses }: { readonly presses: readonly TrackPress[] }) => (
  <ol className={styles.taken} aria-label={t('recordedPresses')} tabIndex={0}>
    {presses.map(({ type, start, end }) => {
      const frames = end === start ? String(start) : `${String(start)}–${end === null ? '' : String(end)}`;
      return (
        <li key={`${type} ${String(start)}`}>
          <Keycap press={{ type, hold: end === start ? 'SELECT_NO_HOLD' : 'START_HOLD', isComplete: true }} />
          <span className="visuallyHidden">{pressWords(type)}</span>
          <span className="mono">{frames}</span>
        </li>
      );
    })}
  </ol>
);
