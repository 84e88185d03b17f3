export { startIndexer, type Indexer, type IndexerOptions } from './indexer.js';
export { startSharedIndexer, type SharedIndexer, type SharedIndexerOptions } from './shared-indexer.js';
export type { IndexSource } from './index-source.js';
