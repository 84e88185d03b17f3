import fc from 'fast-check';
import { IdTable } from './id-table.js';
import { Texts } from './texts.js';

const text = fc.string({ unit: 'grapheme', maxLength: 30 });

it('gives each text back, and knows it by its bytes', () => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 3000 }), (all) => {
      const texts = new Texts();
      expect(all.map((each) => texts.add(each))).toEqual(all.map((_, ordinal) => ordinal));
      expect(all.map((_, ordinal) => texts.at(ordinal))).toEqual(all);
      for (const [ordinal, each] of all.entries()) {
        expect(texts.is(ordinal, Buffer.from(each))).toBe(true);
        expect(texts.is(ordinal, Buffer.from(`${each}x`))).toBe(false);
      }
      expect(texts.at(all.length)).toBe('');
    }),
    { numRuns: 50 },
  );
});

it('does what a map does', () => {
  const key = fc.oneof(fc.integer({ max: 40, min: 0 }).map(String), text);
  const steps = fc.array(fc.tuple(fc.constantFrom('set', 'delete'), key), { maxLength: 6000, size: 'max' });
  fc.assert(
    fc.property(steps, (all) => {
      const ids = new Texts();
      const [table, map] = [new IdTable(ids), new Map<string, number>()];
      for (const [step, id] of all)
        if (step === 'delete') {
          table.delete(id);
          map.delete(id);
        } else {
          const ordinal = ids.add(id);
          table.set(id, ordinal);
          map.set(id, ordinal);
        }
      expect(table.size).toBe(map.size);
      for (const [, id] of all) expect([id, table.get(id)]).toEqual([id, map.get(id)]);
    }),
    { numRuns: 30 },
  );
});

it('keeps many, though they are set and deleted in turns', () => {
  const ids = new Texts();
  const table = new IdTable(ids);
  const there = new Map<string, number>();
  for (let n = 0; n < 20_000; n += 1) {
    const id = `combo-${String((n * 7919) % 9001)}`;
    if (n % 3 === 2) {
      table.delete(id);
      there.delete(id);
    } else {
      const ordinal = ids.add(id);
      table.set(id, ordinal);
      there.set(id, ordinal);
    }
  }
  expect(table.size).toBe(there.size);
  for (const [id, ordinal] of there) expect(table.get(id)).toBe(ordinal);
  expect(table.get('combo-none')).toBeUndefined();
});
