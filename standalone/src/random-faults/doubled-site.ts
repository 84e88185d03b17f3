import { setTimeout as delay } from 'node:timers/promises';
import { Opened } from '@combolab/platform';
import { DistributedSite } from '../testing/distributed-site.js';
import { OwnEngine } from '../testing/own-engine.js';
import type { SiteProcess } from '../testing/site-process.js';
import { waitUntil } from '../testing/wait-until.js';
import { isServer, PROCESSES, SERVERS, type Fault, type ProcessName, type ServerName } from './fault-plan.js';

/** How long a process is started again and again, as an init system does, ms; what it needs may be away meanwhile. */
const START_MS = 240_000;
const START_PAUSE_MS = 500;
const READY_MS = 240_000;
/** What takes longer is told, ms. */
const LONG_MS = 5000;

/** A site with two of every process and servers of its own, any of which may be killed or held still. */
export class DoubledSite implements AsyncDisposable {
  readonly processes: Readonly<Record<ProcessName, SiteProcess>>;
  /** Processes that ended though nobody ended them, and what they said last. */
  readonly ended: string[] = [];
  /** What took longer than {@link LONG_MS} until it was well again. */
  readonly slow: string[] = [];

  private constructor(
    readonly site: DistributedSite,
    private readonly servers: Readonly<Record<ServerName, OwnEngine>>,
    private readonly opened: Opened,
  ) {
    const { api, second, live, projector, relay, indexer, worker } = site.processes;
    const another = (kind: Parameters<DistributedSite['another']>[0]): SiteProcess => opened.use(site.another(kind));
    this.processes = {
      ...{ api, 'second api': second, gateway: live, projector, relay, indexer, worker },
      'second projector': another('projector'),
      'second relay': another('relay'),
      'second indexer': another('indexer'),
      'second worker': another('worker'),
    };
  }

  static async start(): Promise<DoubledSite> {
    const opened = new Opened();
    try {
      const own = async (name: ServerName) => [name, opened.use(await OwnEngine.start(name))] as const;
      const servers = Object.fromEntries(await Promise.all(SERVERS.map(own))) as Record<ServerName, OwnEngine>;
      const urls = Object.fromEntries(SERVERS.map((name) => [name, servers[name].url]));
      const doubled = new DoubledSite(opened.use(await DistributedSite.start({ servers: urls })), servers, opened);
      const others = Object.values(doubled.processes).filter(({ health }) => health === '');
      await Promise.all(others.map((each) => each.start()));
      return doubled;
    } catch (error) {
      await opened[Symbol.asyncDispose]();
      throw error;
    }
  }

  /** Where people's requests go; also while a process is away, which keeps its address. */
  apis(): readonly string[] {
    return [this.processes.api.url, this.processes['second api'].url];
  }

  /** Where sockets go: both gateways. */
  gateways(): readonly string[] {
    return [this.processes.gateway.url, this.processes['second api'].url];
  }

  /** Resolves when the fault is over: the process says that it is ready, the server answers. */
  async suffer({ target, how, afterMs, forMs }: Fault): Promise<void> {
    await delay(afterMs);
    if (isServer(target)) await this.#sufferServer(this.servers[target], how, forMs);
    else await this.#sufferProcess(target, how, forMs);
  }

  async #sufferServer(server: OwnEngine, how: Fault['how'], forMs: number): Promise<void> {
    const frozen = how === 'frozen';
    await (frozen ? server.freeze() : server.kill());
    await delay(forMs);
    await (frozen ? server.thaw() : server.comeBack());
  }

  async #sufferProcess(name: ProcessName, how: Fault['how'], forMs: number): Promise<void> {
    const process = this.processes[name];
    if (how === 'frozen') {
      process.freeze();
      await delay(forMs);
      process.thaw();
      return;
    }
    let began = Date.now();
    await (how === 'killed' ? process.kill() : process.stop());
    this.#noteSlow(`the ${name} ended`, began);
    await delay(forMs);
    began = Date.now();
    await this.#startAgain(process);
    this.#noteSlow(`the ${name} started`, began);
  }

  #noteSlow(what: string, began: number): void {
    const ms = Date.now() - began;
    if (ms > LONG_MS) this.slow.push(`${what} after ${(ms / 1000).toFixed(1)} s`);
  }

  /** Where it listened. @throws Error when it cannot be started for minutes */
  async #startAgain(process: SiteProcess): Promise<void> {
    const port = process.url === '' ? '0' : new URL(process.url).port;
    for (const end = Date.now() + START_MS; ;) {
      try {
        await process.startOn(port);
        return;
      } catch (error) {
        if (Date.now() > end) throw error;
        await delay(START_PAUSE_MS);
      }
    }
  }

  /** Resolves when every process is ready. Who ended by itself is noted, and started again. @throws Error that says who is not */
  async well(): Promise<void> {
    for (const name of PROCESSES) {
      const process = this.processes[name];
      if (!process.runs) {
        this.ended.push(`the ${name} ended by itself: ${process.said.slice(-2000)}`);
        await this.#startAgain(process);
      }
      let told: readonly string[] = [];
      let last: readonly string[] = [];
      const began = Date.now();
      await waitUntil(
        `the ${name} to be ready`,
        async () => {
          const { status, faults } = await process.readiness();
          told = faults;
          last = faults.length > 0 ? faults : last;
          return status === 200 ? true : undefined;
        },
        READY_MS,
      ).catch((error: unknown) => {
        throw new Error(`${String(error)}; it says: ${told.join('; ')}`);
      });
      this.#noteSlow(`the ${name} was ready (${last.join('; ')})`, began);
    }
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.opened[Symbol.asyncDispose]();
  }
}
