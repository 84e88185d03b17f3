import { useRef, useState, type PointerEvent, type RefObject } from 'react';
import type { FrameClock } from '../../../shared/clip/frame-clock.js';
import { NAMES_PX } from '../../../shared/lanes/use-lane-zoom.js';
import type { Editing } from '../editing/editing.js';
import { NOTHING_SELECTED, type Selection } from '../track/edits.js';
import { pressKey, type TrackPress } from '../track/track.js';
import type { EditLane } from './edit-lane-model.js';
import { beginDrag, clickedOn, dragged, gripAt, inMarquee, type Drag, type Marquee } from './lane-drag.js';
import { t } from '../texts.js';

interface Options {
  readonly editing: Editing;
  readonly clock: FrameClock;
  readonly lanes: readonly EditLane[];
  /** The rows of the lanes. */
  readonly rows: RefObject<HTMLElement | null>;
  readonly px: number;
}

type Point = Pick<PointerEvent, 'clientX' | 'clientY'>;

interface Held {
  readonly x: number;
  readonly y: number;
  readonly mark: string;
  readonly drag: Drag | null;
  /** Selected before a marquee that adds to it. */
  readonly before: Selection;
  /** A click that took something up which was selected before: without a move it alone stays selected. */
  readonly alone: TrackPress | null;
  moved: boolean;
}

/** Pixels a pointer moves before it means a drag. */
const DRAG_PX = 3;
let drags = 0;

/** What pointers do to the lanes: take bars by the middle or an end, draw a marquee, click to select or to seek. */
export function useLanePointer({ editing, clock, lanes, rows, px }: Options) {
  const held = useRef<Held | null>(null);
  const [guide, setGuide] = useState<number | null>(null);
  const [marquee, setMarquee] = useState<Marquee | null>(null);

  const place = ({ clientX, clientY }: Point): readonly [frame: number, row: number] => {
    const box = rows.current?.getBoundingClientRect();
    if (box === undefined) return [0, 0];
    const height = box.height / Math.max(1, lanes.length);
    return [Math.floor((clientX - box.left - NAMES_PX) / px), Math.floor((clientY - box.top) / height)];
  };
  const pressUnder = (event: PointerEvent): readonly [TrackPress, HTMLElement] | null => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-press]') : null;
    const press = editing.track.presses.find((each) => pressKey(each) === element?.dataset.press);
    return element === null || press === undefined ? null : [press, element];
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const adds = event.shiftKey || event.ctrlKey || event.metaKey;
    const under = pressUnder(event);
    const begun = { x: event.clientX, y: event.clientY, mark: `drag ${String(++drags)}`, moved: false };
    if (under === null) {
      held.current = { ...begun, drag: null, before: adds ? editing.selection : NOTHING_SELECTED, alone: null };
      return;
    }
    const [press, element] = under;
    const box = element.getBoundingClientRect();
    const wasSelected = editing.selection.has(pressKey(press));
    editing.point(press.type);
    editing.select(clickedOn(editing.selection, press, adds));
    const grip = gripAt(press, event.clientX - box.left, box.width);
    held.current = {
      ...begun,
      drag: beginDrag(editing.track, editing.selection, press, grip, clock.frame),
      before: NOTHING_SELECTED,
      alone: wasSelected && !adds ? press : null,
    };
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const now = held.current;
    if (now === null) return;
    const [dx, dy] = [event.clientX - now.x, event.clientY - now.y];
    if (!now.moved && Math.abs(dx) < DRAG_PX && Math.abs(dy) < DRAG_PX) return;
    now.moved = true;
    if (now.drag === null) {
      const [frame, row] = place(event);
      const [fromFrame, fromRow] = place({ clientX: now.x, clientY: now.y });
      const next: Marquee = {
        frames: [Math.min(frame, fromFrame), Math.max(frame, fromFrame)],
        rows: [Math.min(row, fromRow), Math.max(row, fromRow)],
      };
      setMarquee(next);
      const touched = inMarquee(
        lanes.map(({ bars }) => bars.map(({ press }) => press)),
        next,
      );
      editing.select(new Set([...now.before, ...touched]));
      return;
    }
    const next = dragged(now.drag, dx, px, clock.lastFrame, !event.altKey);
    setGuide(next.guide);
    const name = t('moveGrip', { grip: now.drag.grip });
    editing.apply(name, next.track, { selection: next.selection, mark: now.mark });
  };

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const now = held.current;
    held.current = null;
    setGuide(null);
    setMarquee(null);
    if (now === null || now.moved) return;
    if (now.alone !== null) editing.select(new Set([pressKey(now.alone)]));
    if (now.drag !== null) return;
    clock.pause();
    clock.seek(place(event)[0]);
    editing.select(now.before);
    const first = lanes[place(event)[1]]?.first;
    if (first !== undefined) editing.point(first);
  };
  const onPointerCancel = () => {
    const now = held.current;
    held.current = null;
    setGuide(null);
    setMarquee(null);
    if (now?.drag && editing.state.get().history.run?.of === now.mark) editing.undo();
  };
  return { guide, marquee, place, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } };
}
