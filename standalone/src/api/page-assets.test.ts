import { mkdir, mkdtemp, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';

const CODE = `export const words = ${JSON.stringify('again and '.repeat(100))};`;

let pageFolder: string;
let running: TestProduct;
beforeAll(async () => {
  pageFolder = await mkdtemp(join(tmpdir(), 'combolab-page-'));
  await mkdir(join(pageFolder, 'assets'));
  await writeFile(join(pageFolder, 'index.html'), '<!doctype html><title>ComboLab</title>');
  for (const name of ['kept.js', 'gone.js']) {
    const file = join(pageFolder, 'assets', name);
    await writeFile(file, CODE);
    await writeFile(`${file}.br`, brotliCompressSync(CODE));
    await writeFile(`${file}.gz`, gzipSync(CODE));
  }
  await writeFile(join(pageFolder, 'assets', 'small.js'), 'export {};');
  running = await startTestProduct({ pageFolder, env: { RATE_LIMITS: 'off' } });
});
afterAll(async () => {
  await running[Symbol.asyncDispose]();
  await rm(pageFolder, { recursive: true });
});

/** What is sent, with its body as the reader has it. */
async function assetOf(name: string, encodings: string) {
  const response = await fetch(`${running.url}/assets/${name}`, { headers: { 'accept-encoding': encodings } });
  const { status, headers } = response;
  const shown = ['content-encoding', 'content-type', 'cache-control', 'vary'].map(
    (header) => headers.get(header)?.toLowerCase() ?? null,
  );
  return { status, shown, text: await response.text() };
}
const ENCODED = ['text/javascript; charset=utf-8', 'public, max-age=31536000, immutable', 'accept-encoding'];

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['identity', null],
])('sends a script to who takes %s as it was compressed when it was built: %s', async (taken, encoding) => {
  expect(await assetOf('kept.js', taken)).toEqual({ status: 200, shown: [encoding, ...ENCODED], text: CODE });
});

it('sends what is too short to be compressed as it is', async () => {
  const { status, shown, text } = await assetOf('small.js', 'br, gzip');
  expect([status, shown[0], text]).toEqual([200, null, 'export {};']);
});

it('says readably that a file is gone, though a compressed one was there at the start', async () => {
  for (const ending of ['', '.br', '.gz']) await unlink(join(pageFolder, 'assets', `gone.js${ending}`));
  const { status, shown, text } = await assetOf('gone.js', 'br, gzip');
  expect([status, shown[0]]).toEqual([404, null]);
  expect(text).toContain('gone.js');
});
