import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Pages that visits begin with, by the first part of their addresses: what is imported for them. */
const PAGES: Readonly<Record<string, string>> = {
  '/': 'src/features/landing/landing-page.tsx',
  '/results': 'src/features/results/results-page.tsx',
  '/game': 'src/features/results/results-page.tsx',
  '/combo': 'src/app/combo-route.tsx',
};

type Bundle = Rolldown.OutputBundle;

/** Names of a chunk, of all that it imports, and of their styles. */
function filesOf(bundle: Bundle, name: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || found.has(name)) return found;
  found.add(name);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const each of chunk.imports) filesOf(bundle, each, found);
  return found;
}

function chunkOf(bundle: Bundle, path: string): string {
  const found = Object.values(bundle).find((each) => each.type === 'chunk' && each.moduleIds.includes(here(path)));
  if (found === undefined) throw new Error(`vite.first-files.ts: no chunk holds ${path}`);
  return found.fileName;
}

/**
 * Writes `first-files.json`: which files a page needs beside those that every document names, so that a document can name them too.
 * Without that they are asked for only once the document's own code runs.
 */
export const firstFiles: Plugin = {
  name: 'first-files',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const every = filesOf(bundle, chunkOf(bundle, 'index.html'));
    const pages = Object.entries(PAGES).map(([part, path]) => [
      part,
      [...filesOf(bundle, chunkOf(bundle, path))].filter((name) => !every.has(name)).map((name) => `/${name}`),
    ]);
    this.emitFile({ type: 'asset', fileName: 'first-files.json', source: JSON.stringify(Object.fromEntries(pages)) });
  },
};
