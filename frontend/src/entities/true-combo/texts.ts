import english from '../../languages/en/entities/true-combo.json' with { type: 'json' };
import { textsOf } from '../../shared/language/texts.js';

export const t = textsOf('entities/true-combo', english);
