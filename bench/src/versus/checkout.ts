import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A built checkout of the product with a data folder of its own. */
export interface Checkout {
  /** Its folder. */
  readonly root: string;
  readonly dataDir: string;
}

export interface Running extends AsyncDisposable {
  /** Without trailing slash. */
  readonly url: string;
  readonly pid: number;
  /** ms from spawning to the line that says ready. */
  readonly startMs: number;
}

const READY = /^ComboLab is ready at (\S+)$/;

/** Starts the product of a checkout as `npm start` does, without limits on how much one user may do. */
export async function startCheckout({ root, dataDir }: Checkout): Promise<Running> {
  const start = performance.now();
  const child = spawn(process.execPath, ['scripts/start.mjs', '--no-samples'], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_LIMITS: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'close');
  const url = await readyUrl(createInterface(child.stdout));
  if (url === undefined) throw new Error(`void: ${root} ended before it was ready`);
  const startMs = performance.now() - start;
  child.stdout.resume();
  return {
    ...{ url, pid: child.pid ?? 0, startMs },
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGTERM');
      await gone;
    },
  };
}

async function readyUrl(lines: AsyncIterable<string>): Promise<string | undefined> {
  for await (const line of lines) {
    const url = READY.exec(line)?.[1];
    if (url !== undefined) return url;
  }
  return undefined;
}
