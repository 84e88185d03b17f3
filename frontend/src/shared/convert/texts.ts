import english from '../../languages/en/shared/convert.json' with { type: 'json' };
import { textsOf } from '../language/texts.js';

export const t = textsOf('shared/convert', english);
