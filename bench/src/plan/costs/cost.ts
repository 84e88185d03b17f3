/** What a figure of the table rests on: a bench here, arithmetic over such figures, or what others say. */
export type Basis = 'measured' | 'derived' | 'assumed';

/** One figure that the plan reckons with. */
export interface Cost {
  readonly value: number;
  /** ms are of one core; `ms late` pass without work. */
  readonly unit: 'ms' | 'ms late' | 'bytes' | '% of one core' | '×';
  /** What it is the cost of. */
  readonly what: string;
  readonly basis: Basis;
  /** The command and the day, the arithmetic, or who says so. */
  readonly source: string;
}

export const measured = (unit: Cost['unit'], value: number, what: string, source: string): Cost => ({
  ...{ unit, value, what, source },
  basis: 'measured',
});
export const derived = (unit: Cost['unit'], value: number, what: string, source: string): Cost => ({
  ...{ unit, value, what, source },
  basis: 'derived',
});
export const assumed = (unit: Cost['unit'], value: number, what: string, source: string): Cost => ({
  ...{ unit, value, what, source },
  basis: 'assumed',
});
