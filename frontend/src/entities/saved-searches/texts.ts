import english from '../../languages/en/entities/saved-searches.json' with { type: 'json' };
import { textsOf } from '../../shared/language/texts.js';

export const t = textsOf('entities/saved-searches', english);
