import english from '../../languages/en/shared/notation.json' with { type: 'json' };
import { textsOf } from '../language/texts.js';

export const t = textsOf('shared/notation', english);
