import english from '../../languages/en/entities/frame-data.json' with { type: 'json' };
import { textsOf } from '../../shared/language/texts.js';

export const t = textsOf('entities/frame-data', english);
