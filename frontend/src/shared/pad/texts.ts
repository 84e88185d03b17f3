import english from '../../languages/en/shared/pad.json' with { type: 'json' };
import { textsOf } from '../language/texts.js';

export const t = textsOf('shared/pad', english);
