import english from '../../languages/en/features/landing.json' with { type: 'json' };
import { textsOf } from '../../shared/language/texts.js';

export const t = textsOf('features/landing', english);
