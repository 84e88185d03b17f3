import english from '../../languages/en/features/palette.json' with { type: 'json' };
import { textsOf } from '../../shared/language/texts.js';

export const t = textsOf('features/palette', english);
