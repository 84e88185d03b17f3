import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Bytes, gzipped, of the code that the document and the results name, and that which they import at once. What they fetch
 * later and yet before the first result is painted is measured in a browser (`npm run bench -- page-weight`).
 * @returns null where the page is not built
 */
export function firstPageBytes(root) {
  const assets = join(root, 'frontend/dist-web/assets');
  if (!existsSync(assets)) return null;
  const document = readFileSync(join(root, 'frontend/dist-web/index.html'), 'utf8');
  const { '/results': results } = JSON.parse(readFileSync(join(root, 'frontend/dist-web/first-files.json'), 'utf8'));
  const left = [...`${document} ${results.join(' ')}`.matchAll(/\/assets\/([\w.-]+\.js)/g)].map(([, name]) => name);
  const seen = new Map();
  while (left.length > 0) {
    const name = left.pop();
    if (seen.has(name)) continue;
    const code = readFileSync(join(assets, name));
    seen.set(name, gzipSync(code).length);
    left.push(...[...code.toString().matchAll(/(?:from|import) ?"\.\/([\w.-]+\.js)"/g)].map(([, next]) => next));
  }
  return [...seen.values()].reduce((sum, bytes) => sum + bytes, 0);
}
