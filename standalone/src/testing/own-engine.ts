import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const call = promisify(execFile);
const SCRIPT = fileURLToPath(new URL('../../../scripts/engines.mjs', import.meta.url));

/** Addresses as the tests' settings name them. */
const ADDRESSES = {
  mongodb: (port: number) => `mongodb://127.0.0.1:${String(port)}`,
  kafka: (port: number) => `127.0.0.1:${String(port)}`,
  'secured-kafka': (port: number) => `127.0.0.1:${String(port)}`,
  elasticsearch: (port: number) => `http://127.0.0.1:${String(port)}`,
  storage: (port: number) => `http://127.0.0.1:${String(port)}`,
  firebase: (port: number) => `127.0.0.1:${String(port)}`,
} as const;
export type EngineName = keyof typeof ADDRESSES;

interface State {
  readonly pid: number;
  readonly ports: readonly number[];
}

/** Folders of servers that were started and not disposed, by name. */
const kept = new Map<string, EngineName>();
// whoever ends the tests in the middle ends these too
process.once('exit', () => {
  for (const [folder, name] of kept) {
    const file = join(folder, name, 'state.json');
    try {
      if (existsSync(file)) process.kill(-(JSON.parse(readFileSync(file, 'utf8')) as State).pid, 'SIGKILL');
    } catch {
      // it does not run
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});

/** A real server that one test alone uses and may kill. Its data stay until it is disposed. */
export class OwnEngine implements AsyncDisposable {
  private constructor(
    readonly name: EngineName,
    private readonly folder: string,
    readonly url: string,
    /** Where it listens; `url` has the first. */
    readonly ports: readonly number[],
  ) {}

  /** Resolves when it answers. */
  static async start(name: EngineName): Promise<OwnEngine> {
    const folder = await mkdtemp(join(tmpdir(), `combolab-${name}-`));
    kept.set(folder, name);
    // Elasticsearch may run as another user
    await chmod(folder, 0o755);
    try {
      await call(process.execPath, [SCRIPT, 'start', name, '--brief', '--folder', folder], { env: environment() });
      const { ports } = await stateIn(folder, name);
      return new OwnEngine(name, folder, ADDRESSES[name](ports[0] ?? 0), ports);
    } catch (error) {
      await new OwnEngine(name, folder, '', [])[Symbol.asyncDispose]();
      throw error;
    }
  }

  /** A file that it has made. */
  file(name: string): string {
    return join(this.folder, this.name, name);
  }

  /** As a power cut for this server; resolves when it is gone. */
  async kill(): Promise<void> {
    await call(process.execPath, [SCRIPT, 'stop', this.name, '--kill', '--folder', this.folder], {
      env: environment(),
    });
  }

  /** Where it was, with its data; resolves when it answers. */
  async comeBack(): Promise<void> {
    await call(process.execPath, [SCRIPT, 'start', this.name, '--brief', '--folder', this.folder], {
      env: environment(),
    });
  }

  /** Holds it still: it keeps its connections and answers nobody. */
  async freeze(): Promise<void> {
    process.kill(-(await stateIn(this.folder, this.name)).pid, 'SIGSTOP');
  }

  async thaw(): Promise<void> {
    process.kill(-(await stateIn(this.folder, this.name)).pid, 'SIGCONT');
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.kill();
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5 });
    kept.delete(this.folder);
  }
}

const stateIn = async (folder: string, name: string): Promise<State> =>
  JSON.parse(await readFile(join(folder, name, 'state.json'), 'utf8')) as State;

/** The test runner's own options are not for a server's launcher. */
const environment = (): NodeJS.ProcessEnv => ({ ...process.env, NODE_OPTIONS: '' });
