import { FACET_FIELDS, FIELD_NAMES } from '@combolab/contracts';
import { samplesOf } from './field-samples.js';
import { asking, document, type CreateSearchIndex } from './support.js';

/** Every field of the table is kept, filtered by and counted alike, whoever adds it. */
export function describeFields(create: CreateSearchIndex): void {
  describe('fields', () => {
    it.each(FIELD_NAMES)('takes any value of %s, exactly, and forgets what it was', async (name) => {
      await using index = await create();
      const search = asking(index);
      const [one, other] = samplesOf(name);
      const having = (...values: string[]) => ({ [name]: values });
      const of = async (...values: string[]) => [...(await search.ids(having(...values)))].sort();
      await index.write([document('one', having(one)), document('other', having(other))]);
      expect([await of(one), await of(other), await of(one.slice(0, -1))]).toEqual([['one'], ['other'], []]);
      expect([await of(), await of(one, other)]).toEqual([
        ['one', 'other'],
        ['one', 'other'],
      ]);
      await index.write([document('one', { version: [1, 2], ...having(other) })]);
      expect([await of(one), await of(other)]).toEqual([[], ['one', 'other']]);
    });

    it.each(FACET_FIELDS)('counts %s under all filters but its own', async (name) => {
      await using index = await create();
      const [one, other] = samplesOf(name);
      await index.write([
        document('a', { [name]: [one], name: 'asked' }),
        document('b', { [name]: [other], name: 'asked' }),
        document('c', { [name]: [other], name: 'asked' }),
        document('d', { [name]: [one], name: 'unasked' }),
      ]);
      const { total, facets } = await asking(index).ask({ [name]: [one], text: 'asked', facets: true });
      expect(total).toBe(1);
      expect(facets?.[name]).toEqual([
        { value: other, count: 2 },
        { value: one, count: 1 },
      ]);
    });
  });
}
