/** Processor time that is asked for, ms of one core. */
export interface Work {
  readonly ms: number;
  /** What of it there would be in full batches: who has little to do makes small ones, and is not full for that. */
  readonly firmMs: number;
  /** Things it is done for: the more, the less it varies. */
  readonly pieces: number;
}

/** Items of the largest batches: of the relay, of readers of the log and of the live feed alike. */
export const FULL_BATCH = 500;

export const single = (ms: number): Work => ({ ms, firmMs: ms, pieces: 1 });

/** The same thing so often, not in batches that anything shares. */
export const many = (eachMs: number, count: number): Work => ({
  ...single(eachMs * count),
  pieces: Math.max(1, count),
});

export const batchWork = (batchMs: number, eachMs: number, count: number): Work => ({
  ms: batchMs + eachMs * count,
  firmMs: (batchMs / FULL_BATCH + eachMs) * count,
  pieces: Math.max(1, count),
});

export const partOf = ({ ms, firmMs, pieces }: Work, part: number): Work => ({
  ...{ pieces, ms: ms * part, firmMs: firmMs * part },
});

/** One after the other. */
export const joined = (a: Work, b: Work): Work => ({
  ...{ ms: a.ms + b.ms, firmMs: a.firmMs + b.firmMs },
  pieces: Math.max(a.pieces, b.pieces),
});
