import { poisson, stream } from '../engine/draws.js';
import type { Popularity } from '../engine/popularity.js';
import type { Load } from './load.js';

/** Draws of other purposes stay below it. */
const FIRST_PURPOSE = 100;
const GATEWAYS_AT_MOST = 64;

/** @returns how many viewers of a combo are at a gateway: each viewer is at any of them, in rooms by their popularity */
export function audienceOf(
  { viewers, roomsEach }: Load,
  popularity: Popularity,
  gateways: number,
  seed: number,
): (gateway: number, combo: number) => number {
  const known = new Map<number, number>();
  return (gateway, combo) => {
    const key = combo * GATEWAYS_AT_MOST + gateway;
    const before = known.get(key);
    if (before !== undefined) return before;
    const mean = (viewers * roomsEach * popularity.share(combo)) / gateways;
    const here = poisson(stream(seed, FIRST_PURPOSE + key), mean);
    known.set(key, here);
    return here;
  };
}
