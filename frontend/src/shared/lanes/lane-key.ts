import type { PressType } from '@combolab/contracts';

/** Inputs share a lane when the first 7 characters of their names are the same. */
export const laneKey = (type: PressType): string => type.slice(0, 7);
