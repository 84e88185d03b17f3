import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const root = fileURLToPath(new URL('../../../../frontend/', import.meta.url));
const register = fileURLToPath(new URL('./register.js', import.meta.url));

/** Each document's first script begins with the game. */
const withThirdGame: Plugin = {
  name: 'with-third-game',
  enforce: 'pre',
  transform: (code, id) => (/\/app\/(?:embed\/)?main\.tsx$/.test(id) ? `import '${register}';\n${code}` : null),
};

// The page as it is built, with one game more, into the folder that is named.
await build({
  root,
  logLevel: 'warn',
  plugins: [withThirdGame],
  build: { outDir: process.argv[2] ?? '', emptyOutDir: false },
});
