import english from '../../languages/en/features/combo.json' with { type: 'json' };
import { textsOf } from '../../shared/language/texts.js';

export const t = textsOf('features/combo', english);
