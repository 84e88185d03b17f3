import { readFileSync } from 'node:fs';
import { shieldOptions, type FighterFrames } from '@combolab/contracts/frame-data';
import { leadWords } from './lead-words.js';
import { optionStretches } from './option-stretches.js';

const fighter = (slug: string) =>
  JSON.parse(readFileSync(`frontend/public/frame-data/${slug}.json`, 'utf8')) as FighterFrames;
const drawn = (slug: string, name: string) => {
  const { punishes, escapes, tooSlow } = shieldOptions(fighter(slug), 13);
  const option = [...punishes, ...escapes, ...tooSlow].find(({ move }) => move.slug === name);
  if (option === undefined) throw new Error(`${slug} has no ${name} out of shield`);
  const { move, cost } = option;
  return {
    words: leadWords(move, cost),
    row: optionStretches(move, cost, 12).map(
      ({ kind, from, length }) => `${kind} ${String(from)}-${String(from + length)}`,
    ),
  };
};

it('draws an aerial after its jump, from where its owner can act', () => {
  const { words, row } = drawn('ssbu/donkey-kong', 'up-air');
  expect(words).toBe('jump');
  expect(row.slice(0, 3)).toEqual(['gap 12-15', 'startup 15-20', 'active 20-25']);
});

it('draws what needs no shield drop at once, and what does after it', () => {
  expect(drawn('ssbu/donkey-kong', 'up-smash')).toMatchObject({ words: null });
  const { words, row } = drawn('ssbu/donkey-kong', 'down-tilt');
  expect(words).toBe('drop shield');
  expect(row[0]).toBe('gap 12-23');
  expect(drawn('ssbm/fox', 'up-smash').words).toBe('jump-cancel');
});

it('shows on which frames a dodge works, and no lead before it', () => {
  const { words, row } = drawn('ssbu/mario', 'spot-dodge');
  expect(words).toBeNull();
  expect(row.at(-1)).toMatch(/^intangible /);
  expect(row.join()).not.toContain('gap');
});

it('hits on the frame that its cost says, for everything that a fighter has out of shield', () => {
  let hits = 0;
  for (const slug of [
    'ssbu/mario',
    'ssbu/ness',
    'ssbu/donkey-kong',
    'ssbu/kazuya',
    'ssbu/hero',
    'ssbm/fox',
    'ssbm/peach',
  ]) {
    const { punishes, tooSlow } = shieldOptions(fighter(slug), 20);
    for (const { move, cost } of [...punishes, ...tooSlow]) {
      const first = optionStretches(move, cost, 7).find(({ kind }) => kind === 'active');
      if (first === undefined) continue;
      hits++;
      expect([slug, move.slug, first.from - 7 + 1]).toEqual([slug, move.slug, cost]);
    }
  }
  expect(hits).toBeGreaterThan(100);
});
