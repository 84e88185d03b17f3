import { jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { useFrameSource } from '../controller/frame-source.js';
import { ClockProvider, useClock } from './clock-provider.js';
import { FrameClock } from './frame-clock.js';

afterEach(cleanup);

function Length() {
  const clock = useClock();
  return (
    <p>
      {clock.lastFrame} {String(useFrameSource() === clock)}
    </p>
  );
}

it('gives each player of a page its own clock, one within another too', () => {
  const [first, second, lesson] = [new FrameClock(10, []), new FrameClock(20, []), new FrameClock(30, [])];
  render(
    <>
      <ClockProvider clock={first}>
        <Length />
        <ClockProvider clock={lesson}>
          <Length />
        </ClockProvider>
      </ClockProvider>
      <ClockProvider clock={second}>
        <Length />
      </ClockProvider>
    </>,
  );
  expect(screen.getAllByText(/true/).map(({ textContent }) => textContent)).toEqual(['10 true', '30 true', '20 true']);
});

it('says so where there is no player', () => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Length />)).toThrow('useClock: no ClockProvider above');
  silence.mockRestore();
});
