import english from '../../languages/en/shared/lanes.json' with { type: 'json' };
import { textsOf } from '../language/texts.js';

export const t = textsOf('shared/lanes', english);
