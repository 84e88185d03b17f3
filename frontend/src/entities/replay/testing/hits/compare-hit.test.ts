import type { FighterFrames, FrameHit } from '@combolab/contracts/frame-data';
import { knockbackRulesOf } from '@combolab/contracts/knockback';
import { compareHit, type HitClass } from './compare-hit.js';
import type { RecordedHit } from './recorded-hit.js';

const rules = knockbackRulesOf('ssbm');
const hit = (damage: number, base: number | null): FrameHit => ({
  ...{ label: 'hit', startup: 5, shieldLag: null, shieldStun: null, damage, published: null },
  ...(base !== null && { knockback: { angle: 361, base, growth: 100, set: 0 } }),
});
const move = (slug: string, hits: FrameHit[]): FighterFrames['moves'][number] => ({
  ...{ slug, name: slug, shortName: slug, group: 'jab', kind: 'jab', variant: null, startup: [5], active: [] },
  ...{ total: 20, landingLag: null, autoCancel: null, projectile: false, hits, outOfShield: 'notAPunish' },
  ...{ notes: null, source: 'made up', confidence: 'high' },
});
const attacker: FighterFrames = {
  ...{ fighterId: 'ssbm:fox', name: 'Fox', landing: null, stats: {}, published: [] },
  moves: [
    move('jab-1', [hit(4, 0)]),
    move('forward-throw', [hit(3, null)]),
    move('getup-attack-face-up', [hit(6, 80)]),
  ],
};
/** 4 % fresh on somebody who weighs 100 at 0 %: 19.7 knockback, 7 frames. */
const jab: RecordedHit = {
  ...{ frame: 10, attacker: 'fox', defender: 'mario', move: 'jab-1', percent: 0, dealt: 4, queue: [] },
  ...{ crouching: false, held: false, byPartner: false, flying: false, hitstun: 7, hitlag: 4 },
};

it.each<[HitClass, Partial<RecordedHit>]>([
  ['exact', {}],
  ['exact', { queue: [1], dealt: 3.64 }],
  ['exact', { held: true, hitstun: null }],
  ['damage only', { hitstun: null, hitlag: null }],
  ['damage only', { move: 'forward-throw', dealt: 3 }],
  ['damage only', { move: 'get-up-attack', dealt: 6, hitstun: null }],
  ['other hitstun', { hitstun: 9 }],
  ['other hitlag', { hitlag: 9 }],
  ['not in the data', { dealt: 5 }],
  ['not in the data', { move: 'up-air' }],
  ['other staleness', { dealt: 3.3 }],
  ['by a partner', { dealt: 3.3, byPartner: true }],
  ['by an item', { move: null }],
])('%s: %j', (expected, change) => {
  if (rules === null) throw new Error('no rules');
  expect(compareHit({ ...jab, ...change }, { rules, attacker, weight: 100 }).class).toBe(expected);
});
