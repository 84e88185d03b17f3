import { moveLabel } from '../track/move-label.js';
import type { GameId } from '../games/game.js';
import type { Item } from './item.js';
import { namesOf } from './names.js';
import { tokensIn } from './item-tokens.js';
import type { Reading } from './reading.js';
import { isKey, isWith } from './leads.js';
import type { Token } from './tokens.js';
import { EVERYONE, FILLERS, ON, VERSUS } from './words.js';

/** An "on" at the end, or before what may become a name while it is being typed. */
function dangles({ tokens }: Reading, i: number, game: GameId | null): boolean {
  const [on, next] = [tokens[i], tokens[i + 1]];
  if (on === undefined || on.plain || !ON.has(on.word) || tokens.length > i + 2) return false;
  if (next === undefined) return true;
  return !next.plain && [...namesOf(game).sure.words()].some(({ word }) => word.startsWith(next.word));
}

const isSide = (token: Token | undefined): boolean =>
  token !== undefined && !token.plain && (VERSUS.has(token.word) || ON.has(token.word));

/** An "on" before something that is no name: "works on any DI", "on 13.0.1". */
const leadsOn = (token: Token | undefined, isTaken: boolean): boolean =>
  isTaken && token?.plain === false && ON.has(token.word);

/** "vs everyone", "anyone on fox": nobody in particular. */
function isAnybody({ tokens }: Reading, i: number): boolean {
  const word = tokens[i];
  if (word === undefined || word.plain || !EVERYONE.has(word.word)) return false;
  return isSide(tokens[i - 1]) || isSide(tokens[i + 1]);
}

/** "what's", "i'm": what stands behind the apostrophe of a word that says nothing. */
const isTail = (tokens: readonly Token[], i: number): boolean =>
  /^['’]$/.test(tokens[i]?.gap ?? '') &&
  /^(?:s|m|re|ve|ll|d)$/.test(tokens[i]?.word ?? '') &&
  FILLERS.has(tokens[i - 1]?.word ?? '');

/** How often a move is done: "uair x3". */
const TIMES = /^(?:x\d{1,2}|\d{1,2}x|two|three|four|five|double|twice|thrice|triple|quadruple|quad)$/;

/** Tokens that say nothing: words that settled a role, fillers, an "on" with nothing after it. */
export function fillersOf(reading: Reading, sure: readonly Item[], game: GameId | null): readonly number[] {
  const { tokens, items, used, moves } = reading;
  const unwanted = tokensIn(reading.unwanted.map(({ item }) => item));
  const inMoves = tokensIn(moves.map(({ item }) => item));
  const kept = new Set([...tokensIn(items.filter((item) => !sure.includes(item))), ...inMoves]);
  const taken = tokensIn(sure);
  return tokens.flatMap(({ word, plain, gap }, i) => {
    if (unwanted.has(i) || (TIMES.test(word) && (inMoves.has(i - 1) || inMoves.has(i + 1)))) return [i];
    if (plain || kept.has(i) || taken.has(i)) return [];
    const glued = word === '&' && gap === '' && tokens[i + 1]?.gap === '';
    const key = isKey(tokens, i) && taken.has(i + 1);
    const anybody = isAnybody(reading, i) || (isSide(tokens[i]) && isAnybody(reading, i + 1));
    return key ||
      anybody ||
      used.has(i) ||
      dangles(reading, i, game) ||
      leadsOn(tokens[i], taken.has(i + 1)) ||
      isWith(tokens, i) ||
      isTail(tokens, i) ||
      (FILLERS.has(word) && !glued) ||
      (word === '&' && !glued)
      ? [i]
      : [];
  });
}

/** Words left for the text search, in their order; a percent phrase may leave words of its own. */
export function leftoverText(reading: Reading, sure: readonly Item[], fillers: readonly number[]): string {
  const moves = new Set(reading.moves.flatMap(({ item }) => [...tokensIn([item])]));
  const told = reading.moves.filter(({ item: { meaning } }) => meaning.kind === 'move' && meaning.told === true);
  const toldAt = new Map(told.flatMap(({ item }) => [...tokensIn([item])].map((i) => [i, item] as const)));
  const silent = new Set([...fillers, ...(reading.ditto === null ? [] : [reading.ditto.token])]);
  const itemAt = new Map(sure.flatMap((item) => [...tokensIn([item])].map((i) => [i, item] as const)));
  let text = '';
  let written = -1;
  reading.tokens.forEach((token, i) => {
    const item = itemAt.get(i);
    if (silent.has(i)) return;
    const told = toldAt.get(i);
    if (told?.meaning.kind === 'move') {
      text += i === told.first ? ` ${moveLabel(told.meaning.move).toLowerCase()}` : '';
      return;
    }
    if (item !== undefined && !moves.has(i)) {
      const words = item.meaning.kind === 'percent' && i === item.first ? item.meaning.text : '';
      text += words === '' ? '' : ` ${words}`;
      return;
    }
    const glued =
      token.gap === '' && written === i - 1 && text !== '' && !token.plain && reading.tokens[i - 1]?.plain === false;
    text += glued ? token.word : ` ${token.word}`;
    written = i;
  });
  return text.trim();
}
