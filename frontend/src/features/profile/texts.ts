import english from '../../languages/en/features/profile.json' with { type: 'json' };
import { textsOf } from '../../shared/language/texts.js';

export const t = textsOf('features/profile', english);
