import english from '../../languages/en/shared/api.json';
import { textsOf } from '../language/texts.js';

export const t = textsOf('shared/api', english);
