import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  FighterFrames,
  fastestOutOfShield,
  meleeShieldRules as rules,
  meleeShieldStun,
  shieldOptions,
  USUAL_STATE,
  type FrameMove,
} from '@combolab/contracts/frame-data';
import { z } from 'zod/mini';

const folder = new URL('../../../../frontend/public/frame-data/ssbm/', import.meta.url);
const read = (slug: string): FighterFrames =>
  z.parse(FighterFrames, JSON.parse(readFileSync(fileURLToPath(new URL(`${slug}.json`, folder)), 'utf8')));
function moveOf({ name, moves }: FighterFrames, slug: string): FrameMove {
  const found = moves.find((move) => move.slug === slug);
  if (found === undefined) throw new Error(`${name} has no ${slug}`);
  return found;
}
const costOf = (fighter: string, move: string, state = USUAL_STATE): number | null =>
  rules.cost(moveOf(read(fighter), move), read(fighter), state);

/** What players name as the quickest way out of shield of each: all on frame 6 (smashboards.com, "Out of Shield Options Frame Data"). */
it.each([
  ...[
    ['sheik', 'neutral-air'],
    ['falco', 'down-special-air'],
    ['jigglypuff', 'down-special-air'],
    ['ice-climbers', 'down-air'],
  ],
  ...[
    ['pikachu', 'up-air'],
    ['marth', 'up-special'],
    ['bowser', 'up-special'],
  ],
])('%s does the published %s out of shield on frame 6', (fighter, move) => {
  expect(costOf(fighter, move)).toBe(6);
});

it('grabs straight from shield, cancels a jump for an up smash, and drops the shield for all else', () => {
  expect(costOf('fox', 'grab')).toBe(7);
  expect(costOf('fox', 'up-smash')).toBe(8);
  expect(costOf('fox', 'neutral-air')).toBe(7);
  expect(costOf('fox', 'down-special-air')).toBe(4);
  expect(costOf('fox', 'down-tilt')).toBe(22);
  expect(costOf('fox', 'spot-dodge')).toBe(2);
  expect(costOf('fox', 'forward-roll')).toBe(4);
  for (const move of ['dash-grab', 'jab-2', 'up-throw', 'air-dodge', 'tech']) expect(costOf('fox', move)).toBeNull();
});

it('lets a power shield attack at once instead of dropping', () => {
  const power = { ...USUAL_STATE, powerShield: true };
  expect(costOf('fox', 'down-tilt', power)).toBe(8);
  expect(costOf('fox', 'grab', power)).toBe(7);
});

it('wavedashes by each fighter’s own jump squat', () => {
  expect(rules.movements(read('fox'))).toEqual([
    { id: 'jump', name: 'Jump', cost: 3 },
    { id: 'wavedash', name: 'Wavedash', cost: 14 },
    { id: 'drop', name: 'Drop shield', cost: 15 },
  ]);
  expect(rules.movements(read('bowser')).find(({ id }) => id === 'wavedash')?.cost).toBe(19);
});

it('counts an aerial with L-cancel or without', () => {
  const neutralAir = moveOf(read('fox'), 'neutral-air');
  expect(rules.window(neutralAir)?.frames).toBe(0);
  expect(rules.window(neutralAir, {}, { ...USUAL_STATE, lCancel: false })?.frames).toBe(8);
  expect(rules.switches(neutralAir)).toEqual(['lCancel', 'powerShield']);
  const noCancel = moveOf(read('mr-game-and-watch'), 'up-air');
  expect(rules.switches(noCancel)).toEqual(['powerShield']);
  expect(rules.window(noCancel)).toEqual(rules.window(noCancel, {}, { ...USUAL_STATE, lCancel: false }));
});

it('answers what Marth can do against the smash of Fox', () => {
  const window = rules.window(moveOf(read('fox'), 'up-smash'))?.frames ?? NaN;
  // 41 frames, hits on 7, 10 of stun
  expect(window).toBe(24);
  const { punishes } = shieldOptions(read('marth'), window);
  const grab = punishes.find(({ move }) => move.slug === 'grab');
  expect(grab).toMatchObject({ cost: 7, slack: 17 });
  expect(fastestOutOfShield(read('marth'), 1)[0]).toMatchObject({ cost: 6, move: { slug: 'up-special' } });
});

it('has the stun of the game’s formula for every hit of the source', () => {
  const roster = JSON.parse(readFileSync(fileURLToPath(new URL('about.json', folder)), 'utf8')) as {
    fighters: string[];
  };
  let hits = 0;
  for (const { moves } of roster.fighters.map(read))
    for (const { damage, shieldStun } of moves.flatMap((move) => move.hits)) {
      if (damage === null || shieldStun === null) continue;
      hits++;
      expect(shieldStun).toBe(meleeShieldStun(damage));
    }
  expect(hits).toBeGreaterThan(2000);
  expect([5, 10, 15, 18].map(meleeShieldStun)).toEqual([4, 6, 8, 10]);
});
