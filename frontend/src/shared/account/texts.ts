import english from '../../languages/en/shared/account.json' with { type: 'json' };
import { textsOf } from '../language/texts.js';

export const t = textsOf('shared/account', english);
