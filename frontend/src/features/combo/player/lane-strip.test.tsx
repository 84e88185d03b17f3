import { encodeSticks, type Action, type PressType } from '@combolab/contracts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { answerMedia } from '../../../shared/lib/testing/answer-media.js';
import { withClock } from '../../../shared/clip/with-clock.js';
import { FrameClock } from '../../../shared/clip/frame-clock.js';
import { playing } from '../../../shared/clip/test-video.js';
import type { GhostHandle } from './lane-ghosts.js';
import { LaneStrip } from './lane-strip.js';
import { stickPaths } from './player-prefs.js';
import { laneZoom } from '../../../shared/lanes/lane-zoom-choice.js';

const ROOM = 900;
const TYPES = ['A_BUTTON', 'CONTROL_STICK_UP', 'B_BUTTON', 'X_BUTTON', 'L_TRIGGER', 'R_Z'] as const;

const action = (frame: number, type: PressType): Action => ({
  frame,
  breakpoint: frame % 100 === 50,
  presses: [{ type, hold: 'SELECT_NO_HOLD', isComplete: true }],
});
const many = Array.from({ length: 1200 }, (_, n) => action(n * 3, TYPES[n % TYPES.length] ?? 'A_BUTTON'));

beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe() {
      // the size stays
    }
    unobserve() {
      // nothing to end
    }
    disconnect() {
      // nothing to end
    }
  };
  answerMedia();
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => ROOM + 92 });
});
afterEach(() => {
  cleanup();
  laneZoom.write(null);
});

const nodes = (of: HTMLElement) => of.querySelectorAll('*').length;

it('has only what is near the view in the document, however long the clip and wherever it is', () => {
  const clock = new FrameClock(3600, []);
  const { container } = render(<LaneStrip actions={many} />, { wrapper: withClock(clock) });
  const scroller = container.firstElementChild as HTMLElement;
  expect(nodes(container)).toBeLessThan(500);
  for (const zoom of [16, 6, 2, 'fit'] as const) {
    act(() => {
      laneZoom.write(zoom);
    });
    for (const part of [0, 0.4, 1]) {
      scroller.scrollLeft = part * 3600 * (zoom === 'fit' ? 0 : zoom);
      fireEvent.scroll(scroller);
      expect(nodes(container)).toBeLessThan(1800);
    }
  }
  act(() => {
    laneZoom.write(16);
  });
  expect(nodes(container)).toBeLessThan(200);
});

it('has lines of the frames behind its lanes, and none without lanes', () => {
  const { container, rerender } = render(<LaneStrip actions={many.slice(0, 1)} />, {
    wrapper: withClock(new FrameClock(60, [])),
  });
  const lines = () =>
    [...container.querySelectorAll('[data-close] path')].map((path) => path.getAttribute('d')?.split('z').length);
  // 61 frames on all of the room: each of them, and each tenth
  expect(lines()).toEqual([8, 62]);
  rerender(<LaneStrip actions={[]} />);
  expect(lines()).toEqual([]);
});

it('renders nothing anew from frame to frame', () => {
  const clock = new FrameClock(120, []);
  const { container } = render(<LaneStrip actions={many.slice(0, 40)} />, { wrapper: withClock(clock) });
  const seen: MutationRecord[] = [];
  const observer = new MutationObserver((records) => seen.push(...records));
  observer.observe(container, { childList: true, subtree: true });
  for (let frame = 0; frame <= 120; frame++) clock.seek(frame);
  expect([...seen, ...observer.takeRecords()]).toEqual([]);
  expect(container.querySelector('[data-playhead] span')?.textContent).toBe('120');
});

