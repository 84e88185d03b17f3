import english from '../../languages/en/entities/guides.json' with { type: 'json' };
import { textsOf } from '../../shared/language/texts.js';

export const t = textsOf('entities/guides', english);
