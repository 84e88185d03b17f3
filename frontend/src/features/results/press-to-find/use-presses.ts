import type { PressType } from '@combolab/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import { characterKeys } from '../../../shared/keys/shortcuts.js';
import { KeyboardPad } from '../../../shared/pad/keyboard-pad.js';
import { isKnownPad, readPad } from '../../../shared/pad/pad-layout.js';
import { profileOf } from '../../../shared/pad/pad-profile.js';
import { NOTHING_PRESSED, type PadState } from '../../../shared/pad/pad-state.js';
import { PressReader } from './press-reader.js';

/** A pad is asked 60 times a second: a push that begins between two directions shows itself within two askings. */
const PAD_SETTLE_MS = 30;
/** Two keys of a diagonal are never hit at once. */
const KEYS_SETTLE_MS = 60;

/** What the browser knows of pads. */
export interface Pads {
  /** `off` where pages may not see pads: they need a secure address. */
  readonly state: 'off' | 'none' | 'ready' | 'unknown';
  readonly held: readonly PressType[];
}

const padsNow = (): readonly (Gamepad | null)[] | null =>
  'getGamepads' in navigator ? [...navigator.getGamepads()] : null;

/** Reads every pad; one that shows itself only now was woken by a press that is meant. */
class AllPads {
  readonly #pads = new Map<number, { readonly reader: PressReader; state: PadState }>();

  constructor() {
    for (const pad of padsNow() ?? []) {
      if (pad === null) continue;
      const known = this.#of(pad);
      known.state = readPad(pad, NOTHING_PRESSED, profileOf(pad));
      known.reader.begin(known.state);
    }
  }

  step(now: number): { readonly pressed: readonly PressType[]; readonly pads: Pads } {
    const all = padsNow();
    const pads = (all ?? []).filter((pad) => pad !== null);
    const pressed = pads.flatMap((pad) => {
      const known = this.#of(pad);
      known.state = readPad(pad, known.state, profileOf(pad));
      return known.reader.step(known.state, now);
    });
    const held = pads.flatMap((pad) => this.#of(pad).reader.held);
    const isKnown = pads.some((pad) => isKnownPad(pad) || profileOf(pad) !== null);
    const state = all === null ? 'off' : pads.length === 0 ? 'none' : isKnown ? 'ready' : 'unknown';
    return { pressed, pads: { state, held } };
  }

  #of({ index }: Gamepad) {
    const known = this.#pads.get(index) ?? { reader: new PressReader(PAD_SETTLE_MS), state: NOTHING_PRESSED };
    this.#pads.set(index, known);
    return known;
  }
}

/** Those belong to browser and screen reader. */
const modified = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey;

/** Listens to pads and keyboard as long as it is on the page. @param onPress what was pressed, in order */
export function usePresses(onPress: (inputs: readonly PressType[]) => void): Pads {
  const [shown, setShown] = useState<Pads>({ state: 'none', held: [] });
  const tell = useEffectEvent((inputs: readonly PressType[]) => {
    if (inputs.length > 0) onPress(inputs);
  });
  useEffect(() => {
    const pads = new AllPads();
    const keyboard = new KeyboardPad();
    const keys = new PressReader(KEYS_SETTLE_MS);
    let frame = 0;
    let drawn = '';
    const readKeys = () => {
      tell(keys.step(keyboard.state, performance.now()));
    };
    const poll = (now: number) => {
      frame = requestAnimationFrame(poll);
      const { pressed, pads: seen } = pads.step(now);
      tell(pressed);
      readKeys();
      const next = { state: seen.state, held: [...new Set([...seen.held, ...keys.held])] };
      const text = [next.state, ...next.held].join(' ');
      if (text !== drawn) setShown(next);
      drawn = text;
    };
    const onDown = (event: KeyboardEvent) => {
      if (modified(event) || !keyboard.down(event, characterKeys.read())) return;
      event.preventDefault();
      readKeys();
    };
    const onUp = (event: KeyboardEvent) => {
      keyboard.up(event);
      readKeys();
    };
    const onBlur = () => {
      keyboard.release();
    };
    frame = requestAnimationFrame(poll);
    addEventListener('keydown', onDown);
    addEventListener('keyup', onUp);
    addEventListener('blur', onBlur);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('keydown', onDown);
      removeEventListener('keyup', onUp);
      removeEventListener('blur', onBlur);
    };
  }, []);
  return shown;
}