it('takes 1,200 actions on one frame, none at all, and actions past the end', () => {
  const clock = new FrameClock(60, []);
  const heap = Array.from({ length: 1200 }, () => action(30, 'A_BUTTON'));
  const { container, rerender } = render(<LaneStrip actions={heap} />, { wrapper: withClock(clock) });
  expect(nodes(container)).toBeLessThan(100);
  rerender(<LaneStrip actions={[action(500, 'A_BUTTON')]} />);
  expect(screen.getByRole('slider', { name: 'Frame' })).toBeTruthy();
  rerender(<LaneStrip actions={[]} />);
  expect(container.textContent).toContain('This combo has no inputs yet');
});

it('has its ruler as a slider that arrow keys step, and that seeks where it is put', () => {
  const clock = new FrameClock(120, []);
  render(<LaneStrip actions={many.slice(0, 20)} />, { wrapper: withClock(clock) });
  const lanes = screen.getByRole('slider', { name: 'Frame' });
  const keys = [
    [{ key: 'ArrowRight' }, 1],
    [{ key: 'ArrowRight', shiftKey: true }, 6],
    [{ key: 'PageUp' }, 26],
    [{ key: 'ArrowLeft' }, 25],
    [{ key: 'End' }, 120],
    [{ key: 'Home' }, 0],
  ] as const;
  for (const [key, frame] of keys) {
    fireEvent.keyDown(lanes, key);
    expect(lanes.getAttribute('aria-valuetext')).toBe(`frame ${String(frame)} of 120`);
  }
  fireEvent.input(lanes, { target: { value: '77' } });
  expect(clock.frame).toBe(77);
});

it('offers the ends of a loop while the whole clip repeats', () => {
  const clock = new FrameClock(120, []);
  render(<LaneStrip actions={many.slice(0, 20)} />, { wrapper: withClock(clock) });
  expect(screen.queryByRole('slider', { name: 'Loop end' })).toBeNull();
  act(() => {
    clock.setLoop(true);
  });
  fireEvent.keyDown(screen.getByRole('slider', { name: 'Loop end' }), { key: 'PageDown' });
  expect(clock.state.range).toEqual({ start: 0, end: 100 });
});

it('shows the picture of the frame under the pointer over the ruler, which may have scrolled', () => {
  const clock = new FrameClock(99, []);
  const sheet = { src: '/api/files/samples/x/scrub.jpg', width: 120, height: 68, columns: 10, count: 50, step: 4 };
  const { container } = render(<LaneStrip actions={many.slice(0, 20)} sheet={sheet} />, { wrapper: withClock(clock) });
  const bar = screen.getByRole('slider', { name: 'Frame' }).parentElement as HTMLElement;
  bar.getBoundingClientRect = () => new DOMRect(-100, 300, 400, 28);
  fireEvent(bar, new MouseEvent('pointermove', { bubbles: true, clientX: 102 }));
  const note = document.querySelector<HTMLElement>('[data-floats=true]');
  expect([note?.hidden, note?.textContent, note?.style.getPropertyValue('--left')]).toEqual([false, '50', '102']);
  expect(container.contains(note)).toBe(false);
  fireEvent.pointerLeave(bar);
  expect(note?.hidden).toBe(true);
});

it('says the frame that was sought although the browser tells of the pause only afterwards', () => {
  const { video, clock } = playing();
  render(<LaneStrip actions={many.slice(0, 20)} />, { wrapper: withClock(clock) });
  const lanes = screen.getByRole('slider', { name: 'Frame' });
  act(() => {
    clock.play();
  });
  video.pause = () => {
    video.paused = true;
  };
  fireEvent.keyDown(lanes, { key: 'End' });
  act(() => void video.dispatchEvent(new Event('pause')));
  expect(lanes.getAttribute('aria-valuetext')).toBe('frame 120 of 120');
});

