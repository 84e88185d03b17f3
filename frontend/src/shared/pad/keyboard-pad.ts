import { directionOf, type PressType } from '@combolab/contracts';
import type { PadState, StickName, Tilt } from './pad-state.js';
import { t } from './texts.js';

/** What of a `KeyboardEvent` is read. */
export interface Key {
  readonly key: string;
  /** Place of the key, the same when it goes up, whatever is held beside it. */
  readonly code: string;
  readonly shiftKey: boolean;
}

const ARROWS: Readonly<Record<string, Tilt>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
/** Buttons by their letter; ZL and ZR have none, so they lie beside one another. */
const LETTERS: Readonly<Record<string, PressType>> = {
  a: 'A_BUTTON',
  b: 'B_BUTTON',
  x: 'X_BUTTON',
  y: 'Y_BUTTON',
  l: 'L_TRIGGER',
  r: 'R_TRIGGER',
  q: 'L_Z',
  w: 'R_Z',
};

/** A key as it is shown and as it is said. */
export interface ShownKey {
  readonly sign: string;
  readonly words: string;
}

const SHIFT: ShownKey = { sign: t('shift'), words: t('shift') };
const ARROW_KEYS = [
  ['UP', { sign: '↑', words: t('arrowUp') }],
  ['DOWN', { sign: '↓', words: t('arrowDown') }],
  ['LEFT', { sign: '←', words: t('arrowLeft') }],
  ['RIGHT', { sign: '→', words: t('arrowRight') }],
] as const satisfies readonly (readonly [string, ShownKey])[];

/** The keys that press an input, all at once: one letter, one arrow, two for a diagonal, with Shift for the C-stick. */
export function keysOf(type: PressType): readonly ShownKey[] {
  const direction = directionOf(type);
  if (direction === null) {
    const letters = Object.keys(LETTERS).filter((letter) => LETTERS[letter] === type);
    return letters.map((letter) => ({ sign: letter.toUpperCase(), words: letter.toUpperCase() }));
  }
  const arrows = ARROW_KEYS.filter(([side]) => direction.split('_').includes(side)).map(([, key]) => key);
  return type.startsWith('C_STICK') ? [SHIFT, ...arrows] : arrows;
}

/** The Latin letter of a key; by its place where the keyboard writes another script. */
const letterOf = ({ key, code }: Key): string =>
  (/^[a-z]$/i.test(key) ? key : (/^Key([A-Z])$/.exec(code)?.[1] ?? '')).toLowerCase();

/** The keyboard as a pad: arrows are the stick (two at once a diagonal), with Shift the C-stick; letters are buttons. */
export class KeyboardPad {
  readonly #arrows = new Map<string, { readonly stick: StickName; readonly tilt: Tilt }>();
  readonly #buttons = new Map<string, PressType>();

  /**
   * @param letters whether letters count, too
   * @returns whether the key is one of the pad's
   */
  down(key: Key, letters: boolean): boolean {
    const tilt = ARROWS[key.key];
    if (tilt !== undefined) {
      // A key that repeats stays with the stick it began with.
      if (!this.#arrows.has(key.code))
        this.#arrows.set(key.code, { stick: key.shiftKey ? 'C_STICK' : 'CONTROL_STICK', tilt });
      return true;
    }
    const button = letters ? LETTERS[letterOf(key)] : undefined;
    if (button !== undefined) this.#buttons.set(key.code, button);
    return button !== undefined;
  }

  up({ code }: Pick<Key, 'code'>): void {
    this.#arrows.delete(code);
    this.#buttons.delete(code);
  }

  /** Lets go of everything, as when the window loses the keyboard. */
  release(): void {
    this.#arrows.clear();
    this.#buttons.clear();
  }

  get state(): PadState {
    return {
      buttons: new Set(this.#buttons.values()),
      sticks: { CONTROL_STICK: this.#tilt('CONTROL_STICK'), C_STICK: this.#tilt('C_STICK') },
    };
  }

  #tilt(of: StickName): Tilt {
    let [x, y] = [0, 0];
    for (const { stick, tilt } of this.#arrows.values()) {
      if (stick !== of) continue;
      x += tilt[0];
      y += tilt[1];
    }
    return [x, y];
  }
}
