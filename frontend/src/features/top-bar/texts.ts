import english from '../../languages/en/features/top-bar.json' with { type: 'json' };
import { textsOf } from '../../shared/language/texts.js';

export const t = textsOf('features/top-bar', english);
