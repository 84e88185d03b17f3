import english from '../../languages/en/shared/live.json' with { type: 'json' };
import { textsOf } from '../language/texts.js';

export const t = textsOf('shared/live', english);
