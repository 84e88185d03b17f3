/** How files stand to each other and to those that need them, once some of them travel as one. */
import { bytesOf, closuresOf, needsOf, numbersIn, setOf } from './needs.mjs';

/**
 * Groups are numbered as their sets are; beginnings as `needsOf` gives them.
 * @typedef {object} Standing
 * @property {readonly bigint[]} below groups that a group brings, itself among them
 * @property {readonly bigint[]} brings files that a group brings
 * @property {readonly bigint[]} needing beginnings that need something of a group
 * @property {readonly bigint[]} having beginnings where something of a group is there already
 * @property {readonly number[]} bytes of each group
 * @property {readonly import('./needs.mjs').Beginning[]} needs
 * @property {readonly number[]} loads bytes that each beginning needs
 */

/** For each group, the groups that something of it imports. */
function groupImports(imports, sets) {
  const groupOf = [];
  for (const [group, set] of sets.entries()) for (const file of numbersIn(set)) groupOf[file] = group;
  const next = sets.map((set, group) => {
    const imported = new Set(numbersIn(set).flatMap((file) => imports[file].map((each) => groupOf[each])));
    return [...imported].filter((each) => each !== group);
  });
  return { groupOf, next };
}

/**
 * @param {readonly import('./needs.mjs').PageFile[]} files
 * @param {readonly (readonly number[])[]} imports of each file
 * @param {readonly bigint[]} sets each file is in one of these
 * @returns {Standing}
 */
export function standingOf(files, imports, sets) {
  const { groupOf, next } = groupImports(imports, sets);
  const below = closuresOf(next);
  const brings = below.map((groups) => numbersIn(groups).reduce((all, group) => all | sets[group], 0n));
  const needs = needsOf(files, (file) => brings[groupOf[file]]);
  const where = (field) => sets.map((set) => setOf([...needs.keys()].filter((at) => (needs[at][field] & set) !== 0n)));
  return {
    below,
    brings,
    needs,
    needing: where('needed'),
    having: where('had'),
    bytes: sets.map((set) => bytesOf(files, set)),
    loads: needs.map(({ needed }) => bytesOf(files, needed)),
  };
}
