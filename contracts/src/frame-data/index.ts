export * from './fighter-frames.js';
export * from './shield-cost.js';
export * from './shield-options.js';
export * from './shield-window.js';
export * from './stun-formula.js';
