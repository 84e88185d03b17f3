import { pressLabel, type ControllerType, type PressType } from '@combolab/contracts';
import { pressWords } from '../terms/presses.js';
import { isButton, type ButtonPart } from './parts.js';
import { t } from './texts.js';

/** The viewer's input in place of the author's, by the names of the specification. Absent inputs stay. */
export type Mapping = Readonly<Partial<Record<ButtonPart, ButtonPart>>>;

/** What stands on a button: the sign that is drawn and the word that is said. */
export interface PartLabel {
  readonly sign: string;
  readonly words: string;
}

const same = (sign: string): PartLabel => ({ sign, words: sign });

type Labels = Readonly<Record<ButtonPart, PartLabel>>;
const switchLabels: Labels = {
  A_BUTTON: same('A'),
  B_BUTTON: same('B'),
  X_BUTTON: same('X'),
  Y_BUTTON: same('Y'),
  L_TRIGGER: same('L'),
  R_TRIGGER: same('R'),
  L_Z: same('ZL'),
  R_Z: same('ZR'),
};

/** What each controller calls the author's inputs. Xbox's are those in the same place, PlayStation's those of custom. */
export const PART_LABELS: Readonly<Record<ControllerType, Labels>> = {
  SWITCH: switchLabels,
  GAMECUBE: { ...switchLabels, L_Z: same('Z'), R_Z: same('Z') },
  PLAYSTATION: {
    A_BUTTON: { sign: '□', words: t('square') },
    B_BUTTON: { sign: '○', words: t('circle') },
    X_BUTTON: same('X'),
    Y_BUTTON: { sign: '△', words: t('triangle') },
    L_TRIGGER: same('L1'),
    R_TRIGGER: same('R1'),
    L_Z: same('L2'),
    R_Z: same('R2'),
  },
  XBOX: {
    A_BUTTON: same('B'),
    B_BUTTON: same('A'),
    X_BUTTON: same('Y'),
    Y_BUTTON: same('X'),
    L_TRIGGER: same('LB'),
    R_TRIGGER: same('RB'),
    L_Z: same('LT'),
    R_Z: same('RT'),
  },
};

/** A GameCube controller has one Z. */
const onPad: Readonly<Partial<Record<ControllerType, Mapping>>> = { GAMECUBE: { L_Z: 'R_Z' } };

/** A mapping that can be taken as it is. */
export interface MappingPreset {
  readonly code: ControllerType;
  readonly name: 'by place' | 'by role' | 'by name';
  readonly mapping: Mapping;
}

/** `by place`: the button where the author's lies; `by role`: what does the same in the game by default; `by name`: the same letter. */
export const MAPPING_PRESETS: readonly MappingPreset[] = [
  {
    code: 'PLAYSTATION',
    name: 'by place',
    mapping: { A_BUTTON: 'B_BUTTON', B_BUTTON: 'X_BUTTON', X_BUTTON: 'Y_BUTTON', Y_BUTTON: 'A_BUTTON' },
  },
  {
    code: 'GAMECUBE',
    name: 'by role',
    mapping: { L_TRIGGER: 'R_Z', R_TRIGGER: 'R_Z', L_Z: 'L_TRIGGER', R_Z: 'R_TRIGGER' },
  },
  {
    code: 'XBOX',
    name: 'by name',
    mapping: { A_BUTTON: 'B_BUTTON', B_BUTTON: 'A_BUTTON', X_BUTTON: 'Y_BUTTON', Y_BUTTON: 'X_BUTTON' },
  },
];

/** Whether a mapping changes anything. */
export const changesInputs = (mapping: Mapping): boolean => Object.entries(mapping).some(([from, to]) => from !== to);

/** Only what is an input on either side: a record may come from an older page or from local storage. */
export function readMapping(record: Readonly<Record<string, unknown>> | undefined): Mapping {
  const known = (type: unknown): type is ButtonPart => typeof type === 'string' && isButton(type as PressType);
  return Object.fromEntries(Object.entries(record ?? {}).filter(([from, to]) => known(from) && known(to)));
}

/** How a viewer sees the author's presses. */
export interface ViewerMapping {
  /** The viewer's input; it tells the part, the colour and the lane. */
  readonly partOf: (type: PressType) => PressType;
  /** Sign on the viewer's keycap: `□`, `LB`, `↖`. */
  readonly labelOf: (type: PressType) => string;
  /** The viewer's input in words: `Square`, `stick up left`. */
  readonly wordsOf: (type: PressType) => string;
}

/** The viewer's own replacements first, then what the controller has. */
export function viewerMapping(code: ControllerType, mapping: Mapping = {}): ViewerMapping {
  const labels = PART_LABELS[code];
  const partOf = (type: PressType): PressType => {
    if (!isButton(type)) return type;
    const chosen = mapping[type] ?? type;
    return onPad[code]?.[chosen] ?? chosen;
  };
  const label = (type: PressType): PartLabel | null => {
    const part = partOf(type);
    return isButton(part) ? labels[part] : null;
  };
  return {
    partOf,
    labelOf: (type) => label(type)?.sign ?? pressLabel(type),
    wordsOf: (type) => label(type)?.words ?? pressWords(type),
  };
}

/** The author's inputs as they are. */
export const AUTHORS_VIEW: ViewerMapping = viewerMapping('SWITCH');
