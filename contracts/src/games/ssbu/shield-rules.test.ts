import type { FrameMove } from '../../frame-data/fighter-frames.js';
import { USUAL_STATE } from '../../frame-data/shield-rules.js';
import { ultimateShieldRules as rules } from './shield-rules.js';
import { staleShare, STALE_SHARES } from './stale-moves.js';

const forwardTilt: FrameMove = {
  ...{ slug: 'forward-tilt', name: 'Forward Tilt', shortName: 'Ftilt', group: 'tilt', kind: 'tilt', variant: null },
  ...{ startup: [5], active: [[5, 7]], total: 25, landingLag: null, autoCancel: null, projectile: false },
  hits: [{ label: 'hit', startup: 5, shieldLag: 8, shieldStun: 7, damage: 7, published: -13 }],
  ...{ outOfShield: 'shieldDropPlus11', notes: null, source: 'x', confidence: 'high' },
};
const neutralAir: FrameMove = {
  ...forwardTilt,
  ...{ slug: 'neutral-air', kind: 'aerial', group: 'aerial', landingLag: 7, outOfShield: 'aerialPlus3', startup: [3] },
  hits: [{ label: 'hit', startup: 3, shieldLag: 8, shieldStun: 5, damage: 12, published: -2 }],
};
const fighter = { stats: {} };

it('makes a move weaker the oftener it stands in the queue, by the published shares', () => {
  expect(staleShare(null)).toBe(1);
  expect(staleShare(0)).toBe(1.05);
  expect(staleShare(1)).toBeCloseTo(0.91);
  // the nine shares of the published table add up to 0.5305
  expect(STALE_SHARES.reduce((sum, share) => sum + share, 0)).toBeCloseTo(0.5305);
  expect(staleShare(9)).toBeCloseTo(0.4695);
});

it('leaves a stale move less stun by the formula of the game', () => {
  const stale = (times: number | null) => rules.window(forwardTilt, {}, { ...USUAL_STATE, stale: times })?.frames;
  // floor(0.8 x 7 + 2) = 7; 0.91 x 7 = 6.37, floor(7.096) = 7; three times 5.235, floor(6.188) = 6; nine times 3.287, floor(4.63) = 4
  expect([null, 1, 3, 9].map(stale)).toEqual([13, 13, 14, 16]);
  const [hit] = rules.asPlayed(forwardTilt, { ...USUAL_STATE, stale: 9 }).hits;
  expect(hit?.damage).toBeCloseTo(3.2865);
  expect(hit).toMatchObject({ published: null, derived: ['damage', 'shieldStun', 'shieldLag'] });
});

it('takes printed stun that is not the formula’s as the measure of what is left of it', () => {
  const [hit] = forwardTilt.hits;
  const odd = { ...forwardTilt, hits: [{ ...(hit as FrameMove['hits'][0]), shieldStun: 14, damage: 7 }] };
  expect(rules.asPlayed(odd, { ...USUAL_STATE, stale: 9 }).hits[0]?.shieldStun).toBe(7);
});

it('gives who parries three frames and any attack without dropping the shield', () => {
  const parried = { ...USUAL_STATE, parry: true };
  expect(rules.window(forwardTilt, {}, parried)?.frames).toBe(16);
  expect(rules.cost(forwardTilt, fighter, parried)).toBe(5);
  expect(rules.cost(forwardTilt, fighter)).toBe(16);
  expect(rules.cost(neutralAir, fighter, parried)).toBe(6);
  const shot = { ...forwardTilt, projectile: true };
  expect(rules.window(shot, {}, parried)).toEqual(rules.window(shot));
  expect(rules.switches(shot)).not.toContain('parry');
});

it('counts an aerial from a short hop with 0.85 of its damage, where that changes its stun', () => {
  // floor(0.264 x 12 + 2) = 5; 10.2: floor(4.69) = 4
  expect(rules.window(neutralAir, {}, { ...USUAL_STATE, hop: 'short' })?.frames).toBe(3);
  expect(rules.switches(neutralAir)).toEqual(['parry', 'hop', 'stale']);
  expect(rules.switches(forwardTilt)).toEqual(['parry', 'stale']);
});

it('jumps in 3 frames and drops its shield in 11', () => {
  expect(rules.movements(fighter).map(({ name, cost }) => `${name} ${String(cost)}`)).toEqual([
    'Jump 3',
    'Drop shield 11',
  ]);
});
