import english from '../../languages/en/shared/clip.json';
import { textsOf } from '../language/texts.js';

export const t = textsOf('shared/clip', english);
