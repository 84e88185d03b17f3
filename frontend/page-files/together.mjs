/** Which files of the page travel as one: a request costs everybody more than a few bytes do. */
import { bytesOf, linksOf, numbersIn, setOf } from './needs.mjs';
import { standingOf } from './standing.mjs';

/**
 * How much may be brought to somebody who does not need it.
 * @typedef {object} Limits
 * @property {number} weight how often it is asked for, against others
 * @property {number} each bytes at once
 * @property {number} room bytes in all
 */

/** Whether something outside imports one of them and is imported by one: as one they would import each other. */
function circular({ below }, groups) {
  const own = setOf(groups);
  const outside = groups.reduce((set, group) => set | below[group], 0n) & ~own;
  return numbersIn(outside).some((group) => (below[group] & own) !== 0n);
}

/** What putting groups together saves, less what it costs, in bytes by how often; null where that may not be. */
function gain({ files, limits, close, request }, standing, groups) {
  if (circular(standing, groups)) return null;
  const { brings, needs, needing, having, bytes, loads } = standing;
  const all = groups.reduce((set, group) => set | brings[group], 0n);
  let sum = 0;
  for (const at of numbersIn(groups.reduce((users, group) => users | needing[group], 0n))) {
    const user = 1n << BigInt(at);
    const { weight, each, most } = limits[at];
    const brought = all & ~needs[at].needed & ~needs[at].had;
    const more = bytesOf(files, brought);
    if ((brought & close) !== 0n || more > each || loads[at] + more > most) return null;
    const own = groups.filter((group) => (needing[group] & user) !== 0n);
    const there = groups.some((group) => (having[group] & ~needing[group] & user) !== 0n);
    const spared = there ? own.reduce((total, group) => total + request + bytes[group], 0) : (own.length - 1) * request;
    sum += weight * (there ? spared : spared - more);
  }
  return sum;
}

/** Whether one is so large that who needs the other alone may not be brought it: that spares looking closer. */
function apart({ limits }, { needing, having, bytes }, one, other) {
  const refused = (a, b) => numbersIn(needing[a] & ~(needing[b] | having[b])).some((at) => bytes[b] > limits[at].each);
  return refused(one, other) || refused(other, one);
}

/** Sets of files that save something as one, the best first. */
function worthwhile(given, standing, sets) {
  const found = [];
  for (const one of sets.keys())
    for (let other = one + 1; other < sets.length; other++) {
      if (apart(given, standing, one, other)) continue;
      const saved = gain(given, standing, [one, other]);
      if (saved > 0) found.push({ saved, set: sets[one] | sets[other] });
    }
  return found.sort((a, b) => b.saved - a.saved).map(({ set }) => set);
}

/**
 * Puts files together as long as that saves requests, and brings nobody more than they may be brought.
 * @param {object} given
 * @param {readonly import('./needs.mjs').PageFile[]} given.files as finely split as can be
 * @param {(file: import('./needs.mjs').PageFile, bytes: number) => Limits} given.limitsOf of a file that is asked for and needs so
 *   many bytes
 * @param {number} given.request bytes that cost as much as a request
 * @returns {number[][]} numbers of files that become one; each file is in one of these, and none import each other in a circle
 */
export function filesTogether({ files, limitsOf, request }) {
  const imports = linksOf(files, 'imports');
  let sets = files.map((_, file) => 1n << BigInt(file));
  let standing = standingOf(files, imports, sets);
  const { needs, loads } = standing;
  const limits = needs.map(({ file }, at) => {
    const { weight, each, room } = limitsOf(files[file], loads[at]);
    return { weight, each, most: loads[at] + room };
  });
  // what is fetched late would begin at once in a file that is needed early
  const asked = linksOf(files, 'asks').flat();
  const close = setOf([...files.keys()].filter((file) => files[file].close === true || asked.includes(file)));
  const given = { files, limits, close, request };
  for (let changed = true; changed;) {
    changed = false;
    let touched = 0n;
    for (const set of worthwhile(given, standing, sets)) {
      if ((set & touched) !== 0n) continue;
      const groups = [...sets.keys()].filter((group) => (sets[group] & set) !== 0n);
      if (!(gain(given, standing, groups) > 0)) continue;
      sets = [...sets.filter((each) => (each & set) === 0n), set];
      standing = standingOf(files, imports, sets);
      touched |= set;
      changed = true;
    }
  }
  return sets.map(numbersIn);
}
