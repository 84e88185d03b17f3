import english from '../../languages/en/shared/clip.json' with { type: 'json' };
import { textsOf } from '../language/texts.js';

export const t = textsOf('shared/clip', english);
