import english from '../../languages/en/shared/lib.json' with { type: 'json' };
import { textsOf } from '../language/texts.js';

export const t = textsOf('shared/lib', english);
