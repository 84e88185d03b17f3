import { findFighter, gameOfReplays } from '@combolab/contracts';
import { emblemOf } from '@combolab/contracts';
import { armatureOf, FIGHTER_SLUGS, fighterOf } from './fighters.js';

const idOf = (slug: string): string => `${gameOfReplays('slippi')?.id ?? ''}:${slug}`;

it('has a figure for every fighter of the roster, in the hue of its emblem', () => {
  expect(FIGHTER_SLUGS).toHaveLength(26);
  for (const slug of FIGHTER_SLUGS) {
    expect(findFighter(idOf(slug))).toBeDefined();
    const { slug: own, hue, height, torso } = armatureOf(slug);
    expect([own, hue]).toEqual([slug, emblemOf(idOf(slug)).hue]);
    expect(height).toBeGreaterThan(8);
    expect(torso).toBeGreaterThan(0.05);
  }
});

it('tells Sheik from Zelda by who is in the fight, and knows nobody beyond the roster', () => {
  expect([fighterOf(18, 7), fighterOf(19, 19), fighterOf(18, undefined)]).toEqual(['sheik', 'zelda', 'zelda']);
  expect(fighterOf(99, 1)).toBe('mario');
});
