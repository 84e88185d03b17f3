export { startIndexer, type Indexer, type IndexerOptions, type IndexSource } from './indexer.js';
