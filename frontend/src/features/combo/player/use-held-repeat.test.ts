import { jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import type { PointerEvent } from 'react';
import { FrameClock } from '../../../shared/clip/frame-clock.js';
import { useHeldRepeat } from './use-held-repeat.js';

const left = { button: 0 } as PointerEvent;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function held(step: number) {
  const clock = new FrameClock(120, []);
  const { result, unmount } = renderHook(() =>
    useHeldRepeat(() => {
      clock.step(step);
    }),
  );
  return { clock, ...result.current, unmount };
}

it('steps at once and on while it is held down, by whole steps, and no more when it is let go', () => {
  const { clock, onPointerDown, onPointerUp, onClick } = held(5);
  onPointerDown(left);
  expect(clock.frame).toBe(5);
  jest.advanceTimersByTime(350 + 4 * 90);
  expect(clock.frame).toBe(30);
  onPointerUp();
  onClick({ detail: 1 });
  jest.advanceTimersByTime(5000);
  expect(clock.frame).toBe(30);
});

it('steps once for keys and voice', () => {
  const { clock, onClick } = held(1);
  onClick({ detail: 0 });
  expect(clock.frame).toBe(1);
});

it('stops with the page it is on, and leaves other buttons of a mouse alone', () => {
  const { clock, onPointerDown, unmount } = held(1);
  onPointerDown({ button: 2 } as PointerEvent);
  expect(clock.frame).toBe(0);
  onPointerDown(left);
  unmount();
  jest.advanceTimersByTime(5000);
  expect(clock.frame).toBe(1);
});
