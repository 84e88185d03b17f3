import english from '../../languages/en/features/discover.json' with { type: 'json' };
import { textsOf } from '../../shared/language/texts.js';

export const t = textsOf('features/discover', english);
