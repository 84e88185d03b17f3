import { once } from 'node:events';
import { Worker, type MessagePort } from 'node:worker_threads';
import type { ViewMessage } from '@combolab/contracts';
import type { ParkedStream, Position, Settings } from '@combolab/platform';
import { rpcClient } from '../rpc.js';

/** What the projector's thread tells unasked. */
export type ProjectorNews =
  | { readonly type: 'ready' }
  | { readonly type: 'announce'; readonly messages: readonly ViewMessage[] }
  | { readonly type: 'checkpoint'; readonly position: Position }
  | { readonly type: 'search-checkpoint'; readonly position: Position }
  | { readonly type: 'parked'; readonly parked: readonly ParkedStream[] };

export interface ProjectorLinkOptions {
  readonly events: string;
  readonly documents: string;
  readonly source: string;
  readonly searchPort: MessagePort;
  readonly logLevel: Settings['logLevel'];
  readonly onNews: (news: ProjectorNews) => void;
}

/** The thread that keeps views and index up to date, seen from the main thread. */
export class ProjectorLink implements AsyncDisposable {
  readonly #ask: ReturnType<typeof rpcClient>;
  #failure: string | null = null;

  private constructor(
    private readonly worker: Worker,
    private readonly onNews: (news: ProjectorNews) => void,
  ) {
    this.#ask = rpcClient({
      send: (message) => {
        worker.postMessage(message);
      },
      receive: (listener) => worker.on('message', listener),
    });
    worker.on('message', (message: unknown) => {
      if (typeof message === 'object' && message !== null && 'type' in message) this.onNews(message as ProjectorNews);
    });
    worker.on('error', (error) => {
      this.#failure = error instanceof Error ? error.message : String(error);
    });
  }

  /** Resolves when the thread has opened its stores and follows the log. */
  static async start({ onNews, searchPort, ...data }: ProjectorLinkOptions): Promise<ProjectorLink> {
    const worker = new Worker(new URL('./projector-thread.js', import.meta.url), {
      workerData: { ...data, searchPort },
      transferList: [searchPort],
    });
    let ready = (): void => undefined;
    const started = new Promise<void>((resolve) => {
      ready = resolve;
    });
    const link = new ProjectorLink(worker, (news) => {
      if (news.type === 'ready') ready();
      onNews(news);
    });
    await Promise.race([
      started,
      once(worker, 'exit').then(() => Promise.reject(new Error(link.#failure ?? 'the projector stopped'))),
    ]);
    return link;
  }

  /** Why the thread stopped; null while it runs. */
  get failure(): string | null {
    return this.#failure;
  }

  appended(): void {
    this.worker.postMessage('appended');
  }

  async idle(): Promise<void> {
    await this.#ask('idle');
  }

  /** @returns streams that the new view could not apply */
  async rebuild(name: string): Promise<readonly ParkedStream[]> {
    return (await this.#ask('rebuild', name)) as readonly ParkedStream[];
  }

  async digests(): Promise<Record<string, string>> {
    return (await this.#ask('digests')) as Record<string, string>;
  }

  async retryParked(projection: string, stream: string): Promise<boolean> {
    return (await this.#ask('retryParked', projection, stream)) as boolean;
  }

  async dropParked(projection: string, stream: string): Promise<void> {
    await this.#ask('dropParked', projection, stream);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#failure === null) await this.#ask('stop');
    await this.worker.terminate();
  }
}
