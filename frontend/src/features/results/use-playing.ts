import { useEffect, useState, type RefObject } from 'react';
import { cardPreviews } from '../../shared/lib/card-previews.js';
import { OnlyOne } from '../../shared/lib/only-one.js';
import { useFlag } from '../../shared/lib/stored-flag.js';
import { useMediaQuery, useReducedMotion } from '../../shared/lib/use-media-query.js';

/** A card in the top third plays after this long. */
const TOP_DELAY_MS = 100;
/** The strip at the end of the top third: of the cards in one column one always reaches it, however high the window is. */
const TOP_THIRD_END = '-30% 0px -67% 0px';
const playingCard = new OnlyOne();

/**
 * Whether a card's preview plays: under the pointer or focus on a desktop; on a touch screen while it stands in the
 * top third of the viewport. One card at a time; never with reduced motion, nor when previews are switched off.
 */
export function usePlaying(card: RefObject<HTMLElement | null>): boolean {
  const hovers = useMediaQuery('(hover: hover)');
  const still = useReducedMotion();
  const wanted = useFlag(cardPreviews) && !still;
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    const element = card.current;
    if (element === null || !wanted) return;
    const stop = () => {
      setPlaying(false);
    };
    const set = (on: boolean) => {
      if (on) playingCard.begin(stop);
      else playingCard.end(stop);
      setPlaying(on);
    };
    const leave = hovers ? followPointer(element, set) : followTop(element, set);
    return () => {
      leave();
      set(false);
    };
  }, [card, hovers, wanted]);
  return playing;
}

function followPointer(element: HTMLElement, set: (playing: boolean) => void): () => void {
  const on = () => {
    set(true);
  };
  const off = () => {
    set(false);
  };
  const events = [
    ['pointerenter', on],
    ['focusin', on],
    ['pointerleave', off],
    ['focusout', off],
  ] as const;
  for (const [name, listener] of events) element.addEventListener(name, listener);
  return () => {
    for (const [name, listener] of events) element.removeEventListener(name, listener);
  };
}

function followTop(element: HTMLElement, set: (playing: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      clearTimeout(timer);
      if (entries.at(-1)?.isIntersecting === true) timer = setTimeout(set, TOP_DELAY_MS, true);
      else set(false);
    },
    { rootMargin: TOP_THIRD_END },
  );
  observer.observe(element);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
