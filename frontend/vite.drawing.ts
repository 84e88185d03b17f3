import { defaultClientConditions, defineConfig } from 'vite';

/** Builds what draws combos of replays as a page of its own, against which the pictures of clips are compared. */
export default defineConfig({
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    outDir: '../node_modules/.cache/drawing-page',
    emptyOutDir: true,
    copyPublicDir: false,
    minify: false,
    lib: {
      entry: 'src/entities/drawn-replay/testing/drawing-page.ts',
      formats: ['es'],
      fileName: () => 'drawing-page.js',
    },
  },
});
