import english from '../../languages/en/entities/replay.json' with { type: 'json' };
import { textsOf } from '../../shared/language/texts.js';

export const t = textsOf('entities/replay', english);
