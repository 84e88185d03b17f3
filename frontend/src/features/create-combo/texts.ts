import english from '../../languages/en/features/create-combo.json' with { type: 'json' };
import { textsOf } from '../../shared/language/texts.js';

export const t = textsOf('features/create-combo', english);
