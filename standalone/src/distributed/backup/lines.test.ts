import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { untilTime } from '@combolab/platform/adapters/kafka-event-log/kept-commits';
import { readLines, writeLines } from './lines.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'combolab-lines-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function* each<Value>(values: readonly Value[]): AsyncGenerator<Value> {
  for (const value of values) yield await Promise.resolve(value);
}

it('reads what was written, in parts of at most so many, for its owner alone', async () => {
  const file = join(folder, 'lines.gz');
  const values = [{ text: 'line\nbreak ✨' }, { n: 2 }, { n: 3 }];
  expect(await writeLines(file, each(values))).toBe(3);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const parts: unknown[] = [];
  for await (const part of readLines(file, 2)) parts.push(part);
  expect(parts).toEqual([values.slice(0, 2), values.slice(2)]);
});

it('has no parts where nothing was written, and fails where the file is cut or gone', async () => {
  const file = join(folder, 'cut.gz');
  expect(await writeLines(file, each([]))).toBe(0);
  for await (const part of readLines(file, 2)) throw new Error(JSON.stringify(part));
  await writeLines(file, each(Array.from({ length: 1000 }, (_, n) => ({ n }))));
  await writeFile(file, (await readFile(file)).subarray(0, 200));
  const reading = async (path = file) => {
    for await (const part of readLines(path, 2000)) expect(part.length).toBeGreaterThan(0);
  };
  await expect(reading()).rejects.toThrow('unexpected end of file');
  await expect(reading(join(folder, 'gone.gz'))).rejects.toThrow('ENOENT');
});

it('keeps of each stream what comes before its first commit after a time', () => {
  const times = fc.array(fc.array(fc.nat(20), { maxLength: 6 }), { maxLength: 5 });
  fc.assert(
    fc.property(times, fc.nat(20), (streams, until) => {
      const isKept = untilTime(until);
      const kept = streams.map((own, n) => own.filter((time) => isKept({ stream: String(n), time })));
      const wanted = streams.map((own) => {
        const late = own.findIndex((time) => time > until);
        return late === -1 ? own : own.slice(0, late);
      });
      expect(kept).toEqual(wanted);
    }),
  );
});
