import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './manifest.mjs';
import { run } from './run.mjs';

const linesOf = async (...args) => {
  const { code, output } = await run('git', args, { capture: true });
  if (code !== 0) throw new Error(`git ${args.join(' ')} failed:\n${output}`);
  return output.split('\n').filter(Boolean);
};

/**
 * Compiled files of what differs from a commit (HEAD by default), committed, staged, changed or new. What is gone, or is not
 * compiled, is left out.
 */
export async function changedOutput(since = 'HEAD') {
  const files = new Set([
    ...(await linesOf('diff', '--name-only', since)),
    ...(await linesOf('ls-files', '--others', '--exclude-standard')),
  ]);
  return [...files]
    .filter((file) => /^[\w-]+\/src\/.*\.tsx?$/.test(file))
    .map((file) => join(root, file.replace('/src/', '/dist/').replace(/\.tsx?$/, '.js')))
    .filter((file) => existsSync(file));
}
