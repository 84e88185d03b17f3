import english from '../../languages/en/features/profile.json';
import { textsOf } from '../../shared/language/texts.js';

export const t = textsOf('features/profile', english);
