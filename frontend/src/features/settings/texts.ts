import english from '../../languages/en/features/settings.json';
import { textsOf } from '../../shared/language/texts.js';

export const t = textsOf('features/settings', english);
