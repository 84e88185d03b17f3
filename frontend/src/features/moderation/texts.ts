import english from '../../languages/en/features/moderation.json' with { type: 'json' };
import { textsOf } from '../../shared/language/texts.js';

export const t = textsOf('features/moderation', english);
