import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** Entry points by what they are called in operations. */
const MAINS = {
  backend: '../../../backend/dist/main.js',
  prepare: '../../../backend/dist/prepare.js',
  admin: '../../../backend/dist/admin.js',
  'search-indexer': '../../../search-indexer/dist/main.js',
  'preview-worker': '../../../preview-worker/dist/main.js',
} as const;
export type Main = keyof typeof MAINS;

const program = (main: Main): string => fileURLToPath(new URL(MAINS[main], import.meta.url));

/** One process of the distributed set, as operators run it. */
export class SiteProcess implements AsyncDisposable {
  #child: ChildProcess | null = null;
  /** Where it listens for people; empty for processes that do not. */
  url = '';
  /** Where it tells its health and figures. */
  health = '';

  constructor(
    private readonly main: Main,
    private readonly args: readonly string[],
    private readonly env: Readonly<Record<string, string>>,
  ) {}

  /** Resolves when it says that it is ready. @throws Error with what it printed when it ends before */
  start(): Promise<void> {
    return this.startOn(this.env.PORT ?? '0');
  }

  /** As `start`, on a port of one's choice. */
  async startOn(port: string): Promise<void> {
    const child = spawn(process.execPath, [program(this.main), ...this.args], {
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        HEALTH_PORT: '0',
        LOG_LEVEL: 'warn',
        RATE_LIMITS: 'off',
        ...this.env,
        PORT: port,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    let errors = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    for await (const line of createInterface(child.stdout)) {
      const ready = /^ComboLab \S+ is ready(?: at (\S+?))?, health on port (\d+)$/.exec(line);
      if (ready === null) continue;
      this.url = ready[1] ?? '';
      this.health = `http://127.0.0.1:${ready[2] ?? ''}`;
      child.stdout.resume();
      return;
    }
    throw new Error(`${this.main} ${this.args.join(' ')} ended before it was ready: ${errors}`);
  }

  /** As a power cut for this process: nothing is tidied up. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** @returns the exit code of a stop on request */
  async stop(): Promise<number | null> {
    return this.#end('SIGTERM');
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.kill();
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child;
    this.#child = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const gone = once(child, 'exit') as Promise<[number | null]>;
    child.kill(signal);
    return (await gone)[0];
  }
}

/** Runs an entry point to its end. @returns exit code and what it said */
export async function runToEnd(
  main: Main,
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, [program(main), ...args], {
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code: code ?? -1, said };
}
