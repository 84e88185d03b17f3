import { meleeCombos } from './combos/melee-combos.js';
import { ultimateCombos } from './combos/ultimate-combos.js';
import type { SampleCombo } from './sample-combo.js';

/** The combos a fresh installation can be filled with, each with a clip of its own. */
export const sampleCombos: readonly SampleCombo[] = [...ultimateCombos, ...meleeCombos];
