import { compareVersions, LIVE_LIMITS, rooms, type Combo, type Comment, type ViewMessage } from '@combolab/contracts';
import { io, type Socket } from 'socket.io-client';
import { partsOf } from '../testing/list-parts.js';
import type { LiveCard, LiveDiscussion, PageModules, RoomJoins, RoomTable } from '../testing/page-modules.js';
import type { TestUser } from '../testing/test-user.js';
import type { ShownCombo } from './told.js';

const BATCH_MS = 20;

interface Held {
  card: LiveCard | undefined;
  discussion: LiveDiscussion | undefined;
}

/** Somebody who has combos open and does nothing, whose page follows them over one socket with the page's own code. */
export class PageViewer implements Disposable {
  readonly #held = new Map<string, Held>();
  readonly #socket: Socket;
  readonly #table: RoomTable;
  readonly #joins: RoomJoins;
  #batch: NodeJS.Timeout | null = null;

  /** @param url of the gateway it stays with. @param reader asks the api for it */
  constructor(
    private readonly modules: PageModules,
    url: string,
    private readonly reader: TestUser,
  ) {
    this.#table = new modules.RoomTable(LIVE_LIMITS.roomsPerSocket);
    this.#joins = new modules.RoomJoins(this.#table, this.#plan);
    this.#socket = io(url, { transports: ['websocket'], forceNew: true });
    this.#socket.on('connect', () => {
      this.#joins.reset();
      this.#plan();
    });
    this.#socket.on('disconnect', () => {
      this.#joins.reset();
    });
    this.#socket.on('view', (message: ViewMessage) => {
      for (const listener of this.#table.of(message.room)) listener.onView?.(message);
    });
  }

  readonly #plan = (): void => {
    this.#batch ??= setTimeout(() => {
      this.#batch = null;
      if (this.#socket.connected) this.#joins.settle(this.#socket);
    }, BATCH_MS);
  };

  /** Opens a combo and stays with it. Resolves when it is there. */
  async open(comboId: string): Promise<void> {
    const held: Held = { card: undefined, discussion: undefined };
    this.#held.set(comboId, held);
    const card = this.#follow(comboId, () => this.#fetchCard(comboId, held), {
      read: () => held.card,
      write: (entry) => (held.card = entry),
    });
    const discussion = this.#follow(comboId, () => this.#fetchDiscussion(comboId, held), {
      read: () => held.discussion,
      write: (entry) => (held.discussion = entry),
    });
    await Promise.all([card, discussion]);
  }

  #follow<E>(
    comboId: string,
    fetch: () => Promise<void>,
    { read, write }: { readonly read: () => E | undefined; readonly write: (entry: E) => E },
  ): Promise<void> {
    const loaded = fetch();
    void this.modules.followEntry<E>(
      rooms.combo(comboId),
      {
        ...{ loaded, removed: new Promise<never>(() => undefined), read },
        write: (entry) => void write(entry),
        refetch: () => fetch().catch((error: unknown) => error),
      },
      {
        follow: (room, listener) => {
          this.#table.add(room, listener);
          this.#joins.renew(room);
          this.#plan();
          return () => {
            this.#table.remove(room, listener);
          };
        },
      },
    );
    return loaded;
  }

  async #fetchCard(comboId: string, held: Held): Promise<void> {
    const card = await this.#combo(comboId);
    held.card = held.card === undefined ? card : this.modules.newestParts(held.card, card);
  }

  /** The list carries no version of its own: the combo's is read before it. */
  async #fetchDiscussion(comboId: string, held: Held): Promise<void> {
    const { versions } = await this.#combo(comboId);
    const parts = await partsOf<Comment>(this.reader, `/get-comments/${comboId}`);
    const version = held.discussion?.versions.comments;
    if (version === undefined || compareVersions(versions.comments, version) >= 0)
      held.discussion = { versions: { comments: versions.comments }, comments: parts.flat() };
  }

  async #combo(comboId: string): Promise<LiveCard> {
    const { body } = await this.reader.get<readonly Combo[]>(`/combo/${comboId}`);
    const [combo] = body;
    if (combo === undefined) throw new Error(`there is no combo ${comboId}`);
    const { actions: _, ...card } = combo;
    return card;
  }

  get comboIds(): readonly string[] {
    return [...this.#held.keys()];
  }

  /** What its pages show now. */
  shown(): readonly ShownCombo[] {
    return [...this.#held].flatMap(([comboId, { card, discussion }]) =>
      card === undefined || discussion === undefined
        ? []
        : [
            {
              ...{ comboId, name: card.name, numLikes: card.numLikes, numDislikes: card.numDislikes },
              comments: new Map(discussion.comments.map(({ _id, text }) => [_id, text])),
            },
          ],
    );
  }

  [Symbol.dispose](): void {
    if (this.#batch !== null) clearTimeout(this.#batch);
    this.#socket.close();
  }
}
