import english from '../../languages/en/shared/offline.json' with { type: 'json' };
import { textsOf } from '../language/texts.js';

export const t = textsOf('shared/offline', english);
