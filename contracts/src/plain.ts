// What loads no schema: threads of engines start with these alone, in a fifth of the time.
export * from './events/personal-path.js';
export * from './events/unreadable.js';
export * from './query/fold.js';
export * from './views/percent-bins.js';
export * from './record-of.js';
export * from './search-fields/facet-order.js';
export * from './search-fields/fields.js';
export * from './track/performed-moves.js';
