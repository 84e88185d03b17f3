import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline as piped, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** Writes values as lines of JSON, packed by gzip, durably and for the owner alone. @returns how many */
export async function writeLines(file: string, values: AsyncIterable<object>): Promise<number> {
  let count = 0;
  async function* lines(): AsyncGenerator<string> {
    for await (const value of values) {
      count += 1;
      yield `${JSON.stringify(value)}\n`;
    }
  }
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(file, { mode: 0o600, flush: true }));
  return count;
}

/** What `writeLines` has written, so many at once at most. @throws SyntaxError and errors of zlib for a damaged file, errors of the file system */
export async function* readLines<Value>(file: string, atOnce: number): AsyncGenerator<readonly Value[]> {
  let batch: Value[] = [];
  // what goes wrong ends the last of the streams with it, and so is thrown here
  const input = piped(createReadStream(file), createGunzip(), () => undefined);
  for await (const line of createInterface({ input })) {
    batch.push(JSON.parse(line) as Value);
    if (batch.length < atOnce) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
