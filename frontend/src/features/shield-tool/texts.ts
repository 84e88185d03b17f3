import english from '../../languages/en/features/shield-tool.json' with { type: 'json' };
import { textsOf } from '../../shared/language/texts.js';

export const t = textsOf('features/shield-tool', english);
