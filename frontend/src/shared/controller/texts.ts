import english from '../../languages/en/shared/controller.json' with { type: 'json' };
import { textsOf } from '../language/texts.js';

export const t = textsOf('shared/controller', english);
