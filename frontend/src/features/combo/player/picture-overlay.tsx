import { Blend, EyeOff, Minus, Plus } from 'lucide-react';
import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { useChoice } from '../../../shared/lib/stored-choice.js';
import { movedBy, placeByDrag, resized, thinner } from './overlay-place.js';
import styles from './picture-overlay.module.css';
import { overlayPlace, type OverlayPlace } from './player-prefs.js';
import { t } from '../texts.js';

const KEYS: Readonly<Record<string, (place: OverlayPlace) => OverlayPlace>> = {
  ArrowLeft: (place) => movedBy(place, -0.04, 0),
  ArrowRight: (place) => movedBy(place, 0.04, 0),
  ArrowUp: (place) => movedBy(place, 0, -0.06),
  ArrowDown: (place) => movedBy(place, 0, 0.06),
  '+': (place) => resized(place, 1),
  '=': (place) => resized(place, 1),
  '-': (place) => resized(place, -1),
};

/** Something on the picture that can be dragged, moved by keys, sized, made thinner and hidden; the browser remembers it. */
export function PictureOverlay({ children }: { readonly children: ReactNode }) {
  const place = useChoice(overlayPlace);
  const drag = useOverlayDrag(place);
  return (
    <div
      role="group"
      tabIndex={0}
      className={styles.overlay}
      data-below={place.y < 0.35}
      data-left={place.x < 0.5}
      style={{ '--x': place.x, '--y': place.y, '--size': place.size, '--opacity': place.opacity }}
      aria-label={t('controllerOnThePicture')}
      aria-description={t('arrowKeysMoveItPlus')}
      {...drag}
      onKeyDown={(event: KeyboardEvent) => {
        const change = KEYS[event.key];
        if (change === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
        event.preventDefault();
        overlayPlace.write(change(place));
      }}
    >
      <div className={styles.picture}>{children}</div>
      <OverlayTools place={place} />
    </div>
  );
}

/** Follows the pointer outside of React, and is remembered where it is let go. */
function useOverlayDrag(place: OverlayPlace) {
  const from = useRef<{ x: number; y: number; left: number; top: number } | null>(null);
  const placeAt = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): OverlayPlace | null => {
    const stage = currentTarget.parentElement;
    if (from.current === null || stage === null) return null;
    const { x, y, left, top } = from.current;
    const room = {
      width: stage.clientWidth - currentTarget.offsetWidth,
      height: stage.clientHeight - currentTarget.offsetHeight,
    };
    return placeByDrag(place, { left: left + clientX - x, top: top + clientY - y }, room);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button') !== null)) return;
      const { offsetLeft, offsetTop } = event.currentTarget;
      from.current = { x: event.clientX, y: event.clientY, left: offsetLeft, top: offsetTop };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const now = placeAt(event);
      if (now === null) return;
      event.currentTarget.style.setProperty('--x', String(now.x));
      event.currentTarget.style.setProperty('--y', String(now.y));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const now = placeAt(event);
      from.current = null;
      if (now !== null) overlayPlace.write(now);
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}

function OverlayTools({ place }: { readonly place: OverlayPlace }) {
  const tools = [
    [t('smallerController'), Minus, resized(place, -1)],
    [t('largerController'), Plus, resized(place, 1)],
    [t('thinnerController'), Blend, thinner(place)],
    [t('hideTheController'), EyeOff, { ...place, shown: false }],
  ] as const;
  return (
    <div className={styles.tools}>
      {tools.map(([name, Icon, next]) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          data-tip={name}
          onClick={() => {
            overlayPlace.write(next);
          }}
        >
          <Icon size={16} strokeWidth={1.75} aria-hidden />
        </button>
      ))}
    </div>
  );
}
