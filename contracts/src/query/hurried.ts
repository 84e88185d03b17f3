import type { Line } from './line.js';
import { slipsOf } from './slips.js';

/** Words that say how other words are meant, and name nothing by themselves. */
const WORDS = (
  'with from into then after against without versus starting starts start starter ending ends ender finish finishes finishing finisher ' +
  'except excluding everyone everybody under below above over around between string strings true'
).split(' ');
/** Words of their own among what a slip makes of one of these. */
const OWN = new Set(
  (
    'form wth ino ito ten thn fater stars stats strats staring stating stat strat stater strater sart sarts eds ens ener neds ' +
    'ening finnish bellow blow beow sting stings tre tue'
  ).split(' '),
);
/** "combos that strat with dair": a plan it is elsewhere. */
const STRAT = /(?<![a-z])strat(s?)(?= (?:with|w|off|from) )/g;

/** What is still being written is no slip. */
const MEANT: ReadonlyMap<string, string> = new Map(
  WORDS.flatMap((word) =>
    slipsOf(word)
      .filter((slip) => !OWN.has(slip) && !WORDS.includes(slip) && !word.startsWith(slip))
      .map((slip) => [slip, word] as const),
  ),
);

/** The word between others that hurried hands meant: "frm", "startign", "agaisnt"; null for any other. */
export const hurriedWord = (word: string): string | null => MEANT.get(word) ?? null;

/** A quoted passage and a name behind an `@`, which stay as they are, or a word. */
const WORD = /"[^"]*"|@[^ ]*|(?<![\p{L}\p{N}])[a-z]{3,11}(?![\p{L}\p{N}])/gu;

/** A line with one of its words put in other letters, which all come from where it stood. */
function put({ text, from, to }: Line, at: number, word: string, meant: string): Line {
  const end = at + word.length;
  const [first = 0, last = 0] = [from[at], to[end - 1]];
  const units = Array.from(meant);
  return {
    text: text.slice(0, at) + meant + text.slice(end),
    from: [...from.slice(0, at), ...units.map(() => first), ...from.slice(end)],
    to: [...to.slice(0, at), ...units.map(() => last), ...to.slice(end)],
  };
}

/** A line with the words between others spelt as they are meant. */
export function unhurried(line: Line): Line {
  const slips = [...line.text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const meant = hurriedWord(word);
    return meant === null ? [] : [{ at: index, word, meant }];
  });
  // from the last on, so that the places before it stay
  const mended = slips.reduceRight((all, { at, word, meant }) => put(all, at, word, meant), line);
  return [...mended.text.matchAll(STRAT)].reduceRight(
    (all, { 0: word, 1: s = '', index }) => put(all, index, word, `start${s}`),
    mended,
  );
}
