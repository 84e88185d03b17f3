import english from '../languages/en/app.json' with { type: 'json' };
import { textsOf } from '../shared/language/texts.js';

export const t = textsOf('app', english);
