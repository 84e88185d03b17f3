import fc from 'fast-check';
import { parseStream, STREAM_SHAPES, streams, type StreamKind } from './streams.js';

const kinds = Object.keys(STREAM_SHAPES) as StreamKind[];
const id = fc.stringMatching(/^[A-Za-z0-9_-]{1,22}$/);

it.each(kinds)('the name of a stream of kind %s says what it was made of', (kind) => {
  const make: (...ids: string[]) => string = streams[kind];
  const names = STREAM_SHAPES[kind].split('/').filter((segment) => segment.startsWith(':'));
  expect(names).toHaveLength(make.length);
  fc.assert(
    fc.property(fc.array(id, { minLength: names.length, maxLength: names.length }), (ids) => {
      const parsed = parseStream(make(...ids));
      const named = Object.fromEntries(names.map((name, i) => [name.slice(1), ids[i]]));
      expect(parsed).toEqual({ kind, ids: named });
    }),
  );
});

it.each(['', 'combo', 'combo/c1/likes/u1', 'user/u1/badges/b1', 'thing/t1'])('%p is of no kind', (name) => {
  expect(parseStream(name)).toBeNull();
});
