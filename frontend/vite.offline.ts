import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

/** Code that is kept: what the page begins with, the pages of the frame data, and what stands around every page. */
const KEPT_CODE = [
  'index.html',
  'src/features/shield-tool/shield-tool-page.tsx',
  'src/features/frame-tables/frame-table-page.tsx',
  'src/features/frame-tables/compare-choice.tsx',
  'src/features/palette/palette.tsx',
  'src/features/top-bar/display-menu.tsx',
  'src/shared/keys/shortcut-help.tsx',
  'src/shared/search/read-query.ts',
];
/** Files beside the code; frame data are kept as they are opened (`src/shared/offline`). */
const KEPT_FILES = ['theme.js', 'favicon.svg', 'manifest.webmanifest'];
const KEPT_FACE = /-latin-wght-normal.*\.woff2$/;

type Bundle = Rolldown.OutputBundle;

const chunksOf = (bundle: Bundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((output) => output.type === 'chunk');

/** The chunk that begins with a module. @throws Error when there is none, so that nothing is left out unseen */
function chunkOf(bundle: Bundle, module: string): Rolldown.OutputChunk {
  const found = chunksOf(bundle).find(({ facadeModuleId }) => facadeModuleId === here(module));
  if (found === undefined) throw new Error(`vite.offline.ts: ${module} has no chunk of its own`);
  return found;
}

/** Names of a chunk, of what it imports, and of their styles. */
function withImports(bundle: Bundle, { fileName, imports, viteMetadata }: Rolldown.OutputChunk, names: Set<string>) {
  if (names.has(fileName)) return;
  names.add(fileName);
  for (const style of viteMetadata?.importedCss ?? []) names.add(style);
  for (const name of imports) {
    const chunk = bundle[name];
    if (chunk?.type === 'chunk') withImports(bundle, chunk, names);
  }
}

/** Addresses with what tells one version from the next; hashed names tell it themselves. */
function keptFiles(bundle: Bundle) {
  const names = new Set(Object.keys(bundle).filter((name) => KEPT_FACE.test(name)));
  for (const module of KEPT_CODE) withImports(bundle, chunkOf(bundle, module), names);
  const open = KEPT_FILES.map((name) => here(`public/${name}`));
  const document = bundle['index.html'];
  if (document?.type !== 'asset') throw new Error('vite.offline.ts: there is no document');
  return [
    ...[...names].sort().map((name) => ({ url: `/${name}`, revision: null })),
    ...open.map((file) => ({ url: `/${relative(here('public'), file)}`, revision: hashOf(readFileSync(file)) })),
    { url: '/what-can-i-do', revision: hashOf(document.source) },
  ];
}

/** Makes `sw.js`, which keeps what the pages of the frame data need, with the list of it. Not in development. */
export const offlineWorker: Plugin = {
  name: 'offline-worker',
  apply: 'build',
  async writeBundle({ dir }, bundle) {
    await build({
      configFile: false,
      logLevel: 'warn',
      define: {
        KEPT_FILES: JSON.stringify(keptFiles(bundle)),
        ENTRY: JSON.stringify(`/${chunkOf(bundle, 'index.html').fileName}`),
        'process.env.NODE_ENV': '"production"',
      },
      build: {
        outDir: dir,
        emptyOutDir: false,
        copyPublicDir: false,
        lib: { entry: here('src/app/offline/worker.ts'), formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
      },
    });
  },
};
