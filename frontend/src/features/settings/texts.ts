import english from '../../languages/en/features/settings.json' with { type: 'json' };
import { textsOf } from '../../shared/language/texts.js';

export const t = textsOf('features/settings', english);
