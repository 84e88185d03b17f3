import { PERCENT_MAX } from '@combolab/contracts';
import type { Span, TrueRanges } from '@combolab/contracts/knockback';
import styles from './range-track.module.css';
import { rangesWords, trueWords } from './truth-words.js';
import { t } from './texts.js';

interface Props {
  readonly ranges: TrueRanges;
  /** Where its author says that the combo works; null while that is not said. */
  readonly claim: Span | null;
  /** Percent that the combo is looked at with. */
  readonly at?: number;
}

const place = ([low, high]: Span) => ({
  left: `${String((low / PERCENT_MAX) * 100)}%`,
  // a single percent is still seen
  width: `max(3px, ${String(((high - low) / PERCENT_MAX) * 100)}%)`,
});

/** Where something is true on the track of percents, below what the author says; its picture is its words to screen readers. */
export function RangeTrack({ ranges, claim, at }: Props) {
  return (
    <div
      role="img"
      aria-label={
        claim === null
          ? trueWords(ranges)
          : t('truthAndClaim', { truth: trueWords(ranges), claim: rangesWords([claim]) })
      }
      className={styles.track}
    >
      {claim !== null && <i className={styles.claim} style={place(claim)} />}
      <div className={styles.bar}>
        {ranges.possible.map((span) => (
          <i key={`possible ${String(span[0])}`} className={styles.possible} style={place(span)} />
        ))}
        {ranges.sure.map((span) => (
          <i key={`sure ${String(span[0])}`} className={styles.sure} style={place(span)} />
        ))}
      </div>
      {at !== undefined && <i className={styles.at} style={{ left: `${String((at / PERCENT_MAX) * 100)}%` }} />}
    </div>
  );
}
