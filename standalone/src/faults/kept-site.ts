import { freePort } from '../testing/free-port.js';
import { ServerProcess } from '../testing/server-process.js';

/** Starts in a row after which a site is given up: a fault that happens once does not keep it from coming up. */
const STARTS = 4;

/** A server that is started again whenever it ends, as an init system does, and answers at one address. */
export class KeptSite implements AsyncDisposable {
  /** Times it had to be started again. */
  restarts = 0;
  #server: Promise<ServerProcess>;
  #ending = false;

  private constructor(
    readonly dataDir: string,
    readonly url: string,
    private readonly env: Readonly<Record<string, string>>,
  ) {
    this.#server = this.#start();
  }

  /** @throws Error when it does not come up, however often it is tried */
  static async start(dataDir: string, env: Readonly<Record<string, string>>): Promise<KeptSite> {
    const port = String(await freePort());
    const site = new KeptSite(dataDir, `http://127.0.0.1:${port}`, { ...env, PORT: port });
    await site.up();
    return site;
  }

  /** Resolves when it serves. @throws Error when it does not come up */
  async up(): Promise<void> {
    await this.#server;
  }

  async #start(): Promise<ServerProcess> {
    for (let left = STARTS; ; left -= 1)
      try {
        const server = await ServerProcess.start(this.dataDir, this.env);
        void server.ended.then(() => {
          if (this.#ending) return;
          this.restarts += 1;
          this.#server = this.#start();
          this.#server.catch(() => undefined);
        });
        return server;
      } catch (error) {
        if (left <= 1) throw error;
        this.restarts += 1;
      }
  }

  /** @returns the exit code of a stop on request */
  async stop(): Promise<number> {
    this.#ending = true;
    return (await this.#server).stop();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#ending = true;
    try {
      await (await this.#server).kill();
    } catch (error) {
      // one that never came up has nothing to end
      if (!(error instanceof Error)) throw error;
    }
  }
}