it('moves the ends of the loop by keys, never one past the other', () => {
  const clock = new FrameClock(120, []);
  clock.setLoopRange(30, 33);
  render(<LaneStrip actions={many.slice(0, 20)} />, { wrapper: withClock(clock) });
  const start = screen.getByRole('slider', { name: 'Loop start' });
  for (let n = 0; n < 5; n++) fireEvent.keyDown(start, { key: 'ArrowRight' });
  expect(clock.state.range).toEqual({ start: 32, end: 33 });
  fireEvent.keyDown(screen.getByRole('slider', { name: 'Loop end' }), { key: 'End' });
  expect(clock.state.range).toEqual({ start: 32, end: 120 });
  fireEvent.keyDown(start, { key: 'Delete' });
  expect(clock.state.range).toBeNull();
  expect(screen.queryByRole('slider', { name: 'Loop start' })).toBeNull();
});

it('draws outlines of presses while it plays, on the lane of their input, and how far off they were', () => {
  const handle: { current: GhostHandle | null } = { current: null };
  const clock = new FrameClock(120, []);
  const { container } = render(<LaneStrip actions={many.slice(0, 20)} ghostHandle={handle} />, {
    wrapper: withClock(clock),
  });
  handle.current?.add({ frame: 12, length: 4, type: 'CONTROL_STICK_LEFT', error: -2.3 });
  handle.current?.add({ frame: 40, length: 2, type: 'CONTROL_STICK_LEFT', error: 0.4 });
  handle.current?.add({ frame: 50, length: 2, type: 'CONTROL_STICK_LEFT', error: null });
  handle.current?.add({ frame: 14, length: 0, type: 'Y_BUTTON', error: 0 });
  expect(container.querySelectorAll('[data-added]')).toHaveLength(3);
  const outlines = container.querySelectorAll('[data-ghosts=CONTROL] [data-added]');
  expect([...outlines].map(({ textContent }) => textContent)).toEqual(['−2', '', '']);
  expect(outlines[0]?.querySelector('b')?.dataset.tone).toBe('near');
  handle.current?.clear();
  expect(container.querySelectorAll('[data-added]')).toHaveLength(0);
});

it('leads to the frame of a mark', () => {
  const clock = new FrameClock(120, []);
  const marks = [
    { frame: 42, label: 'kay: late' },
    { frame: 42, label: 'lou: no' },
    { frame: 7, label: 'kay: early' },
  ];
  const { container } = render(<LaneStrip actions={many.slice(0, 20)} marks={marks} />, { wrapper: withClock(clock) });
  expect(container.querySelectorAll('[data-mark]')).toHaveLength(2);
  fireEvent.click(container.querySelector('[data-mark="42"]') as HTMLElement);
  expect(clock.frame).toBe(42);
});

it('has a lane for the path of each stick that moves, another over it, and none when they are not wanted', () => {
  const sticks = encodeSticks({ from: 3, samples: Int8Array.from([0, 127, 0, 0, 0, 0, 90, 0, 0, 0, 0, 0]) });
  const own = encodeSticks({ from: 3, samples: Int8Array.from([0, 100, 0, 0, 0, 0]) });
  const clock = new FrameClock(120, []);
  const lanes = () => render(<LaneStrip actions={many.slice(0, 20)} sticks={sticks} />, { wrapper: withClock(clock) });
  const { container, rerender } = lanes();
  expect(screen.getByRole('img', { name: 'Path of the left stick, 2 frames' })).not.toBeNull();
  expect(screen.queryByRole('img', { name: /C-stick/ })).toBeNull();
  rerender(<LaneStrip actions={many.slice(0, 20)} sticks={sticks} ghostSticks={own} />);
  expect(screen.getByRole('img', { name: 'Path of the left stick, 2 frames, with another over it' })).not.toBeNull();
  expect(container.querySelectorAll('[data-other]')).toHaveLength(1);
  act(() => {
    stickPaths.write(false);
  });
  expect(screen.queryByRole('img', { name: /^Path/ })).toBeNull();
  act(() => {
    stickPaths.write(true);
  });
  cleanup();
  render(<LaneStrip actions={many.slice(0, 20)} />, { wrapper: withClock(clock) });
  expect(screen.queryByRole('img', { name: /^Path/ })).toBeNull();
});
