import type { FighterFrames } from '@combolab/contracts/frame-data';

/** Name of a fighter in addresses: `donkey-kong`. */
export const slugOf = ({ fighterId }: FighterFrames): string => fighterId.slice(fighterId.indexOf(':') + 1);
