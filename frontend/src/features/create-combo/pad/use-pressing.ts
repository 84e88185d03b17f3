import type { PressType } from '@combolab/contracts';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ClockState } from '../../../shared/clip/clock-state.js';
import { isModal, isTyping } from '../../../shared/keys/typing.js';
import { PracticeInput } from '../../../shared/pad/practice-input.js';
import { pressTaker } from './press-taker.js';

interface Options {
  readonly enabled: boolean;
  /** Letters and arrows are a pad, too; then presses are taken while the clip plays as well. */
  readonly keys: boolean;
  readonly clock: {
    readonly state: Pick<ClockState, 'playing'>;
    readonly frame: number;
    readonly lastFrame: number;
  };
}

/** Arrow keys are theirs. */
const OWN_ARROWS = '[role=slider], [role=listbox]';
const isModalOpen = (): boolean => document.querySelector('[role=dialog], [role=menu]') !== null;
/** Recording has pads and keys. */
const isTaken = (): boolean => pressTaker() !== null || isModalOpen();

interface Takers {
  /** Pressed while the clip stands. */
  readonly onPress: (type: PressType) => void;
  /** Pressed while it played: from the frame that was shown then to the one on which it was let go. */
  readonly onPlayed: (type: PressType, start: number, end: number) => void;
}

/** Presses on a pad, and on keys if they are one, while nothing lies over the clip. */
export function usePressing({ onPress, onPlayed }: Takers, { enabled, keys, clock }: Options): void {
  const begun = useRef(new Map<PressType, number>());
  const take = useEffectEvent((type: PressType, down: boolean) => {
    const start = begun.current.get(type);
    begun.current.delete(type);
    if (isTaken()) return;
    if (down && !clock.state.playing) onPress(type);
    else if (down && keys) begun.current.set(type, clock.frame);
    // a clip that has come to its end stands at its beginning
    else if (!down && start !== undefined) onPlayed(type, start, clock.frame < start ? clock.lastFrame : clock.frame);
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const input = new PracticeInput();
    const listener = {
      onSample: () => undefined,
      onEdge: ({ type, down }: { readonly type: PressType; readonly down: boolean }) => {
        take(type, down);
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
