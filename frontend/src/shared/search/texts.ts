import english from '../../languages/en/shared/search.json' with { type: 'json' };
import { textsOf } from '../language/texts.js';

export const t = textsOf('shared/search', english);
