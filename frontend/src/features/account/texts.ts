import english from '../../languages/en/features/account.json';
import { textsOf } from '../../shared/language/texts.js';

export const t = textsOf('features/account', english);
