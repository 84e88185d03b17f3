import { DIFFICULTIES, POSITIONS, recordOf, TAGS } from '@combolab/contracts';
import type { SearchQuery } from '@combolab/platform';
import { COUNTED } from './listed.js';
import type { ListedColumn, Lists, Names, OracleColumns } from './oracle-columns.js';
import type { ReadText } from './oracle-text.js';

export type Check = (at: number) => boolean;
export const FACETS = [
  ...(['attacker', 'defender', 'tag', 'difficulty', 'verified', 'game', 'percent'] as const),
  ...(['patch', 'position', 'performs'] as const),
  ...COUNTED,
] as const;
export type Facet = (typeof FACETS)[number];

const tagBits = (tags: readonly string[]): number =>
  tags.reduce((bits, tag) => bits | (1 << TAGS.findIndex((each) => each === tag)), 0);

/** A mark for each wanted name. */
function marks(wanted: readonly string[], names: Names): Uint8Array {
  const marked = new Uint8Array(names.list.length);
  for (const name of wanted) if (names.find(name) >= 0) marked[names.find(name)] = 1;
  return marked;
}

function anyIn({ values, starts }: Lists, marked: Uint8Array): Check {
  return (at) => {
    for (let i = starts[at] ?? 0; i < (starts[at + 1] ?? 0); i += 1) if (marked[values[i] ?? 0] === 1) return true;
    return false;
  };
}

function inOrder({ values, starts }: Lists, wanted: readonly number[]): Check {
  return (at) => {
    const end = starts[at + 1] ?? 0;
    let met = 0;
    for (let i = starts[at] ?? 0; i < end && met < wanted.length; i += 1) if (values[i] === wanted[met]) met += 1;
    return met === wanted.length;
  };
}

const listedCheck = (wanted: readonly string[], { names, lists }: ListedColumn): Check | null =>
  wanted.length === 0 ? null : anyIn(lists, marks(wanted, names));

const not =
  (check: Check): Check =>
  (at) =>
    !check(at);

/** What a facet's own choice asks for; null without one. */
export function choicesOf(query: SearchQuery, columns: OracleColumns): Record<Facet, Check | null> {
  const { attacker, tagBits: bits, difficulty, verified, game, low, high } = columns;
  const attackers = marks(query.attacker, columns.fighters);
  const tags = tagBits(query.tag);
  const difficulties = query.difficulty.map((each) => DIFFICULTIES.indexOf(each));
  const games = query.game.map((each) => columns.games.find(each));
  const wanted = query.verified.map((each) => Number(each === 'true'));
  const patches = query.patch.map((each) => columns.patches.find(each) + 1).filter((code) => code > 0);
  const positions = query.position.map((each) => POSITIONS.indexOf(each) + 1);
  const [from, to] = query.percent ?? [0, 0];
  const whole = query.wholePercent;
  return {
    ...recordOf(COUNTED, (name) => listedCheck(query[name], columns.listed[name])),
    attacker: query.attacker.length === 0 ? null : (at) => attackers[attacker[at] ?? 0] === 1,
    defender: query.defender.length === 0 ? null : anyIn(columns.defenders, marks(query.defender, columns.fighters)),
    tag: query.tag.length === 0 ? null : (at) => ((bits[at] ?? 0) & tags) !== 0,
    difficulty: difficulties.length === 0 ? null : (at) => difficulties.includes(difficulty[at] ?? 0),
    verified: wanted.length === 0 ? null : (at) => wanted.includes(verified[at] ?? 0),
    game: games.length === 0 ? null : (at) => games.includes(game[at] ?? 0),
    patch: query.patch.length === 0 ? null : (at) => patches.includes(columns.patch[at] ?? 0),
    position: positions.length === 0 ? null : (at) => positions.includes(columns.position[at] ?? 0),
    // what is done are the very moves of the combo
    performs: query.performs.length === 0 ? null : anyIn(columns.moves, marks(query.performs, columns.moveNames)),
    percent:
      query.percent === null
        ? null
        : (at) => (low[at] ?? 0) <= (whole ? from : to) && (high[at] ?? 0) >= (whole ? to : from),
  };
}

