import english from '../../languages/en/features/custom-mappings.json' with { type: 'json' };
import { textsOf } from '../../shared/language/texts.js';

export const t = textsOf('features/custom-mappings', english);
