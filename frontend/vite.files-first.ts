import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const OURS = fileURLToPath(new URL('src/shared/loading/files-first.ts', import.meta.url));
/** Vite's own, which lets the browser fetch modules while it imports them. */
const HELPER = /vite\/preload-helper\.js$/;
/** The event only Vite's own knows of. */
const OF_VITE = 'vite:preloadError';

/** Has every `import()` of the built page fetch its files first. */
export const filesFirst: Plugin = {
  name: 'files-first',
  apply: 'build',
  config: () => ({
    build: {
      modulePreload: {
        // also for a module that needs no other file
        resolveDependencies: (file, needed, { hostType }) =>
          hostType === 'js' ? [...new Set([file, ...needed])] : [...needed],
      },
    },
  }),
  enforce: 'pre',
  load: {
    filter: { id: HELPER },
    handler: () => ({
      code: `export { withFiles as __vitePreload } from ${JSON.stringify(OURS)};`,
      moduleSideEffects: false,
    }),
  },
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).flatMap((each) => (each.type === 'chunk' ? [each] : []));
    if (chunks.some(({ code }) => code.includes(OF_VITE)))
      this.error(`files-first: ${OURS} does not stand in the place of Vite's own helper any more`);
  },
};
