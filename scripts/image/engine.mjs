import { spawnSync } from 'node:child_process';
import { root } from '../lib/manifest.mjs';
import { run } from '../lib/run.mjs';

/** What `docker` prints. @throws Error with what it says when it fails */
export function docker(...args) {
  const { status, stdout, stderr, error } = spawnSync('docker', args, { cwd: root, encoding: 'utf8' });
  if (status === 0) return stdout.trim();
  throw new Error(`docker ${args.slice(0, 2).join(' ')}: ${error?.message ?? stderr.trim()}`);
}

/** As `docker`; null when it fails. */
export function asked(...args) {
  try {
    return docker(...args);
  } catch {
    return null;
  }
}

/** Images that are neither here nor to be had. */
export const missing = (images) =>
  images.filter((image) => asked('image', 'inspect', image) === null && asked('pull', '--quiet', image) === null);

/** Builds an image of the checkout. @throws Error with the end of what the build says */
export async function buildImage(tag, ...args) {
  const more = (process.env.IMAGE_BUILD_ARGS ?? '').split(' ').filter((each) => each !== '');
  const { code, output } = await run('docker', ['build', ...more, ...args, '--tag', tag, '.'], { capture: true });
  if (code !== 0) throw new Error(output.split('\n').slice(-40).join('\n'));
}

/** Of an image, uncompressed, in MB as `docker images` counts them. */
export const megabytesOf = (tag) => Number(docker('image', 'inspect', '--format', '{{.Size}}', tag)) / 1e6;

/** Asks again until the answer is not undefined. @throws Error after `ms` */
export async function until(what, ask, ms = 120_000) {
  for (const end = Date.now() + ms; Date.now() < end;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`waited ${ms} ms in vain for: ${what}`);
}

/**
 * Stops a program of ours in its container, so that it takes connections and answers nothing.
 * @param exec runs a command there
 * @param file that it was begun with
 */
export function hang(exec, file) {
  // the second word of a command, as the kernel has it; of the init process before it that is another
  const isIt = `require('fs').readFileSync('/proc/'+id+'/cmdline','utf8').split('\\0')[1]==='${file}'`;
  const each = `try{if(${isIt})process.kill(+id,'SIGSTOP')}catch{}`;
  exec('node', '-e', `for(const id of require('fs').readdirSync('/proc'))${each}`);
}
