import english from '../../languages/en/features/saved-searches.json' with { type: 'json' };
import { textsOf } from '../../shared/language/texts.js';

export const t = textsOf('features/saved-searches', english);
