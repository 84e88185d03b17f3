import { act, render, screen } from '@testing-library/react';
import { jest } from '@jest/globals';
import { TICK_MS } from '../lib/use-now.js';
import { Ago } from './ago.js';

const DAY_MS = 24 * 60 * 60_000;
/** Of the page no time goes back: each test is on a day of its own. */
let start = Date.parse('2026-11-22T12:00:00.000Z');
let made = '';

beforeEach(() => {
  start += DAY_MS;
  made = new Date(start - 60_000).toISOString();
  jest.useFakeTimers({ now: start });
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
      <Ago at={made} />
      <Ago at={made} />
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
  render(<Ago at={made} />);
  hide(true);
  expect(jest.getTimerCount()).toBe(0);
  pass(120_000);
  expect(screen.getByText('1 min. ago')).toBeTruthy();
  hide(false);
  expect(screen.getByText('3 min. ago')).toBeTruthy();
  pass(60_000 + TICK_MS);
  expect(screen.getByText('4 min. ago')).toBeTruthy();
});

it('is drawn once while the clock goes on between two looks at it', () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let now = start;
  jest.spyOn(Date, 'now').mockImplementation(() => (now += 1));
  render(<Ago at={made} />);
  expect(screen.getByText('1 min. ago')).toBeTruthy();
  expect(told).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});
