import english from '../../languages/en/features/results.json';
import { textsOf } from '../../shared/language/texts.js';

export const t = textsOf('features/results', english);
