import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

/**
 * What works without a connection: what the page begins with, and what these need, now or when it is asked for. All other pages
 * say that they need one.
 */
const KEPT_CODE = [
  'src/features/shield-tool/shield-tool-page.tsx',
  'src/features/frame-tables/frame-table-page.tsx',
  'src/features/frame-tables/compare-choice.tsx',
  'src/features/results/results-page.tsx',
  'src/app/combo-route.tsx',
  'src/app/today-route.tsx',
  'src/app/offline/start-keeping.ts',
  'src/app/offline-line.tsx',
  'src/features/practice/practice-page.tsx',
  'src/features/palette/palette.tsx',
  'src/features/notifications/bell.tsx',
  'src/features/top-bar/top-bar.tsx',
  'src/shared/keys/shortcut-help.tsx',
  'src/shared/ui/toast.ts',
  'src/shared/ui/tooltip/tooltips.ts',
];
/** What is not followed further: asked for by a press of a button, and large or of no use without a connection. */
const LEFT_OUT = [
  'src/shared/auth/firebase/firebase-provider.ts',
  'src/features/combo/clip-export/make-clip.ts',
  'src/features/results/saving/saved-search-dialog.tsx',
  'src/entities/moderation/report-dialog.tsx',
];
/** Files beside the code; frame data are kept as they are opened (`src/shared/offline`). */
const KEPT_FILES = ['theme.js', 'favicon.svg', 'manifest.webmanifest'];
const KEPT_FACE = /-latin-wght-normal.*\.woff2$/;

type Bundle = Rolldown.OutputBundle;
type ModuleInfo = (id: string) => Pick<Rolldown.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds'> | null;

const chunksOf = (bundle: Bundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((output) => output.type === 'chunk');

const OURS = here('src/');

/**
 * Ids of modules that are fetched on their own: those that are kept, and what they import when it is asked for, but for what is left
 * out. @throws Error where there is no such module
 */
function beginningsOf(infoOf: ModuleInfo): Set<string> {
  const beginnings = new Set(KEPT_CODE.map(here));
  const left = [...beginnings];
  const seen = new Set(LEFT_OUT.map(here));
  for (const id of [...left, ...seen]) if (infoOf(id) === null) throw new Error(`vite.offline.ts: there is no ${id}`);
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = infoOf(id) ?? {};
    const later = dynamicallyImportedIds.filter((each) => !seen.has(each));
    for (const each of later) beginnings.add(each);
    left.push(...[...importedIds, ...later].filter((each) => each.startsWith(OURS)));
  }
  return beginnings;
}

/** Adds the names of a chunk, of what it imports, and of their styles. */
function addChunk(bundle: Bundle, { fileName, imports, viteMetadata }: Rolldown.OutputChunk, names: Set<string>): void {
  if (names.has(fileName)) return;
  names.add(fileName);
  for (const style of viteMetadata?.importedCss ?? []) names.add(style);
  for (const name of imports) {
    const chunk = bundle[name];
    if (chunk?.type === 'chunk') addChunk(bundle, chunk, names);
  }
}

const entryOf = (bundle: Bundle): Rolldown.OutputChunk => {
  const found = chunksOf(bundle).find(({ facadeModuleId }) => facadeModuleId === here('index.html'));
  if (found === undefined) throw new Error('vite.offline.ts: the page has no chunk of its own');
  return found;
};

/** Addresses with what tells one version from the next; hashed names tell it themselves. */
function keptFiles(bundle: Bundle, infoOf: ModuleInfo) {
  const names = new Set(Object.keys(bundle).filter((name) => KEPT_FACE.test(name)));
  addChunk(bundle, entryOf(bundle), names);
  const beginnings = beginningsOf(infoOf);
  for (const chunk of chunksOf(bundle))
    if (chunk.moduleIds.some((id) => beginnings.has(id))) addChunk(bundle, chunk, names);
  const open = KEPT_FILES.map((name) => here(`public/${name}`));
  const sourceOf = (name: string) => {
    const made = bundle[name];
    if (made?.type !== 'asset') throw new Error(`vite.offline.ts: there is no ${name}`);
    return made.source;
  };
  return [
    ...[...names].sort().map((name) => ({ url: `/${name}`, revision: null })),
    ...open.map((file) => ({ url: `/${relative(here('public'), file)}`, revision: hashOf(readFileSync(file)) })),
    { url: '/language.js', revision: hashOf(sourceOf('language.js')) },
    { url: '/what-can-i-do', revision: hashOf(sourceOf('index.html')) },
  ];
}

/** Makes `sw.js`, which keeps what pages need that work without a connection, with the list of it. Not in development. */
export const offlineWorker: Plugin = {
  name: 'offline-worker',
  apply: 'build',
  async writeBundle({ dir }, bundle) {
    await build({
      configFile: false,
      logLevel: 'warn',
      define: {
        KEPT_FILES: JSON.stringify(keptFiles(bundle, (id) => this.getModuleInfo(id))),
        ENTRY: JSON.stringify(`/${entryOf(bundle).fileName}`),
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
