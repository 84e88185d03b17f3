import { describeFields } from './search-index/fields.js';
import { describeFiltering } from './search-index/filtering.js';
import { describeModel, type Ranks } from './search-index/model.js';
import { describeOrdering } from './search-index/ordering.js';
import { describeRanking } from './search-index/ranking.js';
import { describeRebuilding } from './search-index/rebuilding.js';
import { describeSequences } from './search-index/sequences.js';
import type { CreateSearchIndex } from './search-index/support.js';
import { describeText } from './search-index/text.js';
import { describeTypos } from './search-index/typos.js';
import { describeWriting } from './search-index/writing.js';

export type { CreateSearchIndex } from './search-index/support.js';

/** Every SearchIndex adapter must pass this. @param create a new, empty index. @param ranks whether it counts relevance as the judge does */
export function describeSearchIndex(name: string, create: CreateSearchIndex, ranks: Ranks = 'exactly'): void {
  describe(`SearchIndex: ${name}`, () => {
    describeFiltering(create);
    describeFields(create);
    describeSequences(create);
    describeText(create);
    describeTypos(create);
    describeOrdering(create);
    describeRanking(create);
    describeWriting(create);
    describeRebuilding(create);
    describeModel(create, ranks);
  });
}
