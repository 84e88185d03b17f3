import fc from 'fast-check';
import type { HitFacts } from '../knockback/knockback-rules.js';
import { knockbackRulesOf } from './knockback.js';
import { meleeDamage, meleeHitlag } from './ssbm/knockback.js';
import { ultimateActsAfter, ultimateHitlag } from './ssbu/knockback.js';

const hitOf = (damage: number, base: number, growth: number, set = 0): HitFacts => ({
  damage,
  knockback: { angle: 361, base, growth, set },
  ...{ isThrow: false, projectile: false, electric: false, hitlagTimes: 1 },
});
const ultimate = knockbackRulesOf('ssbu');
const melee = knockbackRulesOf('ssbm');

describe('worked values of Ultimate', () => {
  // ssbwiki.com, User:DrakRoar/SSBU tumble hitstun: up air of Mario (7 %, base 10, growth 135) on Marth (weight 90)
  it.each([
    [45, 80.853684, 31],
    [47, 82.644211, 32],
    [50, 85.33, 32],
    [53, 88.015789, 33],
    [56, 90.701579, 33],
    [59, 93.387368, 34],
    [61, 95.177895, 34],
    [64, 97.863684, 34],
    [67, 100.549474, 35],
    [70, 103.235263, 35],
    [72, 105.025789, 36],
    [75, 107.711579, 36],
    [81, 113.083158, 37],
    [83, 114.873684, 37],
    [86, 117.559474, 37],
  ])('at %i %%: %d knockback, %i frames of hitstun', (percent, knockback, hitstun) => {
    const struck = ultimate?.strike({ hit: hitOf(7, 10, 135), percent, weight: 90 });
    expect(struck?.knockback).toBeCloseTo(knockback, 2);
    expect(struck?.hitstun).toBe(hitstun);
  });

  it('is a frame below one row of that table, which the wiki puts down to reeling', () => {
    const struck = ultimate?.strike({ hit: hitOf(7, 10, 135), percent: 78, weight: 90 });
    expect(struck?.knockback).toBeCloseTo(110.397368, 2);
    expect(struck?.hitstun).toBe(37 - 1);
  });

  // ssbwiki.com, Hitstun
  it.each([
    [90, 33],
    [145, 41],
  ])('%d knockback leave %i frames', (knockback, hitstun) => {
    expect(ultimateActsAfter(knockback) - 1).toBe(hitstun);
  });

  it('has at least 4 frames, and no fewer for set knockback that is high', () => {
    expect(ultimateActsAfter(3) - 1).toBe(4);
    expect(ultimateActsAfter(145, true) - 1).toBe(57);
  });

  // by the formula of ssbwiki.com, Hitlag: floor((0.65 d + 6) · times · electric), at most 30
  it.each([
    [10, {}, 12],
    [10, { electric: true }, 18],
    [20, {}, 19],
    [20, { times: 0.5 }, 9],
    [50, {}, 30],
  ])('%d %% freeze both, %j: %i frames', (damage, how, frames) => {
    expect(ultimateHitlag(damage, how)).toBe(frames);
  });

  it('adds the bonus of one against one after the knockback, a short hop and staleness before it', () => {
    const blow = { hit: hitOf(10, 30, 100), percent: 40, weight: 100 };
    const plain = ultimate?.strike(blow);
    const bonus = ultimate?.strike({ ...blow, switches: ['oneOnOne'] });
    const hop = ultimate?.strike({ ...blow, switches: ['shortHop'] });
    const fresh = ultimate?.strike({ ...blow, switches: ['stale'] });
    const stale = ultimate?.strike({ ...blow, switches: ['stale'], queue: [1, 2] });
    expect([plain?.damage, bonus?.damage, hop?.damage]).toEqual([10, 12, 8.5]);
    expect(fresh?.damage).toBeCloseTo(10.5);
    expect(stale?.damage).toBeCloseTo(8.2455);
    expect(bonus?.knockback).toBe(plain?.knockback);
    expect(hop?.knockback).toBeLessThan(plain?.knockback ?? 0);
    expect(stale?.knockback).toBeLessThan(hop?.knockback ?? 0);
  });
});

