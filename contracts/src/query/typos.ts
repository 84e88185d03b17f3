import type { GameId } from '../games/game.js';
import { editDistance } from './edit-distance.js';
import type { Item } from './item.js';
import type { Line } from './line.js';
import { keptByGame, keptForAll } from '../games/words.js';
import { namesOf } from './names.js';
import { recognise } from './recognise.js';
import { moveNicknames } from './move-nicknames.js';
import { isNickname, nicknameOf, slipOf, slipsOf } from './slips.js';
import type { Token } from './tokens.js';
import { LETTERS, vocabularyOf } from './vocabulary.js';

/** Misspellings are forgiven in words of four letters and more, two in words of eight and more. */
const allowed = (word: string): number => (word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0);

const commonStart = (a: string, b: string): number => {
  let n = 0;
  while (n < a.length && a[n] === b[n]) n += 1;
  return n;
};

/** Whether letters of a word are left out, and nothing else. */
function isWithin(word: string, whole: string): boolean {
  let at = 0;
  for (const letter of whole) if (letter === word[at]) at += 1;
  return at === word.length;
}

/** The known word that a misspelt one stands for; null when it is right, ordinary or fits several equally well. */
export function correctionOf(word: string, game: GameId | null): string | null {
  const { targets, known, whole, official } = vocabularyOf(game);
  const limit = allowed(word);
  if (known.has(word) || (word.endsWith('s') && known.has(word.slice(0, -1))) || !LETTERS.test(word)) return null;
  const slip = slipOf(word);
  if (slip !== null || limit === 0) return slip;
  const plural = (target: string): boolean => `${target}s` === word || `${word}s` === target;
  const ranked = (targets.get(word.slice(0, 1)) ?? [])
    .filter((target) => !plural(target))
    .map((target) => ({ target, distance: editDistance(word, target, limit) }))
    .filter(({ distance }) => distance <= limit)
    .map(({ target, distance }) => ({
      target,
      rank:
        distance * 1000 +
        // a letter that was left out is the commonest slip
        (isWithin(word, target) ? -50 : Math.abs(target.length - word.length) * 100) +
        (whole.has(target) ? 0 : 150) +
        (official.has(target) ? 0 : 120) -
        commonStart(target, word),
    }))
    .sort((a, b) => a.rank - b.rank);
  const [best, second] = ranked;
  if (best === undefined) return nicknameOf(word);
  return best.rank === second?.rank ? null : best.target;
}

/** An alias that is itself nearly the official name gives way to it: `jigglypof` -> `jigglypuff`. */
function spelling(word: string, target: string, item: Item, game: GameId | null): string {
  const official = item.meaning.kind === 'name' ? namesOf(game).official.get(item.meaning.named.label) : undefined;
  if (official === undefined || item.end - item.first > 1) return target;
  return editDistance(word, official, allowed(word)) <= allowed(word) ? official : target;
}

type Pair = readonly [first: string, second: string];

/** Phrases of two words, by their first letters. */
function pairsIn(phrases: Iterable<string>): ReadonlyMap<string, readonly Pair[]> {
  const pairs = new Map<string, Pair[]>();
  for (const phrase of phrases) {
    const [first = '', second, ...more] = phrase.split(' ');
    if (second === undefined || more.length > 0) continue;
    const key = first.slice(0, 1) + second.slice(0, 1);
    const known = pairs.get(key) ?? [];
    known.push([first, second]);
    pairs.set(key, known);
  }
  return pairs;
}

/** Names of two words. */
const twoWordNames = keptByGame((game: GameId | null) =>
  pairsIn([...namesOf(game).sure.all()].map(({ phrase }) => phrase)),
);
/** Moves that somebody's are called in two words. */
const twoWordMoves = keptForAll(() =>
  pairsIn([...moveNicknames().values()].flatMap((all) => all.map(([phrase]) => phrase))),
);

/** A guess at two tokens, the first of which stands at `at`. */
interface Two {
  readonly at: number;
  readonly pair: Pair;
  readonly isMove: boolean;
}

/** "wii fti", "duk hunt", "holly water": one of two words is right, the other a slip of what stands beside it in a name or a move. */
function halfRight(
  [first, second]: Pair,
  isUnknown: readonly [boolean, boolean],
  game: GameId | null,
): Pick<Two, 'pair' | 'isMove'> | null {
  // what is still being written is no slip
  const isSlip = (word: string, target: string): boolean => !target.startsWith(word) && slipsOf(target).includes(word);
  const isMeant = ([one, other]: Pair): boolean =>
    (one === first && isUnknown[1] && isSlip(second, other)) ||
    (other === second && isUnknown[0] && isSlip(first, one));
  const key = first.slice(0, 1) + second.slice(0, 1);
  const name = twoWordNames(game).get(key)?.find(isMeant);
  const pair = name ?? twoWordMoves().get(key)?.find(isMeant);
  return pair === undefined ? null : { pair, isMove: name === undefined };
}

