import { useEffect, useEffectEvent, useState } from 'react';
import { padName, type PadPresence } from './pad-poll.js';
import { padKey } from './pad-profile.js';
import type { InputKind, PracticeInput } from './practice-input.js';

/** What is shown of the pad in use. */
export interface SeenPad {
  readonly presence: PadPresence;
  readonly name: string;
  /** Pads that lie alike have the same. */
  readonly key: string;
  /** What was pressed with last, pad or not. */
  readonly kind: InputKind;
}

const NO_PAD: SeenPad = { presence: 'none', name: '', key: '', kind: 'gamepad' };
/** Arrow keys mean something there. */
const OWN_ARROWS = 'input, select, textarea, [role=slider], [role=listbox], [role=menu]';
const modified = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey;
const isOfControl = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(OWN_ARROWS) !== null;

/**
 * Reads pads, and keys while they are one, for as long as it is on the page.
 * @param onTick for each picture of the screen, ms of the page's clock
 */
export function usePracticeInput(input: PracticeInput, keys: boolean, onTick: (now: number) => void): SeenPad {
  const [seen, setSeen] = useState(NO_PAD);
  const tick = useEffectEvent(onTick);
  useEffect(() => {
    let handle = 0;
    let told = '';
    const look = () => {
      handle = requestAnimationFrame(look);
      const now = performance.now();
      const { presence, pad } = input.poll(now);
      tick(now);
      const { kind } = input;
      const next = { presence, name: pad === null ? '' : padName(pad), key: pad === null ? '' : padKey(pad), kind };
      const text = `${presence} ${kind} ${next.key}`;
      if (text !== told) setSeen(next);
      told = text;
    };
    handle = requestAnimationFrame(look);
    return () => {
      cancelAnimationFrame(handle);
    };
  }, [input]);
  useEffect(() => {
    if (!keys) return undefined;
    const onDown = (event: KeyboardEvent) => {
      if (modified(event) || isOfControl(event) || !input.keyDown(event, event.timeStamp)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const onUp = (event: KeyboardEvent) => {
      input.keyUp(event, event.timeStamp);
    };
    const onBlur = () => {
      input.release(performance.now());
    };
    // Before dialog and page: their keys mean inputs now.
    addEventListener('keydown', onDown, true);
    addEventListener('keyup', onUp, true);
    addEventListener('blur', onBlur);
    return () => {
      removeEventListener('keydown', onDown, true);
      removeEventListener('keyup', onUp, true);
      removeEventListener('blur', onBlur);
      onBlur();
    };
  }, [input, keys]);
  return seen;
}
