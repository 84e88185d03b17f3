import { FrameClock } from '../../../shared/clip/frame-clock.js';
import { runPlayerKey } from './player-keys.js';

const press = (
  clock: FrameClock,
  code: string,
  held: { shiftKey?: boolean; ctrlKey?: boolean; repeat?: boolean } = {},
) =>
  runPlayerKey(clock, {
    ...{ code, key: code, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, repeat: false },
    ...held,
  });

it('moves by frames and tenths, and to both ends', () => {
  const clock = new FrameClock(200, []);
  const walk = [
    ['Digit5', {}, 100],
    ['KeyJ', {}, 80],
    ['KeyL', {}, 100],
    ['Comma', {}, 99],
    ['Period', { shiftKey: true }, 104],
    ['Period', { ctrlKey: true }, 124],
    ['End', {}, 200],
    ['Home', {}, 0],
    ['Digit9', {}, 180],
  ] as const;
  for (const [code, held, frame] of walk) {
    expect(press(clock, code, held)).toBe(true);
    expect(clock.frame).toBe(frame);
  }
});

it('sets the speed with Shift and a digit, and leaves it alone without', () => {
  const clock = new FrameClock(200, []);
  const rates = ['Digit5', 'Digit4', 'Digit3', 'Digit2', 'Digit1'].map((code) => {
    press(clock, code, { shiftKey: true });
    return clock.state.rate;
  });
  expect(rates).toEqual([1 / 8, 1 / 4, 1 / 2, 2 / 3, 1]);
  press(clock, 'Digit4');
  expect([clock.state.rate, clock.frame]).toEqual([1, 80]);
});

it('sets the ends of the loop in any order', () => {
  const clock = new FrameClock(200, []);
  clock.seek(60);
  press(clock, 'KeyO');
  expect(clock.state.range).toEqual({ start: 0, end: 60 });
  clock.seek(30);
  press(clock, 'KeyI');
  expect(clock.state.range).toEqual({ start: 30, end: 60 });
  clock.seek(90);
  press(clock, 'KeyI');
  expect(clock.state.range).toEqual({ start: 90, end: 200 });
  press(clock, 'KeyI', { shiftKey: true });
  expect(clock.state.range).toBeNull();
});

it('sets a breakpoint once while its key is held, and goes from one to the next', () => {
  const clock = new FrameClock(200, [50]);
  clock.seek(20);
  press(clock, 'KeyB');
  press(clock, 'KeyB', { repeat: true });
  expect(clock.state.ownBreakpoints).toEqual([20]);
  press(clock, 'KeyN');
  expect(clock.frame).toBe(50);
  press(clock, 'KeyN', { shiftKey: true });
  expect(clock.frame).toBe(20);
});

it('leaves other keys to others', () => {
  const clock = new FrameClock(200, []);
  for (const [code, held] of [
    ['ArrowLeft', {}],
    ['KeyL', { shiftKey: true }],
    ['KeyK', { ctrlKey: true }],
    ['KeyQ', {}],
  ] as const)
    expect(press(clock, code, held)).toBe(false);
});
