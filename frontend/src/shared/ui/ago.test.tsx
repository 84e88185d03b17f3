import { act, render, screen } from '@testing-library/react';
import { jest } from '@jest/globals';
import { TICK_MS } from '../lib/use-now.js';
import { Ago } from './ago.js';

const START = Date.parse('2026-11-22T12:00:00.000Z');
const MADE = new Date(START - 60_000).toISOString();

beforeEach(() => {
  jest.useFakeTimers({ now: START });
});
afterEach(() => {
  hide(false);
  jest.useRealTimers();
});

function hide(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
const pass = (ms: number) => {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
};

it('goes on by itself, with one timer for all', () => {
  const { unmount } = render(
    <>
      <Ago at={MADE} />
      <Ago at={MADE} />
    </>,
  );
  expect(screen.getAllByText('1 min. ago')).toHaveLength(2);
  expect(jest.getTimerCount()).toBe(1);
  pass(60_000);
  expect(screen.getAllByText('2 min. ago')).toHaveLength(2);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

it('stands still while the page is hidden, and catches up when it is seen again', () => {
  render(<Ago at={MADE} />);
  hide(true);
  expect(jest.getTimerCount()).toBe(0);
  pass(120_000);
  expect(screen.getByText('1 min. ago')).toBeTruthy();
  hide(false);
  expect(screen.getByText('3 min. ago')).toBeTruthy();
  pass(60_000 + TICK_MS);
  expect(screen.getByText('4 min. ago')).toBeTruthy();
});
