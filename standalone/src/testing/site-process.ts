import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { bundled } from './bundled.js';

/** Programs by what they are called in operations (`scripts/lib/bundle.mjs`). */
export type Main =
  | 'backend'
  | 'prepare'
  | 'admin'
  | 'control'
  | 'generate'
  | 'move'
  | 'restore'
  | 'search-indexer'
  | 'preview-worker';

const running = new Set<ChildProcess>();
// whoever ends the tests in the middle ends these too
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Remembers a process until it ends. */
function watched<Child extends ChildProcess>(child: Child): Child {
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

export interface Readiness {
  /** Of HTTP. */
  readonly status: number;
  readonly faults: readonly string[];
  readonly without: readonly string[];
}

/** One process of the distributed set, as operators run it. */
export class SiteProcess implements AsyncDisposable {
  #child: ChildProcess | null = null;
  /** Where it listens for people; empty for processes that do not. */
  url = '';
  /** Where it tells its health and figures. */
  health = '';
  /** What it wrote to its log since it was started. */
  said = '';

  constructor(
    private readonly main: Main,
    private readonly args: readonly string[],
    private readonly env: Readonly<Record<string, string>>,
  ) {}

  /** @throws Error when it does not run */
  get pid(): number {
    const pid = this.#child?.pid;
    if (pid === undefined) throw new Error(`${this.main} does not run`);
    return pid;
  }

  /** Resolves when it says that it is ready. @throws Error with what it printed when it ends before */
  start(): Promise<void> {
    return this.startOn(this.env.PORT ?? '0');
  }

  /** As `start`, on a port of one's choice. */
  async startOn(port: string): Promise<void> {
    const child = spawn(process.execPath, [bundled(this.main), ...this.args], {
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
    this.#child = watched(child);
    this.said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (this.said += text));
    for await (const line of createInterface(child.stdout)) {
      const ready = /^ComboLab \S+ is ready(?: at (\S+?))?, health on port (\d+)$/.exec(line);
      if (ready === null) continue;
      this.url = ready[1] ?? '';
      this.health = `http://127.0.0.1:${ready[2] ?? ''}`;
      child.stdout.resume();
      return;
    }
    throw new Error(`${this.main} ${this.args.join(' ')} ended before it was ready: ${this.said}`);
  }

  /** As a power cut for this process: nothing is tidied up. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Kills it and starts it anew where it listened. */
  async restart(): Promise<void> {
    const { port } = new URL(this.url);
    await this.kill();
    await this.startOn(port);
  }

  /** Holds it still, as a machine does that is out of memory; it notices nothing of it. */
  freeze(): void {
    this.#child?.kill('SIGSTOP');
  }

  thaw(): void {
    this.#child?.kill('SIGCONT');
  }

  /** Whether it is still the process that was started last. */
  get runs(): boolean {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** @returns its readiness, what it says is wrong, and what it goes on without */
  async readiness(): Promise<Readiness> {
    const response = await fetch(`${this.health}/health/ready`);
    const { faults, without } = (await response.json()) as Readiness;
    return { status: response.status, faults, without };
  }

  /** A figure of it, without labels; undefined while it cannot be had. */
  async figure(name: string): Promise<number | undefined> {
    const text = await (await fetch(`${this.health}/metrics`)).text();
    const value = new RegExp(`^combolab_${name}\\S* (\\S+)$`, 'm').exec(text)?.[1];
    return value === undefined ? undefined : Number(value);
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
  const child = watched(
    spawn(process.execPath, [bundled(main), ...args], {
      env: { ...process.env, NODE_OPTIONS: '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code: code ?? -1, said };
}

/** Kills an entry point as soon as it prints a line that begins so. @throws Error when it ends without */
export async function killAfterLine(
  main: Main,
  env: Readonly<Record<string, string>>,
  beginning: string,
  args: readonly string[] = [],
): Promise<void> {
  const child = spawn(process.execPath, [bundled(main), ...args], {
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  for await (const line of createInterface(child.stdout)) if (line.startsWith(beginning)) break;
  child.kill('SIGKILL');
  const [, signal] = await gone;
  if (signal !== 'SIGKILL') throw new Error(`${main} ended before it said '${beginning}'`);
}
