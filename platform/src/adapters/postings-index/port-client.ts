import type { MessagePort } from 'node:worker_threads';
import {
  BadCursorError,
  SearchUnavailableError,
  type SearchAnswer,
  type SearchIndex,
  type SearchQuery,
} from '../../ports/search-index.js';
import { portChannel, rpcClient, type Remote, type RpcClient } from '../../runtime/rpc.js';
import type { IndexMethods } from './messages.js';

/** A search index at the other end of a port. Disposing it closes the port alone. */
export class PortSearchIndex implements SearchIndex {
  /** null once the other end is gone. */
  #port: MessagePort | null = null;
  #client: RpcClient<IndexMethods> | null = null;

  /** @param port null: nobody is at the other end before {@link attach} */
  constructor(port: MessagePort | null) {
    if (port !== null) this.attach(port);
  }

  /** Goes on with an index that was started again. */
  attach(port: MessagePort): void {
    this.#lost();
    this.#port = port;
    this.#client = rpcClient<IndexMethods>(portChannel(port));
    port.on('close', () => {
      if (this.#port === port) this.#lost();
    });
  }

  /** False once the other end is gone. */
  get healthy(): boolean {
    return this.#port !== null;
  }

  async write(changes: Parameters<SearchIndex['write']>[0]): Promise<void> {
    await this.#ask().write(changes);
  }

  async search(query: SearchQuery): Promise<SearchAnswer> {
    return await this.#ask().search(query).catch(revive);
  }

  async beginRebuild(): Promise<void> {
    await this.#ask().beginRebuild();
  }

  async swap(): Promise<void> {
    await this.#ask().swap();
  }

  async checkpoint(): Promise<string | null> {
    return await this.#ask().checkpoint();
  }

  async setCheckpoint(checkpoint: string): Promise<void> {
    await this.#ask().setCheckpoint(checkpoint);
  }

  async count(): Promise<number> {
    return await this.#ask().count();
  }

  [Symbol.asyncDispose](): Promise<void> {
    const port = this.#port;
    this.#lost();
    port?.close();
    return Promise.resolve();
  }

  #ask(): Remote<IndexMethods> {
    if (this.#client === null) throw gone();
    return this.#client.remote;
  }

  #lost(): void {
    this.#client?.end(gone());
    this.#client = null;
    this.#port = null;
  }
}

const gone = (): Error => new SearchUnavailableError('the search index is closed');

/** @throws the error of the other end, of its class again */
function revive(error: Error): never {
  throw error.name === 'BadCursorError' ? new BadCursorError(error.message) : error;
}
