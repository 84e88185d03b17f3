import type { MessagePort } from 'node:worker_threads';
import {
  BadCursorError,
  SearchUnavailableError,
  type SearchAnswer,
  type SearchIndex,
  type SearchQuery,
} from '../../ports/search-index.js';
import { errorOfCopy, type ErrorCopy } from '../../runtime/error-copy.js';
import type { AnswerMessage, CallMessage, Method } from './messages.js';

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** A search index at the other end of a port. Disposing it closes the port alone. */
export class PortSearchIndex implements SearchIndex {
  readonly #waiting = new Map<number, Waiting>();
  /** null once the other end is gone. */
  #port: MessagePort | null = null;
  #calls = 0;

  /** @param port null: nobody is at the other end before {@link attach} */
  constructor(port: MessagePort | null) {
    if (port !== null) this.attach(port);
  }

  /** Goes on with an index that was started again. */
  attach(port: MessagePort): void {
    this.#lost();
    this.#port = port;
    port.on('message', (answer: AnswerMessage) => {
      this.#settle(answer);
    });
    port.on('close', () => {
      if (this.#port === port) this.#lost();
    });
  }

  /** False once the other end is gone. */
  get healthy(): boolean {
    return this.#port !== null;
  }

  async write(changes: Parameters<SearchIndex['write']>[0]): Promise<void> {
    await this.#call('write', changes);
  }

  async search(query: SearchQuery): Promise<SearchAnswer> {
    return (await this.#call('search', query)) as SearchAnswer;
  }

  async beginRebuild(): Promise<void> {
    await this.#call('beginRebuild');
  }

  async swap(): Promise<void> {
    await this.#call('swap');
  }

  async checkpoint(): Promise<string | null> {
    return (await this.#call('checkpoint')) as string | null;
  }

  async setCheckpoint(checkpoint: string): Promise<void> {
    await this.#call('setCheckpoint', checkpoint);
  }

  async count(): Promise<number> {
    return (await this.#call('count')) as number;
  }

  [Symbol.asyncDispose](): Promise<void> {
    const port = this.#port;
    this.#lost();
    port?.close();
    return Promise.resolve();
  }

  #call(method: Method, ...args: readonly unknown[]): Promise<unknown> {
    const port = this.#port;
    if (port === null) return Promise.reject(gone());
    const call = (this.#calls += 1);
    return new Promise((resolve, reject) => {
      this.#waiting.set(call, { resolve, reject });
      const message: CallMessage = { call, method, args };
      port.postMessage(message);
    });
  }

  #settle(answer: AnswerMessage): void {
    const waiting = this.#waiting.get(answer.call);
    this.#waiting.delete(answer.call);
    if (answer.ok) waiting?.resolve(answer.value);
    else waiting?.reject(revive(answer.error));
  }

  #lost(): void {
    this.#port = null;
    for (const { reject } of this.#waiting.values()) reject(gone());
    this.#waiting.clear();
  }
}

const gone = (): Error => new SearchUnavailableError('the search index is closed');

const revive = (error: ErrorCopy): Error =>
  error.name === 'BadCursorError' ? new BadCursorError(error.message) : errorOfCopy(error);
