import type { MessagePort, Worker } from 'node:worker_threads';
import type { ViewMessage } from '@combolab/contracts';
import {
  portChannel,
  rpcClient,
  startThread,
  Supervisor,
  type Instance,
  type ParkedStream,
  type Position,
  type Remote,
  type Settings,
  type Signs,
  type SupervisorOptions,
} from '@combolab/platform';
import type { ProjectorMethods } from './projector-thread.js';

/** What the projector's thread tells unasked. */
export type ProjectorNews =
  | { readonly type: 'ready' }
  | {
      readonly type: 'announce';
      readonly messages: readonly ViewMessage[];
      /** The `traceparent` of what each comes of, where that is recorded. */
      readonly causes: readonly (string | undefined)[];
    }
  /** null = views that are built anew have nothing yet. */
  | { readonly type: 'checkpoint'; readonly position: Position | null }
  | { readonly type: 'search-checkpoint'; readonly position: Position | null }
  | { readonly type: 'parked'; readonly parked: readonly ParkedStream[] }
  /** Spans that its collector did not get, since the thread began. */
  | { readonly type: 'lost-spans'; readonly count: number }
  /** Why views or index do not go on, in words. */
  | { readonly type: 'waits'; readonly views: string | null; readonly search: string | null };

export interface ProjectorLinkOptions extends Pick<SupervisorOptions<Instance>, 'logger' | 'silentMs'> {
  readonly events: string;
  readonly documents: string;
  readonly source: string;
  /** A new port to the search index. */
  readonly connectSearch: () => MessagePort;
  readonly logLevel: Settings['logLevel'];
  readonly tracesUrl: Settings['tracesUrl'];
  readonly onNews: (news: ProjectorNews) => void;
  /** Sets the views' file aside: they are built anew from the log. @param why in words */
  readonly setAside: (why: string) => void;
  /** Called when the thread was started again, perhaps on another file: before anybody hears what that has. */
  readonly onRestart: () => void;
}

interface Running extends Instance {
  readonly worker: Worker;
  readonly remote: Remote<ProjectorMethods>;
}

const NOTHING = { type: 'waits', views: null, search: null } as const;

/** The thread that keeps views and index up to date, seen from the main thread; it is started again when it ends or hangs. */
export class ProjectorLink implements AsyncDisposable {
  readonly #supervisor: Supervisor<Running>;
  #began = false;
  #waits: Extract<ProjectorNews, { type: 'waits' }> = NOTHING;

  private constructor(private readonly options: ProjectorLinkOptions) {
    const { logger, silentMs } = options;
    this.#supervisor = new Supervisor({
      ...{ name: 'the projector', begin: (signs) => this.#begin(signs) },
      ...(logger === undefined ? {} : { logger }),
      ...(silentMs === undefined ? {} : { silentMs }),
      // what was recorded since its thread looked
      onReady: () => {
        this.#began = true;
        this.appended();
      },
      mend: (why) => {
        // words of DerivedStoreError, as its thread or the main thread's reader have met it
        if (!/the views are (?:damaged|ahead of the log)/.test(why)) return false;
        options.setAside(why);
        return true;
      },
      onLost: () => {
        this.#waits = NOTHING;
      },
    });
  }

  /** Resolves when the thread has opened its stores and follows the log. */
  static async start(options: ProjectorLinkOptions): Promise<ProjectorLink> {
    const link = new ProjectorLink(options);
    await link.#supervisor.start();
    return link;
  }

  /** What is wrong with the thread, and with what it keeps, in words; null while nothing is. */
  get fault(): string | null {
    const { fault } = this.#supervisor;
    if (fault !== null) return fault;
    const { views, search } = this.#waits;
    if (views !== null) return `the views wait: ${views}`;
    return search === null ? null : `the search index waits: ${search}`;
  }

  /** How often the thread was started again. */
  get restarts(): number {
    return this.#supervisor.restarts;
  }

  /** ms that its last beginning took, from starting it until it works. */
  get begunMs(): number {
    return this.#supervisor.begunMs;
  }

  /** Ends the thread and begins it again. @param why in words */
  restart(why: string): void {
    this.#supervisor.restart(why);
  }

  appended(): void {
    this.#supervisor.current?.worker.postMessage('appended');
  }

  /** The search index was started again: hands over a port to it. */
  searchRestarted(): void {
    const { current } = this.#supervisor;
    if (current === null) return;
    const port = this.options.connectSearch();
    current.worker.postMessage({ type: 'search', port }, [port]);
  }

  async idle(): Promise<void> {
    await this.#remote().idle();
  }

  /** @returns streams that the new view could not apply */
  async rebuild(name: string): Promise<readonly ParkedStream[]> {
    return await this.#remote().rebuild(name);
  }

  async digests(): Promise<Record<string, string>> {
    return await this.#remote().digests();
  }

  async retryParked(projection: string, stream: string): Promise<boolean> {
    return await this.#remote().retryParked(projection, stream);
  }

  async dropParked(projection: string, stream: string): Promise<void> {
    await this.#remote().dropParked(projection, stream);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#supervisor.stop(({ remote }) => remote.stop());
  }

  /** @throws Error while there is no thread to ask */
  #remote(): Remote<ProjectorMethods> {
    const { current, fault } = this.#supervisor;
    if (current === null) throw new Error(fault ?? 'the projector is down');
    return current.remote;
  }

  #begin(signs: Signs): Running {
    const { events, documents, source, logLevel, tracesUrl, onNews } = this.options;
    const searchPort = this.options.connectSearch();
    let works = (): void => undefined;
    const ready = new Promise<void>((resolve) => {
      works = resolve;
    });
    let isSeen = !this.#began;
    /** Whether readers see the file that it has. */
    const seen = (): boolean => {
      if (isSeen) return true;
      try {
        this.options.onRestart();
        return (isSeen = true);
      } catch (error) {
        ended(`the views that it has could not be opened to read them: ${String(error)}`);
        return false;
      }
    };
    const ended = (why: string): void => {
      client.end(new Error(why));
      signs.ended(why);
    };
    const { worker, kill } = startThread(
      new URL('./projector-thread.js', import.meta.url),
      { workerData: { events, documents, source, logLevel, tracesUrl, searchPort }, transferList: [searchPort] },
      { beat: signs.beat, ended },
      (message) => {
        if (typeof message !== 'object' || message === null || !('type' in message)) return;
        const news = message as ProjectorNews;
        if (news.type === 'ready') works();
        if (news.type === 'waits') this.#waits = news;
        if (news.type !== 'checkpoint' || seen()) onNews(news);
      },
    );
    const client = rpcClient<ProjectorMethods>(portChannel(worker));
    return { worker, remote: client.remote, ready, kill };
  }
}
