import children from 'node:child_process';
import { existsSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { basename, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import threads from 'node:worker_threads';
import { root } from '../lib/manifest.mjs';

/** What the product starts as threads and processes of its own, hundreds of times in a run. */
const STARTED = new Set([
  'platform/dist/adapters/postings-index/search-thread.js',
  'platform/dist/adapters/sqlite-event-log/writer-thread.js',
  'standalone/dist/preview/preview-process.js',
  'standalone/dist/projector/projector-thread.js',
]);

/** The same script as operators run it: reading its many modules was most of what a start costs. Absolute. */
function bundledOf(path) {
  const bundled = join(root, 'bundle', basename(path));
  return STARTED.has(relative(root, path)) && existsSync(bundled) ? bundled : path;
}

const { Worker } = threads;
threads.Worker = class extends Worker {
  constructor(script, options) {
    super(
      script instanceof URL && script.protocol === 'file:' ? pathToFileURL(bundledOf(fileURLToPath(script))) : script,
      options,
    );
  }
};
const { fork } = children;
children.fork = (path, ...rest) => fork(bundledOf(path), ...rest);
syncBuiltinESMExports();
