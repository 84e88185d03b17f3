import children from 'node:child_process';
import { existsSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import threads from 'node:worker_threads';
import { root } from '../lib/manifest.mjs';

/** What the product starts as threads and processes of its own, hundreds of times in a run. */
const STARTED = new Set([
  'platform/dist/adapters/postings-index/search-thread.js',
  'platform/dist/adapters/sqlite-event-log/writer-thread.js',
  'standalone/dist/preview/preview-process.js',
  'standalone/dist/projector/projector-thread.js',
]);

/** The same script as operators run it, where it is one of these: reading its many modules was most of what a start costs. */
function bundledOf(script) {
  if (script instanceof URL && script.protocol !== 'file:') return script;
  const path = script instanceof URL ? fileURLToPath(script) : script;
  const bundled = join(root, 'bundle', basename(path));
  return STARTED.has(relative(root, path)) && existsSync(bundled) ? bundled : script;
}

const { Worker } = threads;
threads.Worker = class extends Worker {
  constructor(script, options) {
    super(options?.eval === true ? script : bundledOf(script), options);
  }
};
const { fork } = children;
children.fork = (script, ...rest) => fork(bundledOf(script), ...rest);
syncBuiltinESMExports();
