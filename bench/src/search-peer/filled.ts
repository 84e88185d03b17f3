import { once } from 'node:events';
import { createWriteStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { SearchEngine } from '@combolab/platform/adapters/postings-index/engine';
import { documentStream } from '../search/documents.js';
import { Sphinx } from './sphinx.js';
import { sphinxRow } from './sphinx-row.js';

export interface Filled extends AsyncDisposable {
  readonly engine: SearchEngine;
  readonly sphinx: Sphinx;
  readonly size: number;
  /** How long ours took to take the documents in, in ms, without making them up. */
  readonly loadedInMs: number;
  /** Bytes of memory that a combo takes in ours, and in Sphinx (resident). */
  readonly bytesPerCombo: { readonly ours: number; readonly sphinx: number };
}

const BATCH = 5000;
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function used(): number {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Resident bytes of a process. */
const residentBytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1] ?? 0) * 1024;

/** The same in batches; how long they took to make, in ms, is added up. */
function* made<T>(stream: Iterator<T>, making: { ms: number }): Generator<T> {
  for (let isOver = false; !isOver;) {
    const start = performance.now();
    const batch: T[] = [];
    while (!isOver && batch.length < BATCH) {
      const next = stream.next();
      if (next.done === true) isOver = true;
      else batch.push(next.value);
    }
    making.ms += performance.now() - start;
    yield* batch;
  }
}

/** Both engines with the same documents. @param folder for Sphinx's files */
export async function fill(size: number, folder: string): Promise<Filled> {
  const rows = createWriteStream(join(folder, 'combos.tsv'));
  let number = 0;
  for (const document of documentStream(size, 1))
    if (!rows.write(`${sphinxRow(document, ++number)}\n`)) await once(rows, 'drain');
  rows.end();
  await once(rows, 'finish');
  const sphinx = await Sphinx.start(folder);
  const before = used();
  const engine = new SearchEngine();
  const making = { ms: 0 };
  const start = performance.now();
  engine.collection.load(made(documentStream(size, 1), making));
  const loadedInMs = performance.now() - start - making.ms;
  const bytesPerCombo = { ours: (used() - before) / size, sphinx: residentBytes(sphinx.pid) / size };
  return {
    ...{ engine, sphinx, size, loadedInMs, bytesPerCombo },
    [Symbol.asyncDispose]: () => sphinx[Symbol.asyncDispose](),
  };
}
