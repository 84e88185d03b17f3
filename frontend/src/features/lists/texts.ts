import english from '../../languages/en/features/lists.json' with { type: 'json' };
import { textsOf } from '../../shared/language/texts.js';

export const t = textsOf('features/lists', english);
