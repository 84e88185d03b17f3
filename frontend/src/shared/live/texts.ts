import english from '../../languages/en/shared/live.json';
import { textsOf } from '../language/texts.js';

export const t = textsOf('shared/live', english);
