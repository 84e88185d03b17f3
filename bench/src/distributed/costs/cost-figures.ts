import { alone, type Figure } from '../../harness/figure.js';
import { spreadOf } from '../../harness/stats.js';

/** Processor time by process as figures of one thing that was done `count` times. @param idle ms to take off, by process */
export const costFigures = (
  what: string,
  count: number,
  spent: Readonly<Record<string, number>>,
  idle: Readonly<Record<string, number>> = {},
): Figure[] =>
  Object.entries(spent).map(([name, ms]) =>
    alone(spreadOf([(ms - (idle[name] ?? 0)) / count]), {
      ...{ name: `${what}: processor time of ${name}`, unit: 'ms', goal: null },
    }),
  );

export const stated = (name: string, unit: string, value: number): Figure =>
  alone(spreadOf([value]), { name, unit, goal: null });
