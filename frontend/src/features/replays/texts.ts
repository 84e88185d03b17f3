import english from '../../languages/en/features/replays.json' with { type: 'json' };
import { textsOf } from '../../shared/language/texts.js';

export const t = textsOf('features/replays', english);
