import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { beginningOf } from './beginning.js';

const contentOf = (chunks: readonly Uint8Array[]): Readable =>
  Readable.from(
    chunks.map((chunk) => Buffer.from(chunk)),
    { objectMode: false },
  );

const bytesIn = (found: Buffer | AsyncIterable<Buffer>): Promise<Buffer> =>
  buffer(Readable.from(Buffer.isBuffer(found) ? [found] : found, { objectMode: false }));

it('gives every byte once, with the rest only where there are more than asked for', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.uint8Array({ minLength: 1, maxLength: 20 }), { maxLength: 8 }),
      fc.nat(80),
      async (chunks, bytes) => {
        const all = Buffer.concat(chunks);
        const found = await beginningOf(contentOf(chunks), bytes);
        expect(Buffer.isBuffer(found)).toBe(all.length <= bytes);
        expect(await bytesIn(found)).toEqual(all);
      },
    ),
  );
});

it('fails as the content does, and ends it when nobody reads on', async () => {
  async function* cut(): AsyncGenerator<Buffer> {
    yield Buffer.alloc(10);
    await Promise.resolve();
    throw new Error('the line dropped');
  }
  await expect(beginningOf(Readable.from(cut(), { objectMode: false }), 100)).rejects.toThrow('the line dropped');
  const later = await beginningOf(Readable.from(cut(), { objectMode: false }), 5);
  await expect(bytesIn(later)).rejects.toThrow('the line dropped');
  const content = contentOf([Buffer.alloc(10), Buffer.alloc(10)]);
  const whole = await beginningOf(content, 5);
  for await (const chunk of Buffer.isBuffer(whole) ? [] : whole) {
    expect(chunk).toHaveLength(10);
    break;
  }
  expect(content.destroyed).toBe(true);
  expect(await beginningOf(Readable.from(['é', 'a']), 9)).toEqual(Buffer.from('éa'));
});
