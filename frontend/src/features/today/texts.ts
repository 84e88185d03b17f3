import english from '../../languages/en/features/today.json' with { type: 'json' };
import { textsOf } from '../../shared/language/texts.js';

export const t = textsOf('features/today', english);