/** What every count is under. */
export function demandsOf(query: SearchQuery, text: ReadText, columns: OracleColumns): Check[] {
  const { attacker, fighters, defenders, tagBits: bits, moves, moveNames, inputs, inputNames } = columns;
  const checks: Check[] = [];
  const unwanted = marks(query.notAttacker, fighters);
  const noTags = tagBits(query.notTag);
  if (query.notAttacker.length > 0) checks.push((at) => unwanted[attacker[at] ?? 0] !== 1);
  if (noTags !== 0) checks.push((at) => ((bits[at] ?? 0) & noTags) === 0);
  if (query.notDefender.length > 0) checks.push(not(anyIn(defenders, marks(query.notDefender, fighters))));
  const spoken = (names: readonly string[]): Check => {
    const [done, told] = [moves, columns.mentioned].map((list) => anyIn(list, marks(names, moveNames)));
    return (at) => done?.(at) === true || told?.(at) === true;
  };
  const opens = listedCheck(query.opens, columns.listed.opens);
  if (opens !== null) checks.push(opens);
  if (query.moves.length > 0) checks.push(spoken(query.moves));
  if (query.notMoves.length > 0) checks.push(not(anyIn(moves, marks(query.notMoves, moveNames))));
  for (const move of query.allMoves) checks.push(spoken([move]));
  const first = moveNames.find(query.first ?? '');
  if (query.first !== null)
    checks.push((at) => {
      const done = runOf(moves, at);
      return beginningsOf(done, moveNames).some((place) => done[place] === first);
    });
  const codes = (wanted: readonly string[], names: Names): number[] => wanted.map((each) => names.find(each));
  if (text.wanted.length > 0 && query.words !== 'none')
    checks.push(query.words === 'all' ? hasWords(text, columns) : hasAWord(text, columns));
  const wanted = codes(query.sequence, moveNames);
  const standsAt = (parts: readonly number[], done: readonly number[], place: number): boolean =>
    place >= 0 && parts.every((move, k) => done[place + k] === move);
  if (wanted.length > 0)
    checks.push(
      query.contiguous
        ? (at) => runOf(moves, at).some((_, place, done) => standsAt(wanted, done, place))
        : inOrder(moves, wanted),
    );
  const [starts, ends] = [codes(query.starts, moveNames), codes(query.ends, moveNames)];
  if (starts.length > 0)
    checks.push((at) => {
      const done = runOf(moves, at);
      return beginningsOf(done, moveNames).some((place) => standsAt(starts, done, place));
    });
  if (ends.length > 0)
    checks.push((at) => {
      const done = runOf(moves, at);
      return standsAt(ends, done, done.length - ends.length);
    });
  if (query.inputs.length > 0) checks.push(inOrder(inputs, codes(query.inputs, inputNames)));
  return checks;
}

export const runOf = ({ values, starts }: Lists, at: number): readonly number[] => [
  ...values.slice(starts[at] ?? 0, starts[at + 1] ?? 0),
];

/** Where a combo may be said to begin: at its first move, and at the throw behind the grab that it begins with. */
export function beginningsOf(done: readonly number[], { list }: Names): readonly number[] {
  if (done.length === 0) return [];
  if (list[done[0] ?? -1] !== 'grab') return [0];
  let after = 1;
  while (list[done[after] ?? -1] === 'pummel') after += 1;
  return list[done[after] ?? -1]?.endsWith('-throw') === true ? [0, after] : [0];
}

/** How many of the wanted words a combo has anywhere. */
export function metWords(text: ReadText, columns: OracleColumns): (at: number) => number {
  const bits = answersTo(text, columns);
  const { values, starts } = columns.text;
  return (at) => {
    let met = 0;
    for (let i = starts[at] ?? 0; i < (starts[at + 1] ?? 0); i += 1) met |= bits[values[i] ?? 0] ?? 0;
    return met.toString(2).replaceAll('0', '').length;
  };
}

/** Which of the wanted words each known word is, as bits. */
function answersTo({ wanted }: ReadText, { words }: OracleColumns): Uint32Array {
  const bits = new Uint32Array(words.list.length);
  wanted.forEach(({ any, asPrefix }, k) => {
    words.list.forEach((word, code) => {
      if (asPrefix ? any.some((each) => word.startsWith(each)) : any.includes(word))
        bits[code] = (bits[code] ?? 0) | (1 << k);
    });
  });
  return bits;
}

/** Whether all words stand among the first so many of a combo. */
function wordCheck(text: ReadText, columns: OracleColumns, ends: (at: number) => number): Check {
  const bits = answersTo(text, columns);
  const all = 2 ** text.wanted.length - 1;
  const { values, starts } = columns.text;
  return (at) => {
    let met = 0;
    for (let i = starts[at] ?? 0; i < ends(at); i += 1) met |= bits[values[i] ?? 0] ?? 0;
    return met === all;
  };
}

const hasWords = (text: ReadText, columns: OracleColumns): Check => {
  const { starts } = columns.text;
  return wordCheck(text, columns, (at) => starts[at + 1] ?? 0);
};

const hasAWord = (text: ReadText, columns: OracleColumns): Check => {
  const met = metWords(text, columns);
  return (at) => met(at) > 0;
};

/** Nearness of a hit's text: exact name, name that starts so, words in the name, in name, tags and fighters, anywhere. */
export function tierOf(text: ReadText, columns: OracleColumns): (at: number) => number {
  const { names, nameWords, labelWords } = columns;
  const { starts } = columns.text;
  const start = text.wanted.at(-1)?.asPrefix === true ? text.meant : `${text.meant} `;
  const inName = wordCheck(text, columns, (at) => (starts[at] ?? 0) + (nameWords[at] ?? 0));
  const inLabel = wordCheck(text, columns, (at) => (starts[at] ?? 0) + (labelWords[at] ?? 0));
  return (at) => {
    const name = names[at] ?? '';
    if (name === text.meant) return 0;
    if (name.startsWith(start)) return 1;
    return inName(at) ? 2 : inLabel(at) ? 3 : 4;
  };
}
