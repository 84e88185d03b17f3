import english from '../../languages/en/features/replays.json';
import { textsOf } from '../../shared/language/texts.js';

export const t = textsOf('features/replays', english);
