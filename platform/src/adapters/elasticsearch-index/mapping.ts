import { eachField, FIELDS_VERSION, type FieldValues } from '@combolab/contracts';
import type { estypes } from '@elastic/elasticsearch';

/**
 * Raised whenever documents or mapping change their meaning, and by every new field: an older index is then made anew and filled
 * again.
 */
export const MAPPING_VERSION = 9 + FIELDS_VERSION;
/** Facet values that are counted; no facet has as many. */
export const FACET_VALUES = 10_000;
/** 10,000 skipped hits, the longest page, and one more to see whether another page follows. */
const RESULT_WINDOW = 10_100;
/** In characters. Lucene refuses a word of more than 32,766 bytes and with it the document. */
const LONGEST_WORD = 8000;

const filtered: estypes.MappingProperty = { type: 'keyword' };
const sorted = (type: 'integer' | 'long' | 'double'): estypes.MappingProperty => ({ type, index: false });
/** Folded words between spaces; their first letters have terms of their own, because every letter typed is a search. */
const words: estypes.MappingProperty = {
  type: 'text',
  analyzer: 'folded_words',
  norms: false,
  index_options: 'docs',
  index_prefixes: { min_chars: 1, max_chars: 4 },
};
const folded: estypes.MappingProperty = {
  type: 'keyword',
  doc_values: false,
  ignore_above: LONGEST_WORD,
  fields: { words },
};

/** Ids between spaces, in their order. */
const run: estypes.MappingProperty = {
  type: 'text',
  analyzer: 'folded_words',
  norms: false,
  index_options: 'positions',
};

const properties: Record<keyof StoredFields, estypes.MappingProperty> = {
  alive: { type: 'boolean' },
  id: filtered,
  ...eachField(() => filtered),
  percent: { type: 'integer_range', doc_values: false },
  firstBin: sorted('integer'),
  lastBin: sorted('integer'),
  width: sorted('integer'),
  difficultyScore: sorted('double'),
  numLikes: sorted('long'),
  standing: sorted('integer'),
  createdMs: sorted('long'),
  name: folded,
  label: words,
  all: words,
  title: filtered,
  titleLength: { type: 'integer', doc_values: false },
  numDefenders: { type: 'integer', doc_values: false },
  moves: filtered,
  mentioned: filtered,
  firstMove: filtered,
  moveRun: run,
  thrownRun: run,
  inputRun: run,
  checkpoint: { type: 'keyword', index: false, doc_values: false },
};

/** What Elasticsearch holds of a combo. Text is folded before it is stored, so that every adapter finds the same. */
export interface StoredFields extends FieldValues {
  /** Absent from tombstones and from the checkpoint. */
  readonly alive: true;
  readonly id: string;
  readonly percent: { readonly gte: number; readonly lte: number };
  /** Of the percent histogram, 0 to 19. */
  readonly firstBin: number;
  readonly lastBin: number;
  /** Percent. */
  readonly width: number;
  readonly difficultyScore: number;
  readonly numLikes: number;
  readonly standing: number;
  readonly createdMs: number;
  readonly name: string;
  /** Words of name, tags and fighters. */
  readonly label: string;
  /** Those and the words of the description. */
  readonly all: string;
  /** Words of the name, each once; see the port. */
  readonly title: readonly string[];
  readonly titleLength: number;
  readonly numDefenders: number;
  /** Each once. */
  readonly moves: readonly string[];
  readonly mentioned: readonly string[];
  /** Those it begins with, a grab with its throw; absent from a combo without moves. */
  readonly firstMove?: readonly string[];
  /** All moves in their order between {@link BEGINNING} and {@link END}, as {@link runOf} writes them. */
  readonly moveRun: string;
  /** The same from the throw on, of a combo that begins with a grab; absent from others. */
  readonly thrownRun?: string;
  readonly inputRun: string;
  readonly checkpoint: string;
}

/** Settings and mapping of a new index. @param refreshInterval such as `1s`; `-1` for never */
export function indexBody(refreshInterval: string): Pick<estypes.IndicesCreateRequest, 'settings' | 'mappings'> {
  return {
    settings: {
      auto_expand_replicas: '0-1',
      refresh_interval: refreshInterval,
      max_result_window: RESULT_WINDOW,
      analysis: {
        tokenizer: { spaces: { type: 'whitespace', max_token_length: LONGEST_WORD } },
        analyzer: { folded_words: { type: 'custom', tokenizer: 'spaces' } },
      },
    },
    mappings: { dynamic: 'strict', _meta: { version: MAPPING_VERSION }, properties },
  };
}
