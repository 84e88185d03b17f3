import english from '../../languages/en/features/frame-tables.json' with { type: 'json' };
import { textsOf } from '../../shared/language/texts.js';

export const t = textsOf('features/frame-tables', english);
