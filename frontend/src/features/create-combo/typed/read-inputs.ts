import { directionOf, type Direction, type PressType } from '@combolab/contracts';
import { editDistance, moveWords } from '@combolab/contracts/query';
import { buttonOf } from '../track/track.js';
import { inputSpellings, pressesOfWords, type WordContext } from './input-words.js';
import { pressesOfMoveWords } from './move-presses.js';
import { t } from '../texts.js';

/** What is not understood, by offsets into the text. */
export interface TypedProblem {
  readonly from: number;
  readonly to: number;
  readonly message: string;
}

interface Word {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Words that belong together at most: `control stick up left`. */
const LONGEST = 4;

/** What was asked lately: a text is read anew with each letter that is typed. */
const asked = new Map<string, readonly PressType[] | null>();
const MOST_ASKED = 2000;

function understood(phrase: string, context: WordContext, fighter: string | undefined): readonly PressType[] | null {
  const key = [context.gameId, context.facing, fighter ?? '', phrase].join('\n');
  const known = asked.get(key);
  if (known !== undefined) return known;
  const presses = pressesOfWords(phrase, context) ?? pressesOfMoveWords(phrase, context, fighter);
  if (asked.size >= MOST_ASKED) asked.clear();
  asked.set(key, presses);
  return presses;
}

/** The most words from the `i`th on that mean something together, and what. */
function longest(words: readonly Word[], i: number, context: WordContext, fighter: string | undefined) {
  for (let count = Math.min(LONGEST, words.length - i); count > 0; count -= 1) {
    const phrase = words
      .slice(i, i + count)
      .map(({ text }) => text)
      .join(' ');
    const presses = understood(phrase, context, fighter);
    if (presses !== null) return { presses, count };
  }
  return null;
}

let spellings: readonly string[] | undefined;
const known = (): readonly string[] =>
  (spellings ??= [...inputSpellings(), ...[...moveWords().all()].map(({ phrase }) => phrase)].filter(
    (spelling) => spelling.length > 2,
  ));

/** The known spelling nearest to a word; null when none is near. */
function nearest(word: string): string | null {
  const limit = word.length >= 6 ? 2 : word.length >= 3 ? 1 : 0;
  let best: { readonly spelling: string; readonly distance: number } | null = null;
  for (const spelling of limit === 0 ? [] : known()) {
    const distance = editDistance(word.toLowerCase(), spelling, limit);
    if (distance <= limit && distance < (best?.distance ?? Infinity)) best = { spelling, distance };
  }
  return best?.spelling ?? null;
}

function unknown({ text, from, to }: Word): TypedProblem {
  const guess = nearest(text.slice(0, 40));
  const shown = text.length > 24 ? `${text.slice(0, 24)}…` : text;
  const message = guess === null ? t('unknownInput', { shown }) : t('unknownInputGuess', { shown, guess });
  return { from, to, message };
}

/** Both directions of one stick in one: up and left are up left. Null where they contradict. */
function together(a: PressType, b: PressType): PressType | null {
  const [first, second] = [directionOf(a), directionOf(b)];
  if (first === null || second === null) return null;
  const parts = new Set([...first.split('_'), ...second.split('_')]);
  if ((parts.has('UP') && parts.has('DOWN')) || (parts.has('LEFT') && parts.has('RIGHT'))) return null;
  const direction = ['UP', 'DOWN', 'LEFT', 'RIGHT'].filter((part) => parts.has(part)).join('_') as Direction;
  return a.startsWith('C_') ? `C_STICK_${direction}` : `CONTROL_STICK_${direction}`;
}

/** Adds presses to those of the same frame; false where a stick would point two ways. */
function add(types: PressType[], added: readonly PressType[]): boolean {
  for (const type of added) {
    const at = types.findIndex((each) => buttonOf(each) === buttonOf(type));
    const there = types[at];
    const both = there === undefined || there === type ? type : together(there, type);
    if (both === null) return false;
    if (there === undefined) types.push(both);
    else types[at] = both;
  }
  return true;
}

/** Reads the inputs of one item, which stand at `offset` of the text. */
export function readInputs(
  text: string,
  offset: number,
  context: WordContext,
  fighter: string | undefined,
): { readonly types: readonly PressType[]; readonly problem: TypedProblem | null } {
  const types: PressType[] = [];
  for (const part of text.matchAll(/[^+]+/g)) {
    const words = [...part[0].matchAll(/\S+/g)].map((match): Word => {
      const from = offset + part.index + match.index;
      return { text: match[0], from, to: from + match[0].length };
    });
    for (let i = 0; i < words.length;) {
      const match = longest(words, i, context, fighter);
      const word = words[i];
      if (word === undefined) break;
      if (match === null) return { types: [], problem: unknown(word) };
      const to = words[i + match.count - 1]?.to ?? word.to;
      if (!add(types, match.presses))
        return {
          types: [],
          problem: { from: word.from, to, message: t('oneStickCannotPointTwo') },
        };
      i += match.count;
    }
  }
  return { types, problem: null };
}
