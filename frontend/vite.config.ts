import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { leanFirstPage } from './first-page.mjs';
import { frameFiles } from './frame-files.mjs';
import { messages } from './messages.mjs';
import { compressedFiles } from './vite.compressed.js';
import { filesFirst } from './vite.files-first.js';
import { firstFiles } from './vite.first-files.js';
import { offlineWorker } from './vite.offline.js';

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

const SCHEMAS = /\/node_modules\/zod\//;

export default defineConfig({
  plugins: [
    messages,
    react(),
    sonnerNonce,
    preloadFonts,
    productionRouter,
    leanFirstPage,
    frameFiles,
    filesFirst,
    firstFiles,
    offlineWorker,
    compressedFiles,
  ],
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
      // Where the schema library is needed it is fetched; it must not travel with what every page shares.
      // What is small and used in many places travels together: a request costs more than its bytes.
      output: {
        codeSplitting: {
          groups: [
            { name: 'schemas', test: SCHEMAS, priority: 1 },
            { name: 'icons', test: /\/lucide-react\/dist\/esm\/icons\//, minShareCount: 3 },
            {
              debugName: 'common',
              name: (id, bundle) =>
                bundle.getModuleInfo(id)?.importedIds.some((each) => SCHEMAS.test(each)) === true ? null : 'common',
              // texts of a feature travel with it, not with every page
              test: /\/(frontend|contracts)\/src\/(?!(languages\/en\/)?features\/[\w-]+(\/texts\.ts|\.json)$)/,
              minShareCount: 8,
              maxModuleSize: 1500,
            },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': 'http://127.0.0.1:3000', '/socket.io': { target: 'ws://127.0.0.1:3000', ws: true } },
  },
});
