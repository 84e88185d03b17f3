export * from './blobs.contract.js';
export * from './event-log.contract.js';
export * from './jobs.contract.js';
export * from './search-index.contract.js';
export { describeDocuments } from './documents.contract.js';
