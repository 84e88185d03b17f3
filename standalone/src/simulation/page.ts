import { compareVersions, LIVE_LIMITS, rooms } from '@combolab/contracts';
import type { Network } from './network.js';
import type { EntryCycle, LiveCard, LiveDiscussion, PageModules } from '../testing/page-modules.js';
import { PageSocket } from './page-socket.js';
import type { ServerPart } from './server-part.js';
import { SimulatedProcess } from './simulated-process.js';
import type { VirtualTime } from './virtual-time.js';

/** How long a page waits before it asks again for what it could not get first, in virtual ms. */
const AGAIN_MS = 1500;

/** A visitor's page that shows one combo with its comments, and follows its room with the product's own code. */
export class Page {
  readonly process: SimulatedProcess;
  readonly socket: PageSocket;
  card: LiveCard | undefined;
  discussion: LiveDiscussion | undefined;

  constructor(
    private readonly time: VirtualTime,
    private readonly network: Network<ServerPart>,
    private readonly modules: PageModules,
    readonly comboId: string,
    name: string,
    server: () => ServerPart | null,
  ) {
    this.process = new SimulatedProcess(name);
    const table = new modules.RoomTable(LIVE_LIMITS.roomsPerSocket);
    this.socket = new PageSocket(time, this.process, table, modules, server);
    time.plan(this.process, 0, 'opens', () => {
      this.#open();
    });
  }

  #open(): void {
    this.socket.connect();
    this.#follow<LiveCard>({
      read: () => this.card,
      write: (card) => (this.card = card),
      fetch: () => this.#fetchCard(),
    });
    this.#follow<LiveDiscussion>({
      read: () => this.discussion,
      write: (discussion) => (this.discussion = discussion),
      fetch: () => this.#fetchDiscussion(),
    });
  }

  #follow<E>(entry: Pick<EntryCycle<E>, 'read'> & { write: (entry: E) => E; fetch: () => Promise<void> }): void {
    const cycle: EntryCycle<E> = {
      loaded: this.#first(entry.fetch),
      // one for each: a promise that all share would keep every page, and with it every machine, for ever
      removed: new Promise<never>(() => undefined),
      read: entry.read,
      write: (written) => void entry.write(written),
      refetch: () => entry.fetch().catch((error: unknown) => error),
    };
    void this.modules.followEntry(rooms.combo(this.comboId), cycle, { follow: this.socket.follow });
  }

  async #first(fetch: () => Promise<void>): Promise<void> {
    for (let isThere = false; !isThere;) {
      isThere = await fetch().then(
        () => true,
        () => false,
      );
      if (!isThere) await this.time.sleep(AGAIN_MS);
    }
  }

  async #fetchCard(): Promise<void> {
    const { actions: _, ...incoming } = await this.network.ask('combo', ({ commands }) => commands.combo(this.comboId));
    this.card = this.card === undefined ? incoming : this.modules.newestParts(this.card, incoming);
  }

  /** The list carries no version of its own: the combo's is read before it. */
  async #fetchDiscussion(): Promise<void> {
    const { versions } = await this.network.ask('combo', ({ commands }) => commands.combo(this.comboId));
    const comments = await this.network.ask('comments', ({ commands }) => commands.comments(this.comboId));
    const held = this.discussion?.versions.comments;
    if (held === undefined || compareVersions(versions.comments, held) >= 0)
      this.discussion = { versions: { comments: versions.comments }, comments };
  }
}
