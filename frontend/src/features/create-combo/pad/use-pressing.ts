import type { PressType } from '@combolab/contracts';
import { useEffect, useEffectEvent } from 'react';
import type { FrameClock } from '../../../shared/clip/frame-clock.js';
import { isModal, isTyping } from '../../../shared/keys/typing.js';
import { PracticeInput } from '../../../shared/pad/practice-input.js';
import { pressTaker } from './press-taker.js';

interface Options {
  readonly enabled: boolean;
  /** Letters and arrows are a pad, too. */
  readonly keys: boolean;
  readonly clock: FrameClock;
}

/** Arrow keys are theirs. */
const OWN_ARROWS = '[role=slider], [role=listbox]';
const isModalOpen = (): boolean => document.querySelector('[role=dialog], [role=menu]') !== null;
/** Recording has pads and keys. */
const isTaken = (): boolean => pressTaker() !== null || isModalOpen();

/** Presses on a pad, and on keys if they are one, while the clip stands and nothing lies over it. */
export function usePressing(onPress: (type: PressType) => void, { enabled, keys, clock }: Options): void {
  const press = useEffectEvent((type: PressType) => {
    if (!clock.state.playing && !isTaken()) onPress(type);
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const input = new PracticeInput();
    const listener = {
      onSample: () => undefined,
      onEdge: ({ type, down }: { readonly type: PressType; readonly down: boolean }) => {
        if (down) press(type);
      },
    };
    input.listeners.add(listener);
    const look = () => {
      handle = requestAnimationFrame(look);
      input.poll(performance.now());
    };
    let handle = requestAnimationFrame(look);
    const stop = keys ? listenToKeys(input) : undefined;
    return () => {
      cancelAnimationFrame(handle);
      input.listeners.delete(listener);
      stop?.();
    };
  }, [enabled, keys]);
}

function listenToKeys(input: PracticeInput): () => void {
  const stop = new AbortController();
  const onDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isModal(event.target)) return;
    if (event.target instanceof Element && event.target.closest(OWN_ARROWS) !== null) return;
    if (input.keyDown(event, event.timeStamp)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  // Before the editor: its letters and arrows are the pad's now.
  addEventListener('keydown', onDown, { capture: true, signal: stop.signal });
  addEventListener(
    'keyup',
    (event) => {
      input.keyUp(event, event.timeStamp);
    },
    { capture: true, signal: stop.signal },
  );
  addEventListener(
    'blur',
    () => {
      input.release(performance.now());
    },
    { signal: stop.signal },
  );
  return () => {
    stop.abort();
    input.release(performance.now());
  };
}
