export { knockbackRulesOf } from '../games/knockback.js';
export * from './knockback-rules.js';
export * from './hit-facts.js';
export * from './placed-moves.js';
export type { WhyUnknown } from './touches.js';
export * from './true-links.js';
export * from './true-ranges.js';
