import english from '../../languages/en/entities/follows.json' with { type: 'json' };
import { textsOf } from '../../shared/language/texts.js';

export const t = textsOf('entities/follows', english);
