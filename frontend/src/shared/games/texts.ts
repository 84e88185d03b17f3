import english from '../../languages/en/shared/games.json';
import { textsOf } from '../language/texts.js';

export const t = textsOf('shared/games', english);
