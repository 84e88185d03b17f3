import type { SearchDocument, SearchQuery } from '../../ports/search-index.js';
import { matches, words } from './match.js';
import type { AskedWord } from './reading.js';

/**
 * Whether a search finds this document. Its words are taken as they are written, the last as a prefix: without the words of
 * all documents nobody can tell which one is misspelt.
 */
export function findsDocument(query: SearchQuery, document: SearchDocument): boolean {
  const all = words(query.text);
  const asked = all.map((word, at): AskedWord => ({ any: [word], asPrefix: at === all.length - 1 }));
  return matches(document, query, asked);
}
