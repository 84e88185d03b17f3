import { jest } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { useAfterAnswer } from './use-after-answer.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const follow = () =>
  renderHook(({ value, awaited }) => useAfterAnswer(value, awaited), { initialProps: { value: '', awaited: false } });

it('stays as it was until the answer is there', () => {
  const { result, rerender } = follow();
  rerender({ value: 'm', awaited: true });
  expect(result.current).toBe('');
  rerender({ value: 'ma', awaited: true });
  expect(result.current).toBe('');
  rerender({ value: 'ma', awaited: false });
  expect(result.current).toBe('ma');
  rerender({ value: 'mar', awaited: false });
  expect(result.current).toBe('mar');
});

it('waits for a slow answer no longer than a moment', () => {
  const { result, rerender } = follow();
  rerender({ value: 'm', awaited: true });
  act(() => {
    jest.advanceTimersByTime(119);
  });
  expect(result.current).toBe('');
  act(() => {
    jest.advanceTimersByTime(1);
  });
  expect(result.current).toBe('m');
  // the same answer is still awaited: what follows is not held up again
  rerender({ value: 'ma', awaited: true });
  expect(result.current).toBe('ma');
  rerender({ value: 'ma', awaited: false });
  rerender({ value: 'mar', awaited: true });
  expect(result.current).toBe('ma');
});
