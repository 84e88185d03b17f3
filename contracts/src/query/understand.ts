import type { GameId } from '../games/game.js';
import { PERCENT_MAX, PERCENT_MIN, type Tag } from '../views/tags.js';
import { fold, wordsOf } from './fold.js';
import type { Implied } from './implied.js';
import type { Item } from './item.js';
import { fillersOf, leftoverText } from './leftover.js';
import { withSpaces } from './joined-words.js';
import { hurriedWord, unhurried } from './hurried.js';
import { cutQuery, readLine, type Line } from './line.js';
import { moveLabel } from '../track/move-label.js';
import { offersOf } from './offers.js';
import { readTokens, type Reading } from './reading.js';
import { namedGame } from './recognise.js';
import { placeOf, spansOf } from './spans.js';
import { wishesOf } from './wishes-of.js';
import { tokensOf, withLiterals } from './tokens.js';
import type { Correction, ImpliedFighters, UnderstandOptions, Understood } from './understood.js';

const unique = <T>(all: readonly T[]): readonly T[] => [...new Set(all)];
/** Controls, marks of writing direction and halves of characters. */
const UNSEEN = /[\p{Cc}\p{Cs}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]+/gu;

/** The query as it is, without what cannot be seen. */
const plainText = (query: string): string =>
  query.replace(/\s+/gu, ' ').replace(UNSEEN, '').replace(/ +/g, ' ').trim().toLowerCase();

interface PercentItem {
  readonly item: Item;
  readonly range: readonly [number, number];
}

/** The first percent phrase; a later one only when both leave one end open: "over 20, under 60". */
function percentOf(sure: readonly Item[]): { range: readonly [number, number] | null; items: readonly Item[] } {
  const all = sure.flatMap((item): PercentItem[] =>
    item.meaning.kind === 'percent' ? [{ item, range: [item.meaning.low, item.meaning.high] }] : [],
  );
  // a number says more than "high percent"
  const isVague = ({ item: { meaning } }: PercentItem): boolean => meaning.kind === 'percent' && meaning.vague === true;
  const exact = all.filter((each) => !isVague(each));
  const [first, second] = exact.length > 0 ? exact : all;
  if (first === undefined) return { range: null, items: [] };
  if (second === undefined) return { range: first.range, items: [first.item] };
  const low = Math.max(first.range[0], second.range[0]);
  const high = Math.min(first.range[1], second.range[1]);
  const open =
    [first, second].some(({ range }) => range[0] === PERCENT_MIN) &&
    [first, second].some(({ range }) => range[1] === PERCENT_MAX);
  return open && low <= high
    ? { range: [low, high], items: [first.item, second.item] }
    : { range: first.range, items: [first.item] };
}

function correctionsOf(line: Line, { mended, tokens, items, moves }: Reading): readonly Correction[] {
  return mended.flatMap(({ token, from, to }) => {
    const all = [...items, ...moves.map(({ item }) => item)];
    const item = all.find(({ first, end }) => first <= token && token < end);
    const place = tokens[token];
    if (place === undefined) return [];
    const meaning = item?.meaning;
    const move = meaning?.kind === 'move' ? moveLabel(meaning.move) : to;
    const label = meaning?.kind === 'name' ? meaning.named.label : meaning?.kind === 'tag' ? meaning.tag : move;
    return [{ from, to, label, ...placeOf(line, place.from, place.to) }];
  });
}

/** Names and tags of a reading, as filters. */
function filtersOf(
  reading: Reading,
  sure: readonly Item[],
): Pick<Understood, 'attackers' | 'defenders' | 'tags' | 'excluded'> {
  const { names, implied, ditto, tagLeads, unwanted } = reading;
  const ids = (role: 'attacker' | 'defender', negated: boolean): readonly string[] =>
    unique(names.filter((each) => each.role === role && each.negated === negated).flatMap(({ named }) => named.ids));
  const tags = (negated: boolean): readonly Tag[] =>
    unique(
      sure.flatMap((item) =>
        item.meaning.kind === 'tag' && (tagLeads.get(item)?.negated ?? false) === negated ? [item.meaning.tag] : [],
      ),
    );
  return {
    attackers: unique([...ids('attacker', false), ...(implied?.ids ?? [])]),
    defenders: unique([...ids('defender', false), ...(ditto?.name.named.ids ?? [])]),
    tags: tags(false),
    excluded: {
      attackers: ids('attacker', true),
      defenders: ids('defender', true),
      tags: tags(true),
      moves: unique(unwanted.map(({ move }) => move)),
    },
  };
}

function answer(query: string, line: Line, reading: Reading, game: GameId | null): Understood {
  const { percent: wanted, sure } = settled(reading);
  const moves = unique(reading.moves.map(({ move }) => move));
  const { implied } = reading;
  const nothing = sure.length === 0 && moves.length === 0 && reading.unwanted.length === 0 && implied === null;
  const fillers = nothing ? [] : fillersOf(reading, sure, game);
  return {
    game,
    ...filtersOf(reading, sure),
    percent: wanted,
    moves,
    sequence: reading.sequence.map(({ move }) => move),
    first: reading.first,
    starts: reading.first === null ? [] : [reading.first],
    ends: reading.last === null ? [] : [reading.last],
    ...wishesOf(sure),
    optional: [],
    text: nothing ? plainText(query) : leftoverText(reading, sure, fillers),
    offers: offersOf(line, reading, game),
    implied: implied === null ? [] : [impliedOf(line, implied)],
    corrections: correctionsOf(line, reading),
    spans: spansOf(line, reading, sure, fillers, game),
  };
}

const impliedOf = (line: Line, { ids, label, item }: Implied): ImpliedFighters => ({
  values: ids,
  label,
  ...placeOf(line, item.from, item.to),
});

/** The sure items but second percent phrases, in order, and the percent range they ask for. */
function settled(reading: Reading): { percent: readonly [number, number] | null; sure: readonly Item[] } {
  const all = reading.items.filter((item) => reading.sure.has(item) && item.meaning.kind !== 'move');
  const percent = percentOf(all);
  return {
    percent: percent.range,
    sure: all.filter((item) => item.meaning.kind !== 'percent' || percent.items.includes(item)),
  };
}

/**
 * What a player means by a query: fighters with their roles, percent, types, moves and the words left for text search. Never
 * throws, reads the first 200 characters, and answers the same for the same question.
 *
 * Text search wants every word, so words that say nothing ("combos", "with", "how to") are left out of the text as soon as
 * anything else is understood; while nothing is, the text is the query as typed, in lower case. Moves stay in the text.
 */
export function understand(query: string, options: UnderstandOptions): Understood {
  const cut = cutQuery(query);
  const line = unhurried(readLine(cut));
  const literal = (options.literal ?? []).map((phrase) =>
    wordsOf(fold(phrase)).map((word) => hurriedWord(word) ?? word),
  );
  const written = withLiterals(tokensOf(line).tokens, literal);
  const game = namedGame(written) ?? options.game;
  const tokens = withSpaces(written, game);
  return answer(cut, line, readTokens(line, tokens, game, options.isAttacked), game);
}
