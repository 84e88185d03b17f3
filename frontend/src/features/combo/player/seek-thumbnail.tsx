import { useEffect, useRef, useState, type RefObject } from 'react';
import type { ScrubSheet } from '@combolab/contracts';
import { useClock } from '../../../shared/clip/clock-provider.js';
import type { FrameClock } from '../../../shared/clip/frame-clock.js';
import { cellOf, frameAtPlace } from './scrub-cell.js';
import styles from './seek-thumbnail.module.css';
import { useDrawFrame } from '../../../shared/clip/use-clock.js';

interface Props {
  /** Pictures of the clip; only the number is shown where there are none. */
  readonly sheet?: ScrubSheet | undefined;
  /** The seek bar; its slider is in it. */
  readonly bar: RefObject<HTMLElement | null>;
  /** It stands over the bar from elsewhere in the page, and the bar is as wide as its frames, each of them of a width. */
  readonly floats?: boolean;
}

/** The picture and number of the frame under the pointer, or where the keyboard is, over the seek bar. Drawn outside of React. */
export function SeekThumbnail({ sheet, bar, floats = false }: Props) {
  const clock = useClock();
  const [wanted, setWanted] = useState(false);
  const note = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const number = useRef<HTMLSpanElement>(null);
  const drawn = useRef(0);
  const draw = (frame: number) => {
    const { current } = note;
    drawn.current = frame;
    if (current === null) return;
    if (floats && bar.current !== null) putOver(current, bar.current, (frame + 0.5) / (clock.lastFrame + 1));
    else current.style.setProperty('--place', String(clock.lastFrame === 0 ? 0 : frame / clock.lastFrame));
    if (number.current !== null) number.current.textContent = String(frame);
    if (picture.current === null || sheet === undefined) return;
    const { x, y } = cellOf(sheet, frame);
    picture.current.style.translate = `${String(-x)}px ${String(-y)}px`;
  };
  const frameAt = (x: number, width: number) =>
    floats ? Math.floor((x / width) * (clock.lastFrame + 1)) : frameAtPlace(x, width, clock.lastFrame);
  const shown = useShown(bar, note, clock, {
    draw,
    frameAt,
    onFirst: () => {
      setWanted(true);
    },
  });
  useDrawFrame(clock, (frame) => {
    if (shown.current === 'keyboard') draw(frame);
  });
  useEffect(() => {
    if (shown.current !== null) draw(drawn.current); // the picture has come
  });
  return (
    <div ref={note} className={styles.note} data-floats={floats} aria-hidden hidden>
      {wanted && sheet !== undefined && (
        <span className={styles.picture} style={{ width: sheet.width, height: sheet.height }}>
          <img
            ref={picture}
            src={sheet.src}
            alt=""
            draggable={false}
            onError={({ currentTarget }) => {
              currentTarget.parentElement?.setAttribute('hidden', '');
            }}
          />
        </span>
      )}
      <span ref={number} className={styles.number} />
    </div>
  );
}

/** Puts the note, in pixels of the window, over a place of the bar: a part of its width. */
function putOver(note: HTMLElement, bar: HTMLElement, part: number): void {
  const { left, top, width } = bar.getBoundingClientRect();
  note.style.setProperty('--left', String(left + part * width));
  note.style.setProperty('--top', String(top));
}

type Shown = 'pointer' | 'keyboard' | null;

interface Does {
  readonly draw: (frame: number) => void;
  /** The frame at a place, in pixels from the bar's left edge. */
  readonly frameAt: (x: number, width: number) => number;
  readonly onFirst: () => void;
}

/** Shows the note while the pointer is over the bar or the keyboard on its slider; Escape hides it. */
function useShown(
  bar: RefObject<HTMLElement | null>,
  note: RefObject<HTMLElement | null>,
  clock: FrameClock,
  does: Does,
): RefObject<Shown> {
  const shown = useRef<Shown>(null);
  const latest = useRef(does);
  useEffect(() => {
    latest.current = does;
  });
  useEffect(() => {
    const element = bar.current;
    if (element === null) return;
    const show = (how: Shown, frame = clock.frame) => {
      shown.current = how;
      if (note.current !== null) note.current.hidden = how === null;
      if (how === null) return;
      latest.current.onFirst();
      latest.current.draw(frame);
    };
    const onKeyboard = () => {
      const focused = element.querySelector('input:focus-visible') !== null;
      show(focused ? 'keyboard' : null);
    };
    const listeners: Readonly<Record<string, (event: Event) => void>> = {
      pointermove: (event) => {
        const { left, width } = element.getBoundingClientRect();
        show('pointer', latest.current.frameAt((event as PointerEvent).clientX - left, width));
      },
      pointerleave: onKeyboard,
      pointercancel: onKeyboard,
      pointerup: (event) => {
        if ((event as PointerEvent).pointerType !== 'mouse') show(null);
      },
      focusin: onKeyboard,
      focusout: () => {
        show(null);
      },
      input: (event) => {
        if (event.target instanceof HTMLInputElement) show(shown.current ?? 'keyboard', Number(event.target.value));
      },
      keydown: (event) => {
        if ((event as KeyboardEvent).key === 'Escape') show(null);
      },
    };
    for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener);
    };
  }, [bar, note, clock]);
  return shown;
}
