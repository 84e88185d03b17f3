import english from '../../languages/en/shared/combos.json';
import { textsOf } from '../language/texts.js';

export const t = textsOf('shared/combos', english);
