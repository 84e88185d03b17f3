import fc from 'fast-check';
import { redactedJson } from './redact-json.js';
import { isIntact, nextLink, sealData, sealErased, writtenDigest } from './seal.js';

const paths = [['text'], ['notes', '*', 'text']];
const comment = JSON.stringify({ comboId: 'c1', text: 'Nice.', notes: [{ frame: 1, text: 'here' }, { frame: 2 }] });

it('is content with data as it was written, and keeps every digest of a personal value apart', () => {
  const seal = sealData(comment, paths);
  expect(seal?.values.map(([pointer]) => pointer)).toEqual([['text'], ['notes', '0', 'text']]);
  expect(isIntact(comment, seal)).toBe(true);
  expect(sealData(comment, [])).toBeNull();
  expect(sealData('{"n":1}', paths)).toBeNull();
});

it('proves what is left after a person was erased, and gives the erased text away to nobody', () => {
  const seal = sealData(comment, paths);
  const after = redactedJson(comment, paths) ?? '';
  const erased = sealErased(comment, after, seal);
  expect(isIntact(after, erased)).toBe(true);
  expect(erased.amended).toBeUndefined();
  expect(writtenDigest(after, erased)).toBe(writtenDigest(comment, seal));
  expect(erased.values.map(([, , salt]) => salt)).toEqual([null, null]);
  expect(isIntact(after.replace('c1', 'c2'), erased)).toBe(false);
  expect(isIntact(comment, erased)).toBe(false);
});

it('proves the rest when more is erased than was personal once', () => {
  const seal = sealData(comment, [['text']]);
  const after = redactedJson(comment, paths) ?? '';
  const erased = sealErased(comment, after, seal);
  expect(writtenDigest(after, erased)).toBe(writtenDigest(comment, seal));
  expect(isIntact(after, erased)).toBe(true);
  expect(isIntact(after.replace('"frame":2', '"frame":3'), erased)).toBe(false);
  const plain = sealErased('{"n":1,"m":2}', '{"n":null,"m":2}', null);
  expect(isIntact('{"n":null,"m":2}', plain)).toBe(true);
  expect(writtenDigest('{"n":null,"m":2}', plain)).toBe(writtenDigest('{"n":1,"m":2}', null));
});

it('notices any change of any data, personal or not', () => {
  const values = fc.record({
    text: fc.oneof(fc.string(), fc.constant(null)),
    notes: fc.array(fc.record({ text: fc.string(), frame: fc.nat() })),
    more: fc.jsonValue(),
  });
  fc.assert(
    fc.property(values, values, (one, other) => {
      const [a, b] = [JSON.stringify(one), JSON.stringify(other)];
      const seal = sealData(a, paths);
      expect(isIntact(a, seal)).toBe(true);
      expect(isIntact(b, seal)).toBe(a === b);
    }),
  );
});

it('links each record to all before it', () => {
  const links = ['x', 'y'].map((first) => nextLink(nextLink('', [first], 'd'), ['same'], 'e'));
  expect(links[0]).not.toBe(links[1]);
  expect(nextLink('', ['a', 'b'], 'd')).not.toBe(nextLink('', ['a,b'], 'd'));
});
