import english from '../../languages/en/features/account.json' with { type: 'json' };
import { textsOf } from '../../shared/language/texts.js';

export const t = textsOf('features/account', english);
