import english from '../../languages/en/features/results.json' with { type: 'json' };
import { textsOf } from '../../shared/language/texts.js';

export const t = textsOf('features/results', english);
