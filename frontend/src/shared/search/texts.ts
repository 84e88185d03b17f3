import english from '../../languages/en/shared/search.json';
import { textsOf } from '../language/texts.js';

export const t = textsOf('shared/search', english);
