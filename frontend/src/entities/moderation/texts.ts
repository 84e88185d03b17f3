import english from '../../languages/en/entities/moderation.json' with { type: 'json' };
import { textsOf } from '../../shared/language/texts.js';

export const t = textsOf('entities/moderation', english);
