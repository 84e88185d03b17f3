import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { bundled } from './bundled.js';
import { childrenOf } from './child-of.js';

export interface ServerOptions {
  /** Size to which any file may grow, in KB: a disk without room. */
  readonly fileKilobytes?: number;
  /** The script it runs; that of `npm start` by default. */
  readonly main?: string;
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** The product as a process of its own, as operators run it. */
export class ServerProcess implements AsyncDisposable {
  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
    /** Where it tells its figures. */
    readonly healthUrl: string,
  ) {}

  static async start(
    dataDir: string,
    env: Readonly<Record<string, string>> = {},
    args: readonly string[] = ['--no-samples'],
    { fileKilobytes, main = bundled('one-machine') }: ServerOptions = {},
  ): Promise<ServerProcess> {
    // sh counts blocks of 512 bytes
    const limit = fileKilobytes === undefined ? '' : `ulimit -f ${String(fileKilobytes * 2)}; `;
    const child = spawn('sh', ['-c', `${limit}exec "$0" "$@"`, process.execPath, main, ...args], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: '0',
        HEALTH_PORT: '0',
        LOG_LEVEL: 'silent',
        RATE_LIMITS: 'off',
        DATA_DIR: dataDir,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let healthUrl = '';
    for await (const line of createInterface(child.stdout)) {
      healthUrl = /^Health and figures at (\S+)$/.exec(line)?.[1] ?? healthUrl;
      const url = /^ComboLab is ready at (\S+)$/.exec(line)?.[1];
      if (url !== undefined) return new ServerProcess(child, url, healthUrl);
    }
    throw new Error('the server ended before it was ready');
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** Resolves when the process has ended, however that came. */
  get ended(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return Promise.resolve();
    return once(this.child, 'exit').then(() => undefined);
  }

  /** As a power cut for this process and its children: nothing is tidied up, and nobody is left who could write. */
  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    // it starts no more of them
    this.child.kill('SIGSTOP');
    const children = await childrenOf(this.pid);
    this.child.kill('SIGKILL');
    for (const { pid } of children) killIfThere(pid);
    await gone;
  }

  /** @returns the exit code of a stop on request */
  async stop(): Promise<number> {
    const gone = once(this.child, 'exit') as Promise<[number]>;
    this.child.kill('SIGTERM');
    return (await gone)[0];
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.kill();
  }
}
