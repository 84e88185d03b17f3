import { describeSearchIndex } from '../contract-suites/search-index.contract.js';
import { createMemorySearchIndex } from './memory-search-index.js';

describeSearchIndex('memory', () => Promise.resolve(createMemorySearchIndex()));
