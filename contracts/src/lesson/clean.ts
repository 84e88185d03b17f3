/** What of a run makes it clean. */
export interface RunFacts {
  /** Presses and releases that were asked for. */
  readonly total: number;
  /** Of these, those that came. */
  readonly right: number;
  /** Presses that nothing asked for, and holds let go too early. */
  readonly wrong: number;
  /** Of those that came, those on time; null where the clip waited and no timing was measured. */
  readonly onTime: number | null;
}

/** A clean run: every press right, no wrong press and, where timing is measured, every press on time. */
export const isClean = ({ total, right, wrong, onTime }: RunFacts): boolean =>
  total > 0 && right === total && wrong === 0 && (onTime ?? total) === total;
