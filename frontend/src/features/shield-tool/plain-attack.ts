import { USUAL_STATE } from '@combolab/contracts/frame-data';
import type { ToolChoice } from '../../entities/frame-data/tool-link.js';

/** What is chosen of an attack that nothing more is known of. */
export const PLAIN: Pick<ToolChoice, 'hit' | 'landing' | 'state'> = { hit: null, landing: 'lag', state: USUAL_STATE };
