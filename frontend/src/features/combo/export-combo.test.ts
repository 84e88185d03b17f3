import { encodeSticks, NO_SAMPLE, type Combo } from '@combolab/contracts';
import fc from 'fast-check';
import { exportedCombo, fileNameOf, sourceLine } from './export-combo.js';

const combo = {
  _id: 'c1',
  name: 'Ladder',
  description: 'Drift.',
  gameId: 'ssbu',
  characterId: 'ssbu:mario',
  characterIds: ['ssbu:donkey-kong'],
  authorData: [{ _id: 'u1', displayName: 'kiki', photoUrl: null }],
  tags: ['True Combo'],
  percentRange: [20, 60],
  frames: 120,
  actions: [{ frame: 3, breakpoint: false, presses: [{ type: 'A_BUTTON', hold: 'SELECT_NO_HOLD', isComplete: true }] }],
} as unknown as Combo;

it('says which form it has, where it is from, and every press on its frame', () => {
  expect(exportedCombo(combo, 'https://combos.test')).toEqual({
    schema: 'combolab.combo',
    version: 1,
    source: 'https://combos.test/combo/c1',
    name: 'Ladder',
    description: 'Drift.',
    author: 'kiki',
    game: { id: 'ssbu', name: 'Super Smash Bros. Ultimate' },
    attacker: { id: 'ssbu:mario', name: 'Mario' },
    defenders: [{ id: 'ssbu:donkey-kong', name: 'Donkey Kong' }],
    tags: ['True Combo'],
    percent: [20, 60],
    framesPerSecond: 60,
    frames: 120,
    actions: combo.actions,
    moves: [],
  });
});

it('has the samples of the sticks as parts of the full way, and nothing where nobody knows', () => {
  const sticks = encodeSticks({ from: 4, samples: Int8Array.from([127, -127, 0, 89, 64, NO_SAMPLE]) });
  expect(exportedCombo({ ...combo, sticks }, 'https://combos.test').sticks).toEqual({
    from: 4,
    values: ['lx', 'ly', 'rx', 'ry', 'lt', 'rt'],
    samples: [[1, -1, 0, 0.7008, 0.5039, null]],
  });
});

it('has the replay that it was taken from, and nothing where nobody says', () => {
  const source = { kind: 'replay', version: '3.9.0', playedOn: '2020-03-12' } as const;
  expect(exportedCombo({ ...combo, source }, 'https://combos.test').takenFrom).toEqual(source);
  expect(sourceLine({ source })).toBe('\nFrom a Slippi replay of 12 Mar 2020, format 3.9.0');
  expect(sourceLine({})).toBe('');
  const named = { ...source, players: ['Foxy'] };
  expect(exportedCombo({ ...combo, source: named }, 'https://combos.test').takenFrom).toEqual(named);
  expect(sourceLine({ source: named })).toBe('\nFrom a Slippi replay of 12 Mar 2020, format 3.9.0, played by Foxy');
});

it('names files so that every system takes them', () => {
  expect([fileNameOf('Up throw, up air!'), fileNameOf('Élan / ../x'), fileNameOf('空')]).toEqual([
    'up-throw-up-air',
    'elan-x',
    'combo',
  ]);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(fileNameOf(name)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(fileNameOf(name).length).toBeLessThanOrEqual(60);
    }),
  );
});
