import { gameOrDefault, type Direction, type PressType } from '@combolab/contracts';

/** What words mean depends on the game and on where the fighter looks. */
export interface WordContext {
  readonly gameId: string;
  readonly facing: 'left' | 'right';
}

/** A word for inputs: presses themselves, or what the fighter does with them. */
type Meaning = readonly PressType[] | 'forward' | 'back' | 'shield' | 'grab';

const SPELT: Readonly<Record<Direction, string>> = {
  UP: 'up,↑',
  DOWN: 'down,↓',
  LEFT: 'left,←',
  RIGHT: 'right,→',
  UP_LEFT: 'up left,upleft,left up,↖',
  UP_RIGHT: 'up right,upright,right up,↗',
  DOWN_LEFT: 'down left,downleft,left down,↙',
  DOWN_RIGHT: 'down right,downright,right down,↘',
};
const DIRECTIONS = Object.entries(SPELT) as readonly (readonly [Direction, string])[];
const STICK = ['', 'stick ', 'control stick ', 'left stick ', 'ls '];
const C_STICK = ['c', 'c ', 'cstick ', 'c stick ', 'right stick ', 'rs '];

const BUTTONS: Readonly<Record<string, Meaning>> = {
  'a,a button,attack': ['A_BUTTON'],
  'b,b button,special': ['B_BUTTON'],
  'x,x button,jump,hop,short hop,shorthop,sh,full hop,fullhop,fh,double jump,dj': ['X_BUTTON'],
  'y,y button': ['Y_BUTTON'],
  'l,l button,l trigger': ['L_TRIGGER'],
  'r,r button,r trigger': ['R_TRIGGER'],
  lr: ['L_TRIGGER', 'R_TRIGGER'],
  'zl,lz,l z': ['L_Z'],
  'zr,rz,r z,z,z button': ['R_Z'],
  'shield,block,dodge,air dodge,airdodge,tech': 'shield',
  grab: 'grab',
  'forward,forwards,fwd,toward,towards,dash,run,walk': 'forward',
  'back,backward,backwards,away': 'back',
  'fast fall,fastfall,ff,crouch': ['CONTROL_STICK_DOWN'],
};

const words = new Map<string, Meaning>();
for (const [direction, spelt] of DIRECTIONS)
  for (const each of spelt.split(',')) {
    for (const stick of STICK) words.set(stick + each, [`CONTROL_STICK_${direction}`]);
    for (const stick of C_STICK) words.set(stick + each, [`C_STICK_${direction}`]);
  }
for (const [spelt, meaning] of Object.entries(BUTTONS)) for (const each of spelt.split(',')) words.set(each, meaning);

/** All spellings, for suggestions. */
export const inputSpellings = (): Iterable<string> => words.keys();

/** Shield and grab with the controls as the game comes. */
export const shieldOf = ({ gameId }: WordContext): PressType => gameOrDefault(gameId).inputs.shield;
export const grabOf = ({ gameId }: WordContext): PressType => gameOrDefault(gameId).inputs.grab;

/** The stick towards where the fighter looks, or away from it. */
export const stickTowards = ({ facing }: WordContext, way: 'forward' | 'back'): PressType =>
  (facing === 'right') === (way === 'forward') ? 'CONTROL_STICK_RIGHT' : 'CONTROL_STICK_LEFT';

function pressesOf(meaning: Meaning, context: WordContext): readonly PressType[] {
  if (meaning === 'shield') return [shieldOf(context)];
  if (meaning === 'grab') return [grabOf(context)];
  if (meaning === 'forward' || meaning === 'back') return [stickTowards(context, meaning)];
  return meaning;
}

const PAD: Readonly<Record<string, Direction | null>> = {
  1: 'DOWN_LEFT',
  2: 'DOWN',
  3: 'DOWN_RIGHT',
  4: 'LEFT',
  5: null,
  6: 'RIGHT',
  7: 'UP_LEFT',
  8: 'UP',
  9: 'UP_RIGHT',
};
for (const [direction, spelt] of DIRECTIONS) Object.assign(PAD, { [spelt.split(',').at(-1) ?? '']: direction });

/** `6`, `c8`, `2A`, `↓b`: a stick as on a number pad or as an arrow, and a button; `5` is the stick at rest. */
function compact(word: string, context: WordContext): readonly PressType[] | null {
  const match = /^(c?)([1-9↑↓←→↖↗↙↘])([a-z]*)$/.exec(word);
  if (match === null) return null;
  const [, c = '', sign = '', button = ''] = match;
  const direction = PAD[sign] ?? null;
  const pressed = button === '' ? [] : words.get(button);
  if (pressed === undefined || (direction === null && button === '')) return null;
  const stick: readonly PressType[] =
    direction === null ? [] : [c === '' ? `CONTROL_STICK_${direction}` : `C_STICK_${direction}`];
  return [...stick, ...pressesOf(pressed, context)];
}

/** The presses that words of buttons and sticks mean; null when they mean none. */
export function pressesOfWords(phrase: string, context: WordContext): readonly PressType[] | null {
  const spelt = phrase
    .toLowerCase()
    .replace(/[-_.\s]+/g, ' ')
    .trim();
  const meaning = words.get(spelt);
  return meaning === undefined ? compact(spelt, context) : pressesOf(meaning, context);
}
