import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { root } from './manifest.mjs';

/** The programs that operators run, by the compiler's output that they begin with. */
const PROGRAMS = {
  'one-machine': 'standalone/dist/main.js',
  control: 'standalone/dist/cli/control.js',
  generate: 'standalone/dist/cli/generate.js',
  move: 'standalone/dist/cli/move.js',
  restore: 'standalone/dist/cli/restore.js',
  'verify-backup': 'standalone/dist/cli/verify-backup.js',
  backend: 'backend/dist/main.js',
  prepare: 'backend/dist/prepare.js',
  admin: 'backend/dist/admin.js',
  'search-indexer': 'search-indexer/dist/main.js',
  'preview-worker': 'preview-worker/dist/main.js',
};

/** Relative to the checkout, as operators name it. */
export const programOf = (name) => `bundle/${name}.js`;

/** What brings compiled code of its own, which stays where it was installed. */
export const NATIVE = ['sharp', '@photostructure/sqlite', '@napi-rs/canvas'];
/** How files begin that several programs need. */
const SHARED = 'shared-';
const DAY_MS = 86_400_000;
const SCRIPT = /new URL\('([\w./-]+\.js)', import\.meta\.url\)/g;

/**
 * Keeps each file in the place that it had: what it reads beside itself is where it was, and a script that it starts as a
 * thread or a process becomes a program of its own.
 */
function placed() {
  return {
    name: 'placed',
    transform(code, id) {
      if (!code.includes('import.meta.url')) return null;
      const started = code.replaceAll(SCRIPT, (whole, path) => {
        const script = fileURLToPath(new URL(path, pathToFileURL(id)));
        if (!existsSync(script)) return whole;
        const fileName = basename(script);
        this.emitFile({ type: 'chunk', id: script, fileName });
        return `new URL('./${fileName}', import.meta.where)`;
      });
      const own = `new URL('../${relative(root, id)}', import.meta.where).href`;
      return { code: started.replaceAll('import.meta.url', own).replaceAll('import.meta.where', 'import.meta.url') };
    },
  };
}

/** Packages ask for others that are not installed, and go on without; a file of ours that is missing is an error. */
function withoutOptional(level, log, tell) {
  if (log.code === 'UNRESOLVED_IMPORT' && !(log.id ?? '').includes('node_modules')) tell('error', log);
  else if (log.code !== 'UNRESOLVED_IMPORT') tell(level, log);
}

/** Puts new files in the place of old ones, programs last. What a process that still runs may load stays for a day. */
function replace(folder, fresh) {
  mkdirSync(folder, { recursive: true });
  const names = readdirSync(fresh);
  for (const name of names.sort((a, b) => Number(b.startsWith(SHARED)) - Number(a.startsWith(SHARED))))
    renameSync(join(fresh, name), join(folder, name));
  rmSync(fresh, { recursive: true });
  const gone = readdirSync(folder).filter((name) => !names.includes(name));
  for (const path of gone.map((name) => join(folder, name)))
    if (Date.now() - statSync(path).mtimeMs > DAY_MS) rmSync(path, { recursive: true });
}

/**
 * Makes one file of what each program needs, and of what several need together: reading a thousand small files was half of
 * a start. Leaves out programs that were not compiled.
 * @throws Error when a file that a program needs is missing
 */
export async function bundle() {
  const { rolldown } = await import('rolldown');
  const compiled = Object.entries(PROGRAMS).filter(([, path]) => existsSync(join(root, path)));
  const input = Object.fromEntries(compiled.map(([name, path]) => [name, join(root, path)]));
  const made = await rolldown({
    ...{ input, platform: 'node', external: NATIVE, plugins: [placed()] },
    onLog: withoutOptional,
  });
  const [folder, fresh] = [join(root, 'bundle'), join(root, 'bundle/.new')];
  rmSync(fresh, { recursive: true, force: true });
  await made.write({
    ...{ dir: fresh, format: 'esm', keepNames: true },
    entryFileNames: '[name].js',
    chunkFileNames: `${SHARED}[name]-[hash].js`,
  });
  await made.close();
  replace(folder, fresh);
}
