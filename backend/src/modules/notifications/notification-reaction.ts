import {
  ComboAdded,
  ComboEdited,
  ComboVerified,
  CommentAdded,
  streams,
  type EventOf,
  type RecordedEvent,
} from '@combolab/contracts';
import { lastVersions, type EventBatch, type Following, type SearchDocument } from '@combolab/platform';
import pLimit from 'p-limit';
import type { BackendPorts } from '../../backend-ports.js';
import type { CommandRunner } from '../../commands/command-runner.js';
import { combosCollection, type ComboDoc } from '../combos/combos.projection.js';
import { indexSource } from '../search/index-source.js';
import { usersCollection } from '../users/users.projection.js';
import { notificationIdOf } from './notification-id.js';
import { notificationDecider, type Given } from './notification.decider.js';
import { SearchAlerts } from './search-alerts.js';

const GROUP = 'notifications';
const TYPES: readonly string[] = [ComboAdded.type, ComboEdited.type, ComboVerified.type, CommentAdded.type];
/** How long it waits for the views before the batch is tried again, in ms. */
const WAIT_MS = 10_000;
/** How often the place is kept while nothing of interest happens, in ms. */
const KEEP_MS = 60_000;
const GIVEN_AT_ONCE = 20;

type About = Omit<Given, 'notificationId'> & { readonly cause: string; readonly correlationId: string };

/**
 * Tells users what concerns them: comments on their combos, their combos verified, combos that their saved searches find.
 * It begins where the log ends when it first starts, and is never rewound; what comes twice is given once, because its id
 * follows from its cause.
 */
export class NotificationReaction implements AsyncDisposable {
  readonly #alerts: SearchAlerts;
  readonly #limit = pLimit(GIVEN_AT_ONCE);
  #following: Following | null = null;
  #keptAt = 0;

  constructor(
    private readonly ports: BackendPorts,
    private readonly runner: CommandRunner,
  ) {
    this.#alerts = new SearchAlerts(ports.documents, ports.logger);
  }

  async start(): Promise<void> {
    const { jobs, log } = this.ports;
    let from = await jobs.checkpoint(GROUP);
    if (from === null) {
      from = await log.end();
      await jobs.setCheckpoint(GROUP, from);
    }
    this.#following = log.follow(from, (batch) => this.#react(batch), { types: [...TYPES] });
  }

  async #react({ events, position }: EventBatch): Promise<void> {
    await this.#untilSeen(events);
    const added = new Map<string, RecordedEvent>();
    for (const event of events) {
      if (event.type === CommentAdded.type) await this.#commented(event);
      else if (event.type === ComboVerified.type) await this.#verified(event);
      else added.set((event.data as { comboId: string }).comboId, event);
    }
    await this.#matched(added);
    if (events.length === 0 && Date.now() - this.#keptAt < KEEP_MS) return;
    await this.ports.jobs.setCheckpoint(GROUP, position);
    this.#keptAt = Date.now();
  }

  /** Until the views have these events, and with them the searches that were saved before. @throws Error to try again */
  async #untilSeen(events: readonly RecordedEvent[]): Promise<void> {
    const { log, gates } = this.ports;
    for (const [stream, version] of lastVersions(events)) {
      const position = await log.positionOf(stream, version);
      if (!(await gates.views.waitFor(position, WAIT_MS)))
        throw new Error(`the views do not have ${stream}@${String(version)} yet`);
    }
  }

  async #commented({ id, data, correlationId }: RecordedEvent): Promise<void> {
    const { comboId, commentId, userId: byUserId } = data as EventOf<typeof CommentAdded>['data'];
    const combo = await this.#combo(comboId);
    if (combo === null || combo.authorId === byUserId) return;
    const about = { userId: combo.authorId, kind: 'comment' as const, comboId, commentId, byUserId };
    await this.#give([{ ...about, cause: id, correlationId }]);
  }

  async #verified({ id, data, actor, correlationId }: RecordedEvent): Promise<void> {
    const { comboId } = data as EventOf<typeof ComboVerified>['data'];
    const combo = await this.#combo(comboId);
    if (combo === null || combo.authorId === actor) return;
    await this.#give([{ userId: combo.authorId, kind: 'verified', comboId, cause: id, correlationId }]);
  }

  /** Combos as they are now, however often they were edited. */
  async #matched(events: ReadonlyMap<string, RecordedEvent>): Promise<void> {
    if (events.size === 0 || !(await this.#alerts.any())) return;
    const ids = [...events.keys()];
    const { documents } = this.ports;
    const read = await indexSource(documents).read(ids);
    const combos = read.filter((each): each is SearchDocument => !('deleted' in each));
    const authors = new Map((await documents.getMany(combosCollection, ids)).map(({ id, doc }) => [id, doc.authorId]));
    for await (const matches of this.#alerts.matchesOf(combos)) {
      const others = matches.filter(({ userId, comboId }) => authors.get(comboId) !== userId);
      await this.#give(
        others.map(({ userId, comboId, searchIds }) => {
          const byUserId = authors.get(comboId);
          const about = { userId, kind: 'match' as const, comboId, searchIds: [...searchIds] };
          const correlationId = events.get(comboId)?.correlationId ?? '';
          return { ...about, ...(byUserId === undefined ? {} : { byUserId }), cause: comboId, correlationId };
        }),
      );
    }
  }

  async #combo(comboId: string): Promise<ComboDoc | null> {
    const combo = await this.ports.documents.get(combosCollection, comboId);
    return combo === null || combo.doc.deleted ? null : combo.doc;
  }

  async #give(all: readonly About[]): Promise<void> {
    if (all.length === 0) return;
    const recipients = [...new Set(all.map(({ userId }) => userId))];
    const users = await this.ports.documents.getMany(usersCollection, recipients);
    const off = new Map(users.map(({ id, doc }) => [id, doc.notificationsOff ?? []]));
    const wanted = all.filter(({ userId, kind }) => off.get(userId)?.includes(kind) !== true);
    await Promise.all(wanted.map((about) => this.#limit(() => this.#giveOne(about))));
  }

  async #giveOne({ cause, correlationId, ...about }: About): Promise<void> {
    const notificationId = notificationIdOf(about.userId, about.kind, cause);
    const stream = streams.notification(about.userId, notificationId);
    const context = { commandId: notificationId, actor: null, correlationId };
    await this.runner.run(notificationDecider, stream, { type: 'give', given: { ...about, notificationId } }, context);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#following?.[Symbol.asyncDispose]();
  }
}
