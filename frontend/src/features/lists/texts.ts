import english from '../../languages/en/features/lists.json';
import { textsOf } from '../../shared/language/texts.js';

export const t = textsOf('features/lists', english);
