import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Imports of built code as Vite writes them: `from"./a.js"`, `import"./a.js"`. */
const IMPORTED = /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;
/** The page of results with the filters that it fetches at once. */
const RESULTS = ['results-page', 'filter-panel'];

/** What is there already: what every page begins with, or also what the page of results has loaded. */
export type Beside = 'shell' | 'results';

/** Adds the names of a chunk and of all that must be there before it runs. */
function addImports(assets: string, name: string, names: Set<string>): void {
  if (names.has(name)) return;
  names.add(name);
  for (const [, next = ''] of readFileSync(join(assets, name), 'utf8').matchAll(IMPORTED))
    addImports(assets, next, names);
}

/** Bytes of JavaScript, gzipped, that a page needs beside what is there. @param page name of its chunk, without hash */
export function ownBytes(pageFolder: string, page: string, beside: Beside): number {
  const assets = join(pageFolder, 'assets');
  const document = readFileSync(join(pageFolder, 'index.html'), 'utf8');
  const [, entry = ''] = /src="\/assets\/([\w.-]+\.js)"/.exec(document) ?? [];
  const built = readdirSync(assets);
  const chunkOf = (name: string): string => {
    const chunk = built.find((each) => each.startsWith(`${name}-`) && each.endsWith('.js'));
    if (chunk === undefined) throw new Error(`there is no chunk of ${name}`);
    return chunk;
  };
  const there = new Set<string>();
  for (const name of [entry, ...(beside === 'results' ? RESULTS.map(chunkOf) : [])]) addImports(assets, name, there);
  const needed = new Set<string>();
  addImports(assets, chunkOf(page), needed);
  return [...needed]
    .filter((name) => !there.has(name))
    .reduce((sum, name) => sum + gzipSync(readFileSync(join(assets, name))).length, 0);
}
