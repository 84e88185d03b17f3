import type { estypes } from '@elastic/elasticsearch';
import { asWritten, read, unknownOf, type Reading } from '../search-text/reading.js';
import { allowedEdits, editsBetween } from '../search-text/spelling.js';
import { byCodeUnit } from '../search-text/by-code-unit.js';
import type { Clause } from './conditions.js';

type Ask = (request: estypes.SearchRequest) => Promise<estypes.SearchResponse>;

const FIELD = 'all';
/** Near words of one unknown word that are looked at; no language has as many. */
const MOST_NEAR = 1000;

/** Reads a text that finds nothing: which of its words are unknown, what is near them, how many documents have that. */
export async function readUnknown(text: string, ask: Ask): Promise<Reading> {
  const written = asWritten(text);
  const last = written.asked.at(-1)?.any[0] ?? '';
  const words = [...new Set(written.asked.flatMap(({ any }) => any))];
  const prefixed = { prefix: { [FIELD]: last } };
  const [begun = 0, ...counts] = await countEach([prefixed, ...words.map(whole)], ask);
  const known = new Set(words.filter((_, at) => (counts[at] ?? 0) > 0));
  const isKnown = (word: string, asPrefix: boolean): boolean => (asPrefix ? begun > 0 : known.has(word));
  const near = await nearestOfEach(
    unknownOf(written, { isKnown }).filter((word) => allowedEdits(word) > 0),
    ask,
  );
  return read(text, { isKnown, nearest: (word) => near.get(word) ?? [] });
}

const whole = (word: string): Clause => ({ term: { [FIELD]: word } });

/** How many documents each clause finds. */
async function countEach(clauses: readonly Clause[], ask: Ask): Promise<number[]> {
  if (clauses.length === 0) return [];
  const filters = clauses.map((clause) => ({ bool: { filter: [clause] } }));
  const { aggregations } = await ask({ size: 0, track_total_hits: false, aggs: { counts: { filters: { filters } } } });
  const { buckets } = aggregations?.counts as { readonly buckets: readonly { readonly doc_count: number }[] };
  return buckets.map(({ doc_count: count }) => count);
}

/** For each word those of the words at the smallest distance that a document has, the most frequent first. */
async function nearestOfEach(words: readonly string[], ask: Ask): Promise<Map<string, readonly string[]>> {
  if (words.length === 0) return new Map();
  const near = await nearWords(words, ask);
  const all = [...new Set(near.flat())];
  const counts = await countEach(all.map(whole), ask);
  const frequency = new Map(all.map((word, at) => [word, counts[at] ?? 0]));
  const frequencyOf = (word: string): number => frequency.get(word) ?? 0;
  return new Map(
    words.map((word, at) => {
      const living = (near[at] ?? []).filter((each) => frequencyOf(each) > 0);
      const edits = new Map(living.map((each) => [each, editsOf(word, each)]));
      const least = Math.min(...edits.values());
      const nearest = living.filter((each) => edits.get(each) === least);
      return [word, nearest.sort((a, b) => frequencyOf(b) - frequencyOf(a) || byCodeUnit(a, b))];
    }),
  );
}

const editsOf = (a: string, b: string): number => editsBetween(Array.from(a), Array.from(b), 2);

/** Those within the allowed distance of each word, those of deleted documents among them. */
async function nearWords(words: readonly string[], ask: Ask): Promise<string[][]> {
  const suggesters = words.map((word, at) => [`word${String(at)}`, suggesterOf(word)] as const);
  const { suggest = {} } = await ask({ size: 0, track_total_hits: false, suggest: Object.fromEntries(suggesters) });
  return words.map((word, at) => {
    const found = suggest[`word${String(at)}`] as readonly { readonly options: readonly { readonly text: string }[] }[];
    const options = found.flatMap((each) => each.options.map((option) => option.text));
    return options.filter((each) => each !== word && editsOf(word, each) <= allowedEdits(word));
  });
}

function suggesterOf(word: string): estypes.SearchFieldSuggester {
  return {
    text: word,
    term: {
      field: FIELD,
      // a word of deleted documents counts as there
      suggest_mode: 'always',
      max_edits: allowedEdits(word),
      prefix_length: 1,
      min_word_length: 1,
      size: MOST_NEAR,
      shard_size: MOST_NEAR,
      accuracy: 0,
      max_term_freq: 2 ** 30,
    },
  } as estypes.SearchFieldSuggester;
}
