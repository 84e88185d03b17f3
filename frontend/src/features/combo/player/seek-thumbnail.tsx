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
}

/** The picture and number of the frame under the pointer, or where the keyboard is, over the seek bar. Drawn outside of React. */
export function SeekThumbnail({ sheet, bar }: Props) {
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
    current.style.setProperty('--place', String(clock.lastFrame === 0 ? 0 : frame / clock.lastFrame));
    if (number.current !== null) number.current.textContent = String(frame);
    if (picture.current === null || sheet === undefined) return;
    const { x, y } = cellOf(sheet, frame);
    picture.current.style.translate = `${String(-x)}px ${String(-y)}px`;
  };
  const shown = useShown(bar, note, clock, draw, () => {
    setWanted(true);
  });
  useDrawFrame(clock, (frame) => {
    if (shown.current === 'keyboard') draw(frame);
  });
  useEffect(() => {
    if (shown.current !== null) draw(drawn.current); // the picture has come
  });
  return (
    <div ref={note} className={styles.note} aria-hidden hidden>
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

type Shown = 'pointer' | 'keyboard' | null;

/** Shows the note while the pointer is over the bar or the keyboard on its slider; Escape hides it. */
function useShown(
  bar: RefObject<HTMLElement | null>,
  note: RefObject<HTMLElement | null>,
  clock: FrameClock,
  draw: (frame: number) => void,
  onFirst: () => void,
): RefObject<Shown> {
  const shown = useRef<Shown>(null);
  const latest = useRef({ draw, onFirst });
  useEffect(() => {
    latest.current = { draw, onFirst };
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
        show('pointer', frameAtPlace((event as PointerEvent).clientX - left, width, clock.lastFrame));
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
