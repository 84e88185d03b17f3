import type { GameDefinition } from './game.js';
import { melee } from './ssbm/index.js';
import { ultimate } from './ssbu/index.js';

/** The games shipped, the default first. */
export const shippedGames: readonly [GameDefinition, ...GameDefinition[]] = [ultimate, melee];
