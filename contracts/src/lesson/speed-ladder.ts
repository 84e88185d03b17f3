/** Speeds a learner climbs, slowest first. */
export const LADDER = [1 / 4, 1 / 2, 2 / 3, 1] as const;
const RUNS_TO_MOVE = 2;

/** Where on {@link LADDER} a learner is, and how the latest runs there went. */
export interface LadderState {
  /** Place in LADDER, from 0. */
  readonly rung: number;
  /** Clean runs in a row. */
  readonly clean: number;
  /** Runs with misses in a row. */
  readonly failed: number;
}

/** At the foot. */
export const LADDER_START: LadderState = { rung: 0, clean: 0, failed: 0 };

/**
 * After a run: two clean ones in a row go up, two with misses go down, and the count begins again. At either end the
 * learner stays.
 * @param missed whether the run had misses; a run neither clean nor missed ends both rows
 */
export function climb({ rung, clean, failed }: LadderState, isClean: boolean, missed = !isClean): LadderState {
  const next = isClean ? { clean: clean + 1, failed: 0 } : { clean: 0, failed: missed ? failed + 1 : 0 };
  if (next.clean >= RUNS_TO_MOVE) return { rung: Math.min(rung + 1, LADDER.length - 1), clean: 0, failed: 0 };
  if (next.failed >= RUNS_TO_MOVE) return { rung: Math.max(rung - 1, 0), clean: 0, failed: 0 };
  return { rung, ...next };
}
