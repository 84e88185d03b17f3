import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const HTML = '<!doctype html><div id="root"></div><script type="module" src="/main.js"></script>';
const MAIN = `import { liteClient } from 'algoliasearch/lite';
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { Hits, InstantSearch, RefinementList, SearchBox } from 'react-instantsearch';

const searchClient = liteClient('application', 'key');
createRoot(document.getElementById('root')).render(
  h(InstantSearch, { searchClient, indexName: 'combos' }, h(SearchBox), h(RefinementList, { attribute: 'attacker' }), h(Hits)),
);
`;

/** Bytes of JavaScript, gzipped, of the smallest page with search, facets and hits by InstantSearch. */
export async function instantSearchBytes(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'index.html'), HTML);
  await writeFile(join(folder, 'main.js'), MAIN);
  await build({ root: folder, configFile: false, logLevel: 'error', build: { outDir: 'out', emptyOutDir: true } });
  const assets = join(folder, 'out', 'assets');
  const names = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  const sizes = await Promise.all(names.map(async (name) => gzipSync(await readFile(join(assets, name))).length));
  return sizes.reduce((sum, size) => sum + size, 0);
}
