import english from '../../languages/en/features/fighter-combos.json' with { type: 'json' };
import { textsOf } from '../../shared/language/texts.js';

export const t = textsOf('features/fighter-combos', english);
