import { nameFighters } from '@combolab/contracts';
import { translationOf } from './language.js';

/** By slug, of one piece each; the roster's own names are English. */
const names = Object.entries(translationOf('fighters'));

// fighters are called as their games call them in the language that is spoken, before anything asks for a name
nameFighters(Object.fromEntries(names.map(([slug, message]) => [slug, [message].flat().join('')])));
