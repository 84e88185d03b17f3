import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstEpochOf } from './first-epoch.js';

const NOW = Date.UTC(2030, 0, 1);
const DAY_MS = 24 * 60 * 60 * 1000;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'combolab-epoch-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('gives every file of views a higher epoch, though the clock is put back or hardly moves', () => {
  const file = join(folder, 'documents.sqlite');
  const epochs = [NOW, NOW + 1, NOW - 40 * DAY_MS, NOW + DAY_MS].map((now) => firstEpochOf(file, now));
  expect(epochs).toEqual([...epochs].sort((a, b) => a - b));
  expect(new Set(epochs).size).toBe(epochs.length);
  expect(epochs[0]).toBe(NOW / 1000);
});

it('goes by the clock where what was remembered is damaged', async () => {
  await writeFile(join(folder, 'documents.epoch'), 'garbage');
  expect(firstEpochOf(join(folder, 'documents.sqlite'), NOW)).toBe(NOW / 1000);
});
