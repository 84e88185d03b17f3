import { defaultClientConditions, defineConfig } from 'vite';

/** Builds what draws written fights as one script, for the page that draws the clips of the sample combos. */
export default defineConfig({
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    outDir: '../node_modules/.cache/drawn-fight',
    emptyOutDir: true,
    copyPublicDir: false,
    lib: {
      entry: '../drawn-replay/src/script/draw-script.ts',
      formats: ['iife'],
      name: 'drawnFight',
      fileName: () => 'draw-script.js',
    },
  },
});
