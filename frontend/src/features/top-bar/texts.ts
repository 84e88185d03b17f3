import english from '../../languages/en/features/top-bar.json';
import { textsOf } from '../../shared/language/texts.js';

export const t = textsOf('features/top-bar', english);
