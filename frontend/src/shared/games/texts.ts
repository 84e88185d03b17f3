import english from '../../languages/en/shared/games.json' with { type: 'json' };
import { textsOf } from '../language/texts.js';

export const t = textsOf('shared/games', english);
