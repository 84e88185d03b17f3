import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin, type UserConfig } from 'vite';
import { leanFirstPage } from './first-page.mjs';
import { frameFiles } from './frame-files.mjs';
import { messages } from './messages.mjs';
import { compressedFiles } from './vite.compressed.js';
import { filesFirst } from './vite.files-first.js';
import { firstFiles } from './vite.first-files.js';
import { offlineWorker } from './vite.offline.js';
import { pageBudget } from './vite.page-budget.js';
import { fileOfModule } from './vite.page-files.js';

/** sonner adds its style element without a nonce, which the Content-Security-Policy refuses. */
const sonnerNonce: Plugin = {
  name: 'sonner-nonce',
  transform: (code, id) =>
    id.includes('/sonner/dist/')
      ? code.replace("style.type = 'text/css'", "style.nonce = globalThis.__webpack_nonce__ ?? ''")
      : null,
};

/** The Latin subsets are needed for the first paint: numbers in another face would move what stands beside them. */
const preloadFonts: Plugin = {
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /geist(-mono)?-latin-wght-normal.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
          injectTo: 'head-prepend' as const,
        })),
  },
};

/** Without conditions for it, the router's package gives its development build to every bundler. */
const productionRouter: Plugin = {
  name: 'production-router',
  apply: 'build',
  config: () => {
    const folder = fileURLToPath(new URL('../production/', import.meta.resolve('react-router')));
    const alias = [
      { find: /^react-router$/, replacement: `${folder}index.mjs` },
      { find: /^react-router\/dom$/, replacement: `${folder}dom-export.mjs` },
    ];
    return { resolve: { alias } };
  },
};

/** What makes the code of the page. */
const page = (): UserConfig => ({
  plugins: [messages, react(), sonnerNonce, productionRouter, filesFirst],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    outDir: 'dist-web',
    emptyOutDir: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The page, and the player that other pages show in a frame.
      input: ['index.html', 'embed.html'],
      treeshake: {
        moduleSideEffects: [{ test: /\/contracts\/src\//, sideEffects: false }],
        // Schemas nobody checks with are left out.
        manualPureFunctions: ['z'],
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': 'http://127.0.0.1:3000', '/socket.io': { target: 'ws://127.0.0.1:3000', ws: true } },
  },
});

/** The same, in files that travel together. */
async function built(): Promise<UserConfig> {
  const { build, ...rest } = page();
  const files = await fileOfModule(page());
  const codeSplitting = {
    // what a module needs has a place of its own
    includeDependenciesRecursively: false,
    groups: [{ debugName: 'together', name: (id: string) => files.get(id) ?? null }],
  };
  return { ...rest, build: { ...build, rolldownOptions: { ...build?.rolldownOptions, output: { codeSplitting } } } };
}

export default defineConfig(async ({ command }) => {
  const config = command === 'build' ? await built() : page();
  const beside = [preloadFonts, leanFirstPage, frameFiles, firstFiles, offlineWorker, compressedFiles, pageBudget];
  return { ...config, plugins: [...(config.plugins ?? []), ...beside] };
});