/** "captian falcn": two misspelt words that are one name together, though one of them alone may be nearer to another; or one that is, beside a right one. */
function foundInTwo(tokens: readonly Token[], isFree: (i: number) => boolean, game: GameId | null): readonly Two[] {
  const { known } = vocabularyOf(game);
  const isMisspelt = (i: number): boolean => isFree(i) && !known.has(tokens[i]?.word ?? '');
  const between = (word: string, target: string): number => {
    const limit = allowed(word) + (word.length > 5 ? 1 : 0);
    const distance = editDistance(word, target, limit);
    return distance > limit ? Infinity : distance;
  };
  return tokens.flatMap(({ word }, i): readonly Two[] => {
    const next = tokens[i + 1]?.word ?? '';
    if (next === '' || !isFree(i) || !isFree(i + 1)) return [];
    const isUnknown = [isMisspelt(i), isMisspelt(i + 1)] as const;
    if (!isUnknown[0] && !isUnknown[1]) return [];
    const half = halfRight([word, next], isUnknown, game);
    if (half !== null) return [{ at: i, ...half }];
    if (!isUnknown[0] || !isUnknown[1]) return [];
    const names = twoWordNames(game).get(word.slice(0, 1) + next.slice(0, 1)) ?? [];
    const [nearest] = names
      .map((name) => ({ name, distance: between(word, name[0]) + between(next, name[1]) }))
      .sort((x, y) => x.distance - y.distance);
    return nearest === undefined || nearest.distance === Infinity ? [] : [{ at: i, pair: nearest.name, isMove: false }];
  });
}

export interface Mended {
  readonly token: number;
  readonly from: string;
  readonly to: string;
}

/** Tokens with misspelt names, types and moves put right, and what they mean then. */
export function mendTypos(
  line: Line,
  tokens: readonly Token[],
  items: readonly Item[],
  game: GameId | null,
): { tokens: readonly Token[]; items: readonly Item[]; mended: readonly Mended[] } {
  const taken = (all: readonly Item[], i: number): Item | undefined =>
    all.find(({ first, end }) => first <= i && i < end);
  const guesses = tokens.map(({ word, plain }, i) =>
    plain || taken(items, i) !== undefined ? null : correctionOf(word, game),
  );
  const inMoves = new Set<number>();
  const isFree = (i: number): boolean =>
    tokens[i]?.plain === false && (taken(items, i)?.meaning.kind ?? 'offer') === 'offer';
  for (const { at, pair, isMove } of foundInTwo(tokens, isFree, game)) {
    pair.forEach((word, k) => {
      guesses[at + k] = word === tokens[at + k]?.word ? null : word;
      if (isMove) inMoves.add(at + k);
    });
  }
  if (guesses.every((guess) => guess === null)) return { tokens, items, mended: [] };
  const put = (wanted: (i: number) => boolean): Token[] =>
    tokens.map((token, i) => ({ ...token, word: (wanted(i) ? guesses[i] : null) ?? token.word }));
  const tried = recognise(
    line,
    put(() => true),
    game,
  );
  const fits = (i: number): boolean => {
    const kind = taken(tried, i)?.meaning.kind;
    const guess = guesses[i] ?? null;
    // whose nickname it is shows when all are known
    if (guess !== null && (inMoves.has(i) || isNickname(guess)) && (kind === undefined || kind === 'offer'))
      return true;
    return guess !== null && kind !== undefined && kind !== 'offer' && kind !== 'plain';
  };
  const right = put(fits);
  const final = recognise(line, right, game);
  const mended = tokens.flatMap(({ word }, i) => {
    const [guess, item] = [guesses[i] ?? null, taken(final, i)];
    if (guess === null || !fits(i)) return [];
    return [{ token: i, from: word, to: item === undefined ? guess : spelling(word, guess, item, game) }];
  });
  // what an official name means may be more than what its alias does: fighters of all games
  const spelt = right.map((token, i) => ({
    ...token,
    word: mended.find((each) => each.token === i)?.to ?? token.word,
  }));
  return { tokens: spelt, items: recognise(line, spelt, game), mended };
}
