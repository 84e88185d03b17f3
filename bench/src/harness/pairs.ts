import { spreadOf, type Spread } from './stats.js';

export interface Pairs {
  readonly ours: Spread;
  readonly peer: Spread;
  /** Ours by the peer's, of each pair. */
  readonly ratio: Spread;
}

export type Measure = () => Promise<number>;

/** Measures both one after the other `rounds` times, the order turned round each time. */
export async function measurePairs(rounds: number, ours: Measure, peer: Measure): Promise<Pairs> {
  const found = { ours: [] as number[], peer: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) {
      found.peer.push(await peer());
      found.ours.push(await ours());
    } else {
      found.ours.push(await ours());
      found.peer.push(await peer());
    }
  }
  return pairsOf(found.ours, found.peer);
}

/** Measurements that belong together have the same index. */
export const pairsOf = (ours: readonly number[], peer: readonly number[]): Pairs => ({
  ours: spreadOf(ours),
  peer: spreadOf(peer),
  ratio: spreadOf(ours.map((value, i) => value / (peer[i] ?? Number.NaN))),
});
