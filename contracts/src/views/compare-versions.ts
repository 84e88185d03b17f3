import type { ViewVersion } from './text.js';

/** Negative, zero or positive, as `a` is older than, equal to or newer than `b`. */
export const compareVersions = (a: ViewVersion, b: ViewVersion): number => a[0] - b[0] || a[1] - b[1];
