export * from './blobs.contract.js';
export * from './engines.js';
export * from './event-log.contract.js';
export * from './jobs.contract.js';
export * from './search-index.contract.js';
export { describeDocuments } from './documents.contract.js';
export * from './idempotency-keys.contract.js';
export * from './identity.contract.js';
export * from './live-feed.contract.js';
