import english from '../../languages/en/shared/keys.json' with { type: 'json' };
import { textsOf } from '../language/texts.js';

export const t = textsOf('shared/keys', english);
