import fc from 'fast-check';
import { StickDirection } from './stick-direction.js';

it('is pushed beyond 0.5, and let go below 0.4', () => {
  const stick = new StickDirection();
  const along = [0.5, 0.51, 0.41, 0.4, 0.39, 0.45, 0.6].map((x) => stick.step([x, 0]));
  expect(along).toEqual([null, 'RIGHT', 'RIGHT', 'RIGHT', null, null, 'RIGHT']);
});

it('takes a diagonal where both axes are past 0.5, and a straight push where one is', () => {
  const once = (x: number, y: number) => new StickDirection().step([x, y]);
  expect([once(0.51, -0.51), once(-0.8, 0.6)]).toEqual(['UP_RIGHT', 'DOWN_LEFT']);
  expect([once(0.95, 0.45), once(0.45, 0.45), once(0.2, -0.9)]).toEqual(['RIGHT', null, 'UP']);
});

it('does not flicker where a tilt trembles on a border', () => {
  const stick = new StickDirection();
  const trembling = [0.48, 0.52, 0.47, 0.51, 0.43, 0.38].map((y) => stick.step([0.9, y]));
  expect(trembling).toEqual(['RIGHT', 'DOWN_RIGHT', 'DOWN_RIGHT', 'DOWN_RIGHT', 'DOWN_RIGHT', 'RIGHT']);
});

it('goes over to the other side at once, and bears what is no number', () => {
  const stick = new StickDirection();
  expect([stick.step([-1, 0]), stick.step([1, 0]), stick.step([NaN, NaN])]).toEqual(['LEFT', 'RIGHT', null]);
  const tilt = fc.float({ min: -1, max: 1, noNaN: true });
  fc.assert(
    fc.property(tilt, tilt, (x, y) => {
      const pushed = Math.abs(x) > 0.5 || Math.abs(y) > 0.5;
      expect(new StickDirection().step([x, y]) !== null).toBe(pushed);
    }),
  );
});
