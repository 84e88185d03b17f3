import english from '../../languages/en/shared/ui.json' with { type: 'json' };
import { textsOf } from '../language/texts.js';

export const t = textsOf('shared/ui', english);
