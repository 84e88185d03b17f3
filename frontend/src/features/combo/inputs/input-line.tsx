import type { Action } from '@combolab/contracts';
import { memo } from 'react';
import { cx } from '../../../shared/lib/cx.js';
import type { ViewerMapping } from '../../../shared/controller/mapping.js';
import { actionNumpad, actionWords, viewersPresses, type Notation } from '../../../shared/notation/notation.js';
import { PressCapOf } from '../../../shared/notation/press-cap-of.js';
import { heldKey, type HeldFrames } from './held-frames.js';
import { t } from '../texts.js';
import styles from './input-list.module.css';

interface Props {
  readonly action: Action;
  readonly move: string | null;
  readonly notation: Notation;
  readonly viewer: ViewerMapping;
  readonly held: HeldFrames;
  readonly onGo: (frame: number) => void;
}

/** What happens on one frame; it leads there. */
export const InputLine = memo(function InputLine({ action, move, notation, viewer, held, onGo }: Props) {
  const presses = viewersPresses(action.presses, viewer);
  const words = actionWords({ ...action, presses }, viewer, (type) => held.get(heldKey(action.frame, type)));
  return (
    <button
      type="button"
      onClick={() => {
        onGo(action.frame);
      }}
    >
      <span className={cx('mono', styles.frame)}>
        {t.rich('frameOfInput', { hidden: <span className="visuallyHidden" /> }, { frame: action.frame })}
      </span>
      {notation === 'keycaps' && (
        <span className={styles.caps}>
          {presses.map((press) => (
            <PressCapOf key={`${press.type} ${press.hold}`} press={press} viewer={viewer} />
          ))}
        </span>
      )}
      {notation === 'numpad' && (
        <span className={cx('mono', styles.numpad)} aria-hidden>
          {actionNumpad({ presses }, viewer)}
        </span>
      )}
      {/* Said in every notation; seen where it is chosen, or where caps alone would leave the line bare. */}
      <span
        className={cx(
          notation === 'words' || (notation === 'keycaps' && move === null) ? styles.words : 'visuallyHidden',
        )}
      >
        {words}
      </span>
      {move !== null && (
        <span className={cx(styles.move, notation === 'keycaps' && styles.words)}>
          <span className="visuallyHidden">, </span>
          {move}
        </span>
      )}
      {action.breakpoint && <span className={styles.stop} title={t('playbackStopsHere')} aria-hidden />}
    </button>
  );
});
