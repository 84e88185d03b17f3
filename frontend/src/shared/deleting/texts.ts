import english from '../../languages/en/shared/deleting.json' with { type: 'json' };
import { textsOf } from '../language/texts.js';

export const t = textsOf('shared/deleting', english);
