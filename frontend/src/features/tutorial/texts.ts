import english from '../../languages/en/features/tutorial.json' with { type: 'json' };
import { textsOf } from '../../shared/language/texts.js';

export const t = textsOf('features/tutorial', english);
