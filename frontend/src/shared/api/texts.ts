import english from '../../languages/en/shared/api.json' with { type: 'json' };
import { textsOf } from '../language/texts.js';

export const t = textsOf('shared/api', english);
