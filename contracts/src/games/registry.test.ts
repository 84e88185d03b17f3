import { emblemOf, emblemSvg } from './emblem.js';
import { understand } from '../query/understand.js';
import { expandFighter, findFighter, GAMES, nameFighters, officialName } from './registry.js';

it('has the full rosters', () => {
  expect(GAMES.map(({ id, fighters }) => [id, fighters.length])).toEqual([
    ['ssbu', 89],
    ['ssbm', 26],
  ]);
});

it('has groups of existing fighters only', () => {
  for (const { groups } of GAMES)
    for (const { members } of groups) for (const id of members) expect(findFighter(id)?.id).toBe(id);
  expect(expandFighter('ssbu:spacies')).toEqual(['ssbu:fox', 'ssbu:falco', 'ssbu:wolf']);
  expect(expandFighter('ssbu:mario')).toEqual(['ssbu:mario']);
  expect(expandFighter('ssbu:nobody')).toBeUndefined();
});

it('gives every fighter two letters and a hue', () => {
  for (const { id } of GAMES.flatMap(({ fighters }) => fighters)) {
    const { letters, hue } = emblemOf(id);
    expect(letters).toMatch(/^[\p{L}\p{N}]{2}$/u);
    expect(hue).toBeGreaterThanOrEqual(0);
    expect(hue).toBeLessThan(360);
    expect(emblemSvg(id)).toContain(`>${letters}<`);
  }
});

it('gives no two fighters of a game the same letters', () => {
  for (const { fighters } of GAMES) {
    const letters = fighters.map(({ id }) => emblemOf(id).letters);
    expect(letters.filter((text, i) => letters.indexOf(text) !== i)).toEqual([]);
  }
});

describe('in another language', () => {
  afterEach(() => {
    nameFighters({ 'donkey-kong': 'Donkey Kong', ness: 'Ness' });
  });

  it('calls fighters of all games by the names it is given, and others by their English ones', () => {
    nameFighters({ 'donkey-kong': 'ドンキーコング', ness: 'ネス' });
    expect(findFighter('ssbu:donkey-kong')?.name).toBe('ドンキーコング');
    expect(findFighter('ssbm:donkey-kong')?.name).toBe('ドンキーコング');
    expect(findFighter('ssbu:mario')?.name).toBe('Mario');
  });

  it('still knows their English names, and draws the same emblem', () => {
    const before = emblemOf('ssbm:ness');
    nameFighters({ ness: 'ネス' });
    nameFighters({ ness: 'ネスさん' });
    const ness = findFighter('ssbm:ness') ?? { id: '', name: '' };
    expect([ness.name, officialName(ness)]).toEqual(['ネスさん', 'Ness']);
    expect(emblemOf('ssbm:ness')).toEqual(before);
    expect(understand('mario vs ness', { game: 'ssbm' }).defenders).toEqual(['ssbm:ness']);
  });
});
