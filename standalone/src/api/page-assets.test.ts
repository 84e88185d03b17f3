import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
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

it.each(['gone.js', 'never.js', 'of/no/kind.css', ''])('says readably that "%s" is not there', async (name) => {
  for (const ending of ['', '.br', '.gz']) await rm(join(pageFolder, 'assets', `gone.js${ending}`), { force: true });
  const response = await fetch(`${running.url}/assets/${name}`, { headers: { 'accept-encoding': 'br, gzip' } });
  const shown = ['content-encoding', 'content-type', 'cache-control'].map((header) => response.headers.get(header));
  expect([response.status, shown]).toEqual([404, [null, 'application/problem+json; charset=utf-8', 'no-store']]);
  const correlationId = response.headers.get('x-correlation-id');
  expect(correlationId).not.toBeNull();
  expect(await response.json()).toEqual({
    ...{ type: 'urn:combolab:problem:not-found', title: 'Not found', status: 404, code: 'not-found', correlationId },
    detail: 'This file does not exist or was deleted.',
  });
});

it('says readably that an address is not understood', async () => {
  const response = await fetch(`${running.url}/assets/%zz`);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    400,
    'application/problem+json; charset=utf-8',
  ]);
  const correlationId = response.headers.get('x-correlation-id');
  expect(await response.json()).toMatchObject({ code: 'malformed', status: 400, correlationId });
});
