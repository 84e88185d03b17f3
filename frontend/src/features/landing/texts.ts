import english from '../../languages/en/features/landing.json';
import { textsOf } from '../../shared/language/texts.js';

export const t = textsOf('features/landing', english);
