import { StickDirection } from './stick-direction.js';

it('is pushed beyond 0.5, and let go below 0.4', () => {
  const stick = new StickDirection();
  const along = [0.5, 0.51, 0.41, 0.4, 0.45, 0.6].map((x) => stick.step([x, 0]));
  expect(along).toEqual([null, 'RIGHT', 'RIGHT', null, null, 'RIGHT']);
});

it('takes a diagonal where both axes are past 0.5, and keeps a direction near its border', () => {
  expect(new StickDirection().step([0.51, -0.51])).toBe('UP_RIGHT');
  expect(new StickDirection().step([0.87, 0.5])).toBe('DOWN_RIGHT');
  const stick = new StickDirection();
  const turned = [20, 25, 20, 30, 25, 20, 15].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return stick.step([Math.cos(angle), Math.sin(angle)]);
  });
  expect(turned).toEqual(['RIGHT', 'RIGHT', 'RIGHT', 'DOWN_RIGHT', 'DOWN_RIGHT', 'DOWN_RIGHT', 'RIGHT']);
});
