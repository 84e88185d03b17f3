import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { dropDatabase, siteSettings } from './distributed-site.js';
import { Door } from './door.js';
import { waitUntil } from './wait-until.js';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const START_MS = 180_000;

/** The commands with which the README brings up the distributed set on one machine, without what it says behind them. */
export async function commandsOfReadme(): Promise<readonly string[]> {
  const text = await readFile(join(ROOT, 'README.md'), 'utf8');
  const [, block = ''] = /\n## Distributed set\n[^`]*```sh\n(.*?)```/s.exec(text) ?? [];
  return block
    .split('\n')
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter((line) => line !== '');
}

/** What one part has printed of itself. */
interface Part {
  readonly pid: number;
  readonly isReady: boolean;
}

/** A site as `npm run distributed` runs it, both its gateways behind one door, as behind an operator's balancer. */
export class ReadmeSite implements AsyncDisposable {
  /** By the names under which they are printed. */
  readonly #parts = new Map<string, Part>();
  #command: ChildProcess | null = null;
  #gateways: readonly string[] = [];
  /** All it printed, for when something is wrong. */
  #said = '';

  private constructor(
    readonly settings: Readonly<Record<string, string>>,
    private readonly door: Door,
    private readonly folder: string,
  ) {}

  /** Runs what the README says once the servers are there, and waits until the site says that it is ready. */
  static async start(): Promise<ReadmeSite> {
    const door = await Door.before();
    const folder = await mkdtemp(join(tmpdir(), 'combolab-readme-'));
    const settings = {
      ...{ ...siteSettings(), PORT: '0', RATE_LIMITS: 'off', LOG_LEVEL: 'warn', TMPDIR: folder, NODE_OPTIONS: '' },
      PUBLIC_URL: `http://${door.host}`,
    };
    const site = new ReadmeSite(settings, door, folder);
    try {
      await site.#begin();
      return site;
    } catch (error) {
      await site[Symbol.asyncDispose]();
      throw error;
    }
  }

  /** Where people come in. */
  get url(): string {
    return this.settings.PUBLIC_URL ?? '';
  }

  /** The names of its parts. */
  get parts(): readonly string[] {
    return [...this.#parts.keys()];
  }

  /** As a power cut for one process. */
  kill(name: string): void {
    process.kill(this.#part(name).pid, 'SIGKILL');
  }

  /** Resolves when a part that was killed is there again. */
  async untilBack(name: string, killed: number): Promise<void> {
    await waitUntil(`${name} to be ready again`, () =>
      Promise.resolve(this.#part(name).pid !== killed && this.#part(name).isReady ? true : undefined),
    );
  }

  pidOf = (name: string): number => this.#part(name).pid;

  #part(name: string): Part {
    const part = this.#parts.get(name);
    if (part === undefined) throw new Error(`there is no ${name}: ${this.#said}`);
    return part;
  }

  async #begin(): Promise<void> {
    const [, prepare = '', run = ''] = await commandsOfReadme();
    const prepared = this.#spawn(prepare);
    const [code] = (await once(prepared, 'exit')) as [number | null];
    if (code !== 0) throw new Error(`${prepare}: ${this.#said}`);
    this.#command = this.#spawn(run);
    await waitUntil(
      `${run} to be ready`,
      () => {
        if (this.#command?.exitCode !== null) throw new Error(`${run} has ended: ${this.#said}`);
        return Promise.resolve(this.#gateways.length > 0 ? true : undefined);
      },
      START_MS,
    );
    for (const gateway of this.#gateways) this.door.leadTo(gateway);
    await this.door.open();
  }

  /** A group of its own, so that whoever ends it reaches npm and what npm runs. */
  #spawn(command: string): ChildProcess {
    const child = spawn(command, {
      ...{ cwd: ROOT, shell: true, detached: true, stdio: ['ignore', 'pipe', 'pipe'] as const },
      env: { ...process.env, ...this.settings },
    });
    for (const stream of [child.stdout, child.stderr])
      createInterface(stream).on('line', (line) => {
        this.#said += `${line}\n`;
        this.#read(line);
      });
    return child;
  }

  #read(line: string): void {
    const [, name = '', pid = ''] = /^(\S+)\s+is process (\d+)$/.exec(line) ?? [];
    if (name !== '') this.#parts.set(name, { pid: Number(pid), isReady: false });
    const [, ready = ''] = /^(\S+)\s+ComboLab \S+ is ready/.exec(line) ?? [];
    const part = this.#parts.get(ready);
    if (part !== undefined) this.#parts.set(ready, { ...part, isReady: true });
    const [, places] = /^ComboLab is ready at (.+)$/.exec(line) ?? [];
    if (places !== undefined) this.#gateways = places.split(' and ');
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const command = this.#command;
    if (command?.pid !== undefined && command.exitCode === null) {
      const ended = once(command, 'exit');
      process.kill(-command.pid, 'SIGTERM');
      await ended;
    }
    await this.door[Symbol.asyncDispose]();
    await dropDatabase(this.settings);
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
