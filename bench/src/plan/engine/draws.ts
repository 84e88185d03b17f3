import { random, type Random } from '@combolab/standalone/generate/random';

export type { Random };

/** Random numbers of one purpose: what another purpose draws never moves them (common random numbers). */
export const stream = (seed: number, purpose: number): Random => random(seed * 1000 + purpose);

/**
 * What a time is multiplied by, 1 on average: of one piece half is always there and the other half exponential (coefficient of
 * variation 0.5), of n pieces it varies by the root of n less.
 */
export const halfExponential = (draw: Random, pieces: number): number =>
  1 + (0.5 * (exponential(draw, 1) - 1)) / Math.sqrt(pieces);

/** Of an exponential distribution with this mean. */
export const exponential = ({ next }: Random, mean: number): number => -Math.log(1 - next()) * mean;

/** Of a Poisson distribution with this mean: by products of draws (Knuth, TAOCP 2, 3.4.1), above 30 by the normal that it comes to. */
export function poisson(draw: Random, mean: number): number {
  if (mean > 30) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal(draw)));
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = draw.next(); product > limit; product *= draw.next()) count += 1;
  return count;
}

/** Of the standard normal distribution (Box and Muller, 1958). */
const normal = ({ next }: Random): number => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
