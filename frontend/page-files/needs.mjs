/** What of the built page has to be fetched, and when: which files somebody needs who asks for one of them. */

/**
 * @typedef {object} PageFile a script with its styles
 * @property {string} name
 * @property {number} size bytes, compressed
 * @property {number} [parts] how many files it is, with its styles
 * @property {readonly string[]} imports names of those that it cannot begin without
 * @property {readonly string[]} asks names of those that it fetches when they are needed
 * @property {readonly string[]} modules ids
 * @property {boolean} [close] is brought to nobody who does not need it
 * @property {boolean} [document] an HTML page begins with it
 */

/**
 * What is fetched when a file is asked for, as sets of numbers of files: one bit each.
 * @typedef {object} Beginning
 * @property {number} file
 * @property {bigint} needed what it brings
 * @property {bigint} had what is there whoever asks for it, as they brought it
 */

/** The set of these numbers. */
export const setOf = (numbers) => numbers.reduce((set, each) => set | (1n << BigInt(each)), 0n);

/** Numbers in a set. */
export function numbersIn(set) {
  const numbers = [];
  for (let [left, number] = [set, 0]; left > 0n; left >>= 32n, number += 32)
    for (let word = Number(left & 0xffffffffn), bit = 0; word > 0; word >>>= 1, bit++)
      if (word & 1) numbers.push(number + bit);
  return numbers;
}

/**
 * Names of a field of files as numbers of these files.
 * @param {readonly PageFile[]} files
 * @param {'imports' | 'asks'} field
 */
export function linksOf(files, field) {
  const numbers = new Map(files.map(({ name }, number) => [name, number]));
  return files.map((file) => file[field].map((name) => numbers.get(name)).filter((number) => number !== undefined));
}

/** Numbers of the files that are asked for: documents, and what is fetched when it is needed. */
export const beginningsOf = (files) => {
  const asked = new Set(linksOf(files, 'asks').flat());
  return [...files.keys()].filter((number) => files[number].document === true || asked.has(number));
};

/**
 * What each file brings with it, itself among it.
 * @param {readonly (readonly number[])[]} imports
 * @returns {bigint[]} a set for each file
 */
export function closuresOf(imports) {
  const known = imports.map(() => null);
  const follow = (number) => {
    if (known[number] !== null) return known[number];
    known[number] = 1n << BigInt(number);
    for (const each of imports[number]) known[number] |= follow(each);
    return known[number];
  };
  for (const number of imports.keys()) follow(number);
  return known;
}

/**
 * What has to be fetched at each beginning that is not there already, whichever way led to it.
 * @param {readonly PageFile[]} files
 * @param {(file: number) => bigint} closure what a file brings
 * @returns {Beginning[]}
 */
export function needsOf(files, closure) {
  const beginnings = beginningsOf(files);
  const asks = linksOf(files, 'asks');
  const askers = new Map(beginnings.map((number) => [number, []]));
  for (const number of beginnings)
    for (const asked of new Set(numbersIn(closure(number)).flatMap((each) => asks[each])))
      askers.get(asked).push(number);
  const every = (1n << BigInt(files.length)) - 1n;
  const had = new Map(beginnings.map((number) => [number, files[number].document === true ? 0n : every]));
  for (let changed = true; changed;) {
    changed = false;
    for (const number of beginnings) {
      const before = had.get(number);
      const now = askers.get(number).reduce((left, asker) => left & (had.get(asker) | closure(asker)), before);
      if (files[number].document === true || now === before) continue;
      had.set(number, now);
      changed = true;
    }
  }
  return beginnings.map((file) => ({ file, had: had.get(file), needed: closure(file) & ~had.get(file) }));
}

/** Names of files that need themselves: what they begin with would not be there yet. */
export function circularIn(files) {
  const imports = linksOf(files, 'imports');
  const closures = closuresOf(imports);
  const needsItself = (number) => imports[number].some((each) => (closures[each] & (1n << BigInt(number))) !== 0n);
  return [...files.keys()].filter(needsItself).map((number) => files[number].name);
}

/** Bytes of a set of files. */
export const bytesOf = (files, set) => numbersIn(set).reduce((sum, number) => sum + files[number].size, 0);
