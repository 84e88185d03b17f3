import english from '../../languages/en/features/practice.json' with { type: 'json' };
import { textsOf } from '../../shared/language/texts.js';

export const t = textsOf('features/practice', english);
