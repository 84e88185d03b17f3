import english from '../../languages/en/features/guide.json' with { type: 'json' };
import { textsOf } from '../../shared/language/texts.js';

export const t = textsOf('features/guide', english);
