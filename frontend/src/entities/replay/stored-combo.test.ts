import fc from 'fast-check';
import { readReplay } from './read-replay.js';
import { readStoredCombo } from './stored-combo.js';
import { SAMPLE_GAME } from './testing/sample-game.js';
import { writeReplay } from './testing/slp-writer.js';

const names = [['Foxy', ''] as const, ['', ''] as const, ['', 'MART#7'] as const];
const [combo] = readReplay(writeReplay({ ...SAMPLE_GAME, names })).combos;

it('reads what was stored as it was', () => {
  expect(combo?.source).toBeDefined();
  expect(combo?.names).toEqual(['Foxy', 'MART#7']);
  expect(readStoredCombo(structuredClone(combo))).toEqual(combo);
  expect(readStoredCombo({ ...combo, onPartner: true })).toEqual({ ...combo, onPartner: true });
});

it('drops what is no combo, whatever it is', () => {
  expect(readStoredCombo({ ...combo, start: 'x' })).toBeNull();
  expect(readStoredCombo({ ...combo, end: 1e9 })).toBeNull();
  expect(readStoredCombo({ ...combo, attacker: 'ssbm:nobody', inputs: [['A_BUTTON', 'NOTHING']] })).toMatchObject({
    attacker: null,
    inputs: [['A_BUTTON']],
  });
  expect(readStoredCombo({ ...combo, source: { kind: 'replay', version: 'newest' } })).not.toHaveProperty('source');
  expect(readStoredCombo({ ...combo, names: ['a', 'b', 'c'] })).not.toHaveProperty('names');
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      expect(readStoredCombo(stored)).toBeNull();
    }),
  );
});
