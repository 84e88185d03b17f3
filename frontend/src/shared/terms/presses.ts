import { pressLabel, type PressType } from '@combolab/contracts';
import english from '../../languages/en/shared/terms/presses.json' with { type: 'json' };
import { textsOf } from '../language/texts.js';

const t = textsOf('shared/terms/presses', english);
type Stick = keyof typeof english;
const isStick = (type: PressType): type is Stick => type in english;

/** A press in words: `stick up left`, `C-stick down`, `A`. Buttons have the names that stand on a Switch pad. */
export const pressWords = (type: PressType): string => (isStick(type) ? t(type) : pressLabel(type));
