import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { USUAL_SCALE } from '@combolab/contracts';
import { PercentSlider } from './percent-slider.js';

afterEach(cleanup);
const nothing = () => undefined;
beforeAll(() => {
  // jsdom measures nothing
  globalThis.ResizeObserver = class {
    observe = nothing;
    unobserve = nothing;
    disconnect = nothing;
  };
});

function slider(value: readonly [number, number] | null) {
  const chosen: (readonly [number, number])[] = [];
  render(
    <PercentSlider
      scale={USUAL_SCALE}
      label="Works from"
      value={value}
      describedBy="asked"
      onChange={(next) => chosen.push(next)}
    />,
  );
  return chosen;
}

it('says that nothing is chosen, and chooses all or nothing by one press', () => {
  const chosen = slider(null);
  expect(screen.getByText('not chosen')).toBeTruthy();
  for (const thumb of screen.getAllByRole('slider')) {
    expect(thumb.getAttribute('aria-valuetext')).toBe('not chosen');
    expect(thumb.getAttribute('aria-describedby')).toBe('asked');
  }
  fireEvent.click(screen.getByRole('button', { name: 'at 0% only' }));
  fireEvent.click(screen.getByRole('button', { name: '0–200%' }));
  expect(chosen).toEqual([
    [0, 0],
    [0, 200],
  ]);
});

it('shows a range that is chosen, and offers nothing more', () => {
  slider([34, 87]);
  expect(screen.getByText('34–87%')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
