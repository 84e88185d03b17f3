import english from '../../languages/en/entities/lists.json' with { type: 'json' };
import { textsOf } from '../../shared/language/texts.js';

export const t = textsOf('entities/lists', english);
