import fc from 'fast-check';
import { fairShare } from './shard-table.js';

const members = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 9 });

it('shares out all shards, to no member more than one above any other', () => {
  fc.assert(
    fc.property(members, fc.nat(60), (living, shards) => {
      const shares = living.map((member) => fairShare(member, living, shards, null));
      expect(shares.reduce((sum, each) => sum + each, 0)).toBe(shards);
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
    }),
  );
});

it('gives all to who wants them alone', () => {
  expect(['a', 'b'].map((member) => fairShare(member, ['a', 'b'], 6, 'b'))).toEqual([0, 6]);
});
