import { Check, CircleHelp, Hand, Split, X } from 'lucide-react';
import { verdict, type Outcome, type Span, type TrueLink, type TrueRanges } from '@combolab/contracts/knockback';
import styles from './true-combo.module.css';
import { RangeTrack } from './range-track.js';
import { linkWords, trueWords } from './truth-words.js';

const MARKS = { true: Check, not: X, depends: Split, held: Hand, unknown: CircleHelp } as const;
const markOf = (outcome: Outcome): keyof typeof MARKS => (outcome.kind === 'counted' ? verdict(outcome) : outcome.kind);

interface Props {
  readonly links: readonly TrueLink[];
  /** Of each link. */
  readonly ranges: readonly TrueRanges[];
  readonly claim: Span | null;
  readonly at: number;
  /** Name of who is hit. */
  readonly defender: string;
}

/** Each hit and the next: what is true of them now, and at which percents. */
export function LinkList({ links, ranges, claim, at, defender }: Props) {
  return (
    <ol className={styles.links}>
      {links.map(({ from, to, outcome }, index) => {
        const mark = markOf(outcome);
        const Icon = MARKS[mark];
        const its = ranges[index];
        return (
          <li key={index} className={styles.link}>
            <Icon size={16} aria-hidden className={styles[mark]} />
            <p>{linkWords(from, to, outcome, defender)}</p>
            {outcome.kind === 'counted' && its !== undefined && (
              <div className={styles.range}>
                <RangeTrack ranges={its} claim={claim} at={at} />
                <span className="mono" aria-hidden>
                  {trueWords(its)}
                </span>
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
