import { jest } from '@jest/globals';
import { Profiler } from 'react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { playing } from '../../../shared/clip/test-video.js';
import { Editing } from '../editing/editing.js';
import { pressTaker } from '../pad/press-taker.js';
import { EMPTY_TRACK } from '../track/track.js';
import { RecordPanel } from './record-panel.js';
import { COUNT_IN, COUNT_IN_MS } from './recording.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const before = { type: 'A_BUTTON', start: 30, end: 30 } as const;

function open(onClose = () => undefined) {
  const { video, clock } = playing();
  clock.seek(20);
  video.finishSeek();
  const editing = new Editing({ ...EMPTY_TRACK, presses: [before] });
  const context = { editing, clock, ready: true, open: () => undefined };
  let renders = 0;
  const told: boolean[] = [];
  const view = render(
    <Profiler id="panel" onRender={() => (renders += 1)}>
      <RecordPanel context={context} onClose={onClose} onRunning={(running) => told.push(running)} />
    </Profiler>,
  );
  return { video, clock, editing, view, told, renders: () => renders };
}
const pass = (ms: number) => {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
};
const click = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
};
/** Keys tell when they were pressed. */
const key = (kind: 'keydown' | 'keyup', named: string, code = `Key${named.toUpperCase()}`) => {
  const event = new KeyboardEvent(kind, { key: named, code, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: performance.now() });
  act(() => {
    document.body.dispatchEvent(event);
  });
  return event;
};

/** Records from frame 20 at a quarter of the speed up to `to`; `at` happens when its frame is shown. */
function record({ video }: ReturnType<typeof open>, to: number, at: Readonly<Record<number, () => void>>) {
  click('record');
  video.finishSeek();
  pass(COUNT_IN * COUNT_IN_MS + 50);
  for (let frame = 21; frame <= to; frame++) {
    pass(1000 / 15);
    act(() => {
      video.show(frame, performance.now());
    });
    at[frame]?.();
  }
}
const takeOf = (opened: ReturnType<typeof open>) => {
  record(opened, 50, {
    26: () => void key('keydown', 'b'),
    27: () => void key('keyup', 'b'),
    35: () => {
      act(() => pressTaker()?.down('R_Z'));
    },
    41: () => {
      act(() => pressTaker()?.up('R_Z'));
    },
  });
  click('stop');
};

it('records keys and touches from the playhead at a quarter of the speed, and keeps them as one step', () => {
  const closed = jest.fn(() => undefined);
  const opened = open(closed);
  takeOf(opened);
  expect(screen.getByRole('status').textContent).toBe('2 presses on frames 20 to 50.');
  click('keep');
  const { history, selection } = opened.editing.state.get();
  expect(history.now.presses).toEqual([
    { type: 'B_BUTTON', start: 26, end: 26 },
    { type: 'R_Z', start: 35, end: 41 },
  ]);
  expect(history.done).toHaveLength(1);
  expect(selection.size).toBe(2);
  expect(closed).toHaveBeenCalledTimes(1);
  expect(opened.clock.state).toMatchObject({ playing: false, rate: 1 });
  opened.editing.undo();
  expect(opened.editing.track.presses).toEqual([before]);
});

it('adds to the presses that are there when asked to', () => {
  const opened = open();
  fireEvent.click(screen.getByRole('radio', { name: 'add' }));
  takeOf(opened);
  click('keep');
  expect(opened.editing.track.presses).toContainEqual(before);
  expect(opened.editing.track.presses).toHaveLength(3);
});

it('changes nothing when a recording is discarded', () => {
  const opened = open();
  takeOf(opened);
  click('discard');
  expect(opened.editing.track.presses).toEqual([before]);
  expect(screen.getByRole('button', { name: 'record' })).toBe(document.activeElement);
});

it('records the same frames once more', () => {
  const opened = open();
  takeOf(opened);
  click('record again');
  expect(screen.getByRole('status').textContent).toContain('Recording frames 20 to 50');
});

it('stops on Escape, and keeps the editor from reading keys meanwhile', () => {
  const seen = jest.fn();
  addEventListener('keydown', seen);
  const opened = open();
  record(opened, 25, {});
  expect(key('keydown', 'm').defaultPrevented).toBe(true);
  key('keydown', 'Escape', 'Escape');
  removeEventListener('keydown', seen);
  expect(seen).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toMatch(/^Nothing was pressed on frames 20 to 2\d\.$/);
  expect(opened.clock.state.playing).toBe(false);
});

it('tells when it runs, and when it has ended', () => {
  const opened = open();
  expect(opened.told.at(-1)).toBe(false);
  record(opened, 25, {});
  expect(opened.told.at(-1)).toBe(true);
  click('stop');
  expect(opened.told.at(-1)).toBe(false);
});

it('shows presses as they come without rendering anything', () => {
  const opened = open();
  record(opened, 21, {});
  const renders = opened.renders();
  for (let frame = 22; frame < 40; frame++) {
    pass(1000 / 15);
    opened.video.show(frame, performance.now());
    if (frame === 30) key('keydown', 'x');
    if (frame === 31) key('keyup', 'x');
  }
  expect(opened.view.container.querySelector('ol')?.textContent).toBe('X 30');
  expect(opened.renders()).toBe(renders + 1); // the hint that it was a key
});

it('lets go of the clip and of the controller when it is closed in the middle', () => {
  const opened = open();
  record(opened, 25, {});
  opened.view.unmount();
  expect(pressTaker()).toBeNull();
  expect(opened.clock.state).toMatchObject({ playing: false, rate: 1 });
});

it('says what can be pressed without a pad, and that there is nothing to record at the end', () => {
  const { clock, video } = open();
  expect(screen.getByText(/use keys or the drawn controller/)).toBeTruthy();
  act(() => {
    clock.seek(120);
    video.finishSeek();
  });
  expect(screen.getByRole('button', { name: 'record' }).hasAttribute('disabled')).toBe(true);
});
