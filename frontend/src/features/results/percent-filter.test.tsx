import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { USUAL_SCALE } from '@combolab/contracts';
import { PercentFilter } from './percent-filter.js';

const nothing = () => undefined;
beforeAll(() => {
  // jsdom measures nothing
  globalThis.ResizeObserver = class {
    observe = nothing;
    unobserve = nothing;
    disconnect = nothing;
  };
});
type Ranges = (readonly [number, number])[];

const filter = (sent: Ranges, bins: readonly number[] | null = null) => (
  <PercentFilter
    scale={USUAL_SCALE}
    value={[0, 200]}
    onChange={(range) => {
      sent.push(range);
    }}
    bins={bins}
    isWhole={false}
    onWhole={nothing}
  />
);

/** @param ms of the clock that the test turns */
function wait(ms: number): void {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('asks 150 ms after the slider has moved, also where an answer draws it anew meanwhile', () => {
  const [before, after]: [Ranges, Ranges] = [[], []];
  const { rerender } = render(filter(before));
  const thumb = screen.getByRole('slider', { name: 'Highest percent' });
  fireEvent.focus(thumb);
  fireEvent.keyDown(thumb, { key: 'PageDown' });
  wait(100);
  rerender(filter(after, [1, 2, 3]));
  wait(49);
  expect([before, after]).toEqual([[], []]);
  wait(1);
  expect([before, after]).toEqual([[], [[0, 190]]]);
});
