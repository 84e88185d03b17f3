import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files of the built page by the first part of the addresses that need them (`frontend/vite.first-files.ts`). */
type FirstFiles = Readonly<Record<string, readonly string[]>>;

const tagOf = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="${file}">`
    : `<link rel="modulepreload" crossorigin href="${file}">`;

/**
 * What a document names beside its own files, so that a page's code is on its way before that of the document has run.
 * @param folder of the built page; one that was built without them names none
 * @returns tags for the head of the document at a path
 */
export function firstFilesIn(folder: string): (path: string) => string {
  const file = join(folder, 'first-files.json');
  const all = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as FirstFiles) : {};
  const tags = new Map(Object.entries(all).map(([part, files]) => [part, files.map(tagOf).join('')]));
  return (path) => tags.get(`/${path.split('/', 2)[1] ?? ''}`) ?? '';
}
