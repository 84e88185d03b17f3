import { createHash } from 'node:crypto';

/** That of the run (`npm test -- --seed=…`); of a suite run by itself another each time. */
const SEED = process.env.TEST_SEED ?? String(Date.now());

/** One of the choices for what is named: the same in every run of the same seed, each as often as the others over many seeds. */
export function bySeed<T>(choices: readonly [T, ...T[]], what: string): T {
  const drawn = createHash('sha256').update(`${SEED} ${what}`).digest().readUInt32BE(0);
  return choices[drawn % choices.length] ?? choices[0];
}
