import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { knockbackRulesOf, type HitFacts } from '@combolab/contracts/knockback';
import { strikeOf } from './compare-hit.js';

/** Hits of recorded games (project-slippi/slippi-js, `slp`), as `npm run check-hits` reads them: three of each move at most. */
const [head = '', ...lines] = readFileSync(join('frontend/src/entities/replay/testing/hits', 'real-hits.csv'), 'utf8')
  .trim()
  .split('\n');
const names = head.split(',');
const hits = lines.map((line) => {
  const cells = new Map(line.split(',').map((cell, index) => [names[index] ?? '', cell]));
  const text = (name: string): string => cells.get(name) ?? '';
  const number = (name: string): number => Number(text(name));
  const traits = text('traits').split(' ');
  const hit: HitFacts = {
    damage: number('damage'),
    knockback: {
      ...{ angle: 0, base: number('base'), growth: number('growth'), set: number('set') },
      ...(traits.includes('weightless') ? { weightless: true } : {}),
    },
    isThrow: traits.includes('throw'),
    projectile: traits.includes('projectile'),
    electric: traits.includes('electric'),
    hitlagTimes: 1,
  };
  const queue = text('queue') === '' ? [] : text('queue').split(' ').map(Number);
  return {
    name: `${text('attacker')}, ${text('move')}, on ${text('defender')} at ${text('percent')} %`,
    hit,
    recorded: { percent: number('percent'), queue, crouching: traits.includes('crouching') },
    weight: number('weight'),
    dealt: number('dealt'),
    hitstun: number('hitstun'),
    hitlag: text('hitlag') === '' ? null : number('hitlag'),
  };
});
const rules = knockbackRulesOf('ssbm');

it.each(hits)('does what it did in a recorded game: $name', ({ hit, recorded, weight, dealt, hitstun, hitlag }) => {
  const struck = rules === null ? null : strikeOf(recorded, hit, rules, weight);
  expect(struck?.damage).toBeCloseTo(dealt, 1);
  expect(struck?.hitstun).toBe(hitstun);
  if (hitlag !== null) expect(struck?.hitlag).toBe(Math.max(0, hitlag - 1));
});

it('has hits of all sorts', () => {
  const all = hits.map(({ hit, recorded }) => ({ ...hit, ...recorded }));
  expect(all.length).toBeGreaterThan(50);
  for (const has of [
    all.some(({ isThrow }) => isThrow),
    all.some(({ projectile }) => projectile),
    all.some(({ electric }) => electric),
    all.some(({ crouching }) => crouching),
    all.some(({ queue }) => queue.length > 2),
    all.some(({ knockback }) => knockback.set > 0),
  ])
    expect(has).toBe(true);
});
