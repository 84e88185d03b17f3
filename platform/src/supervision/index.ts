export * from './absence.js';
export * from './beat.js';
export * from './failing.js';
export * from './live-supervised.js';
export * from './reaction.js';
export * from './supervisor.js';
export * from './thread.js';
export * from './watched.js';
