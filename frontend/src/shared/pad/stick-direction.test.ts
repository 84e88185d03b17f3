import fc from 'fast-check';
import { SECTORS } from './pad-state.js';
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

it('with sectors is pushed in the nearest of eight directions, beyond 0.5 of its own way', () => {
  const once = (x: number, y: number) => new StickDirection().step([x, y], true);
  expect([once(0.45, 0.45), once(0.9, 0.45), once(0.9, 0.3)]).toEqual(['DOWN_RIGHT', 'DOWN_RIGHT', 'RIGHT']);
  expect([once(0.35, 0.35), once(0.5, 0), once(0, -0.51), once(NaN, 1)]).toEqual([null, null, 'UP', null]);
  const degrees = fc.integer({ min: 0, max: 359 }).filter((each) => each % 45 !== 22 && each % 45 !== 23);
  fc.assert(
    fc.property(degrees, fc.double({ min: 0.51, max: 1, noNaN: true }), (turned, way) => {
      const angle = (turned * Math.PI) / 180;
      const nearest = SECTORS[Math.round(turned / 45) % 8];
      expect(once(way * Math.cos(angle), way * Math.sin(angle))).toBe(nearest);
    }),
  );
});

it('with sectors is steady on the borders, too', () => {
  const stick = new StickDirection();
  const along = [0.51, 0.41, 0.39, 0.45].map((x) => stick.step([x, 0], true));
  expect(along).toEqual(['RIGHT', 'RIGHT', null, null]);
  const turning = [20, 25, 21, 27, 20, 18].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return stick.step([Math.cos(angle), Math.sin(angle)], true);
  });
  expect(turning).toEqual(['RIGHT', 'RIGHT', 'RIGHT', 'DOWN_RIGHT', 'DOWN_RIGHT', 'RIGHT']);
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