describe('worked values of Melee', () => {
  // Walnut356/ssbm-utils, its tests: knockback of all four in single precision, hitstun of the first two
  it.each([
    ['tipped forward smash of Marth on Fox', 20, 80, 70, 75, 80, 215.8, 86],
    ['shine of Falco on Fox', 8, 110, 50, 75, 80, 154.2, 61],
    ['jab of Marth on Falco', 4, 20, 50, 80, 9, 32.033333, 12],
    ['jab of Marth on Donkey Kong, made stale', 3.92, 20, 50, 114, 12, 32.082825, 12],
  ])('%s', (_, damage, base, growth, weight, percent, knockback, hitstun) => {
    const struck = melee?.strike({ hit: hitOf(damage, base, growth), percent, weight });
    expect(struck?.knockback).toBeCloseTo(knockback, 4);
    expect(struck?.hitstun).toBe(hitstun);
  });

  // as recorded games show them: damage, electric, crouching, frames
  it.each([
    [18, true, false, 13],
    [6.37, true, false, 7],
    [5.95, true, false, 6],
    [17, false, false, 8],
    [10, false, false, 6],
    [7.44, false, false, 5],
    [2.82, false, false, 3],
    [11, false, true, 4],
    [90, false, false, 20],
  ])('%d %% freeze the defender (electric %s, crouching %s) for %i frames', (damage, electric, crouching, frames) => {
    expect(meleeHitlag(damage, { electric, crouching })).toBe(frames);
  });

  it('takes 9 to 1 % for places of the queue', () => {
    expect(meleeDamage(100)).toBe(100);
    expect(meleeDamage(100, [1, 2, 6])).toBeCloseTo(79);
    expect(meleeDamage(100, [1, 2, 3, 4, 5, 6, 7, 8, 9])).toBeCloseTo(55);
  });

  it('rounds the percent down, and throws as if everybody weighed 100', () => {
    const blow = { hit: hitOf(10, 30, 100), percent: 40, weight: 75 };
    expect(melee?.strike({ ...blow, percent: 40.9 })).toEqual(melee?.strike(blow));
    const thrown = { ...blow.hit, isThrow: true };
    expect(melee?.strike({ ...blow, hit: thrown })?.knockback).toBe(melee?.strike({ ...blow, weight: 100 })?.knockback);
    expect(melee?.strike({ ...blow, hit: thrown })?.hitlag).toBe(0);
  });
});

describe.each(['ssbu', 'ssbm'])('what holds in every game (%s)', (game) => {
  const rules = knockbackRulesOf(game);
  const hits = fc
    .record({ damage: fc.integer({ min: 1, max: 30 }), base: fc.nat(100), growth: fc.integer({ min: 1, max: 200 }) })
    .map(({ damage, base, growth }) => hitOf(damage, base, growth));
  const percents = fc.nat(200);
  const weights = fc.integer({ min: 55, max: 135 });
  const struck = (hit: HitFacts, percent: number, weight: number) => {
    const found = rules?.strike({ hit, percent, weight });
    if (found == null) throw new Error('does not launch');
    return found;
  };

  it('sends farther at more percent, and who is heavier less far', () => {
    fc.assert(
      fc.property(hits, percents, weights, fc.integer({ min: 1, max: 50 }), (hit, percent, weight, more) => {
        const now = struck(hit, percent, weight);
        expect(struck(hit, percent + more, weight).knockback).toBeGreaterThan(now.knockback);
        expect(struck(hit, percent, weight + more).knockback).toBeLessThan(now.knockback);
        expect(struck(hit, percent + more, weight).actsAfter).toBeGreaterThanOrEqual(now.actsAfter);
      }),
    );
  });

  it('does not ask for percent where knockback is set, nor for weight where it does not count', () => {
    fc.assert(
      fc.property(percents, weights, fc.integer({ min: 1, max: 150 }), (percent, weight, set) => {
        const hit = hitOf(5, 20, 100, set);
        expect(struck(hit, percent, weight).knockback).toBe(struck(hit, 0, weight).knockback);
        const weightless = { ...hit, knockback: { ...hit.knockback, weightless: true as const } };
        expect(struck(weightless, percent, weight).knockback).toBe(struck(weightless, percent, 100).knockback);
      }),
    );
  });

  it('deals less with every place in the queue, and only while moves grow stale', () => {
    fc.assert(
      fc.property(hits, fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), (hit, queue) => {
        const blow = { hit, percent: 50, weight: 100, queue };
        const stale = rules?.strike({ ...blow, switches: ['stale'] });
        const one = rules?.strike({ ...blow, switches: ['stale'], queue: queue.slice(1) });
        expect(stale?.damage).toBeLessThan(one?.damage ?? 0);
        expect(rules?.strike(blow)?.damage).toBe(hit.damage);
      }),
    );
  });

  it('does not launch with nothing', () => {
    expect(rules?.strike({ hit: hitOf(3, 0, 0), percent: 100, weight: 100 })).toBeNull();
  });
});

it('knows nothing of a game that nobody has written down', () => {
  expect(knockbackRulesOf('duel')).toBeNull();
});
