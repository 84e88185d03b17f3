import { Readable } from 'node:stream';
import { contentHash, contentName, hashInName } from './content-name.js';

it('names a file by its content, and reads that from its name again', async () => {
  const hash = await contentHash(Readable.from(['a', 'clip']));
  const name = contentName('combos/c1/1-1/study-720.mp4', hash);
  expect(name).toBe(`combos/c1/1-1/study-720.${hash}.mp4`);
  expect(hashInName(name)).toBe(hash);
  expect(hash).toBe(await contentHash(Readable.from(['ac', 'lip'])));
});

it('reads nothing from names of before', () => {
  for (const name of ['combos/c1/1-1/study-720.mp4', 'combos/c1/source-4PK9Y0J3l1yCqTcEzM2hFw.mp4', 'preview.webp'])
    expect(hashInName(name)).toBeNull();
});
