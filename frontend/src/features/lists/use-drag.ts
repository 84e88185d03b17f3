import { useEffect, useEffectEvent, useState } from 'react';
import { moved } from '../../entities/lists/order.js';

interface Drag {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/** The window scrolls while the pointer is this close to its top or bottom, in px, by this much a frame. */
const EDGE_PX = 72;
const STEP_PX = 12;

const placeUnder = (x: number, y: number): number | null => {
  const item = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]');
  return item == null ? null : Number(item.dataset.place);
};

function edgeStep(y: number): number {
  if (y < EDGE_PX) return -STEP_PX;
  return y > innerHeight - EDGE_PX ? STEP_PX : 0;
}

/**
 * Moves things of a list by a handle: everything makes room while the pointer goes over it, letting go keeps the place,
 * Escape takes it back. Items carry their place as `data-place`.
 */
export function useDrag<T extends { readonly _id: string }>(
  all: readonly T[],
  onDrop: (id: string, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const active = drag !== null;
  const over = useEffectEvent((x: number, y: number) => {
    const to = placeUnder(x, y);
    if (drag !== null && to !== null && to !== drag.to) setDrag({ ...drag, to });
  });
  const drop = useEffectEvent(() => {
    setDrag(null);
    if (drag !== null && drag.to !== drag.from) onDrop(drag.id, drag.to);
  });
  useEffect(() => {
    if (!active) return;
    // on the window: an item that makes room is put elsewhere in the document, and would lose a capture
    const ended = new AbortController();
    const { signal } = ended;
    const at = { x: 0, y: 0, step: 0 };
    let frame = 0;
    const scroll = () => {
      scrollBy(0, at.step);
      over(at.x, at.y);
      frame = requestAnimationFrame(scroll);
    };
    const move = ({ clientX, clientY }: PointerEvent) => {
      const step = edgeStep(clientY);
      if (step !== 0 && at.step === 0) frame = requestAnimationFrame(scroll);
      if (step === 0) cancelAnimationFrame(frame);
      Object.assign(at, { x: clientX, y: clientY, step });
      over(clientX, clientY);
    };
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', drop, { signal });
    const cancel = () => {
      setDrag(null);
    };
    addEventListener('pointercancel', cancel, { signal });
    addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape') cancel();
      },
      { signal },
    );
    return () => {
      cancelAnimationFrame(frame);
      ended.abort();
    };
  }, [active]);
  return {
    dragged: drag?.id ?? null,
    shown: drag === null ? all : moved(all, drag.from, drag.to),
    begin: (id: string) => {
      const from = all.findIndex((each) => each._id === id);
      if (from >= 0) setDrag({ id, from, to: from });
    },
  };
}
