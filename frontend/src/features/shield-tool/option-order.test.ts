import { readFileSync } from 'node:fs';
import { shieldOptions, type FighterFrames } from '@combolab/contracts/frame-data';
import { OPTION_SORTS, type OptionSort } from '../../entities/frame-data/tool-link.js';
import { inOrder, sortedBy } from './option-order.js';

const donkeyKong = JSON.parse(
  readFileSync('frontend/public/frame-data/ssbu/donkey-kong.json', 'utf8'),
) as FighterFrames;
const { punishes, tooSlow } = shieldOptions(donkeyKong, 13);
const slugs = (sort: OptionSort) => inOrder(punishes, sort).map(({ move }) => move.slug);

it('keeps the most time to spare first until something else is asked', () => {
  expect(slugs('slack')).toEqual(['up-special-air', 'up-air', 'back-air', 'grab', 'neutral-air']);
});

it('puts the most damage first, as it was where two are equal, and last what has none', () => {
  expect(slugs('damage')).toEqual(['up-air', 'back-air', 'neutral-air', 'up-special-air', 'grab']);
});

it('puts the first name first', () => {
  expect(slugs('name')).toEqual(['back-air', 'grab', 'neutral-air', 'up-air', 'up-special-air']);
});

it('puts the earliest startup first, whatever it costs out of shield', () => {
  const startups = inOrder(tooSlow, 'startup').map(({ move }) => move.startup[0]);
  expect(startups).toEqual(startups.toSorted((a, b) => Number(a) - Number(b)));
  expect(startups[0]).toBe(5);
  expect(tooSlow[0]?.move.slug).toBe('up-smash');
});

it('says beside each option what it is sorted by, where it is not said anyhow', () => {
  const [upAir, grab] = ['up-air', 'grab'].map((slug) => punishes.find(({ move }) => move.slug === slug)?.move);
  if (upAir === undefined || grab === undefined) throw new Error('a move is missing');
  expect(OPTION_SORTS.map((sort) => sortedBy(upAir, sort))).toEqual([null, 'hits on 6', '13%', null]);
  expect(sortedBy(grab, 'damage')).toBeNull();
});
