import {
  ComboAdded,
  ComboEdited,
  ComboVerified,
  CommentAdded,
  GuidePublished,
  ModerationDecided,
  streams,
  type KnownEvent,
} from '@combolab/contracts';
import { lastVersions, Reaction, whileSeen, type Needed, type SearchDocument } from '@combolab/platform';
import pLimit from 'p-limit';
import type { BackendPorts } from '../../backend-ports.js';
import type { CommandRunner } from '../../commands/command-runner.js';
import { comboDocOf, combosCollection, isShown, type ComboDoc } from '../combos/combos.projection.js';
import { comboIdOfComment } from '../comments/comment-id.js';
import { NO_VOTES } from '../feedback/tallies.projection.js';
import { guidesCollection, isListed } from '../guides/guides.projection.js';
import { indexSource, searchDocument } from '../search/index-source.js';
import { AskedAuthors } from '../search/asked-authors.js';
import { DisplayNames } from '../users/display-names.js';
import { usersCollection } from '../users/users.projection.js';
import { recipientsOf } from './comment-recipients.js';
import { Followers } from './followers.js';
import { notificationIdOf } from './notification-id.js';
import { notificationDecider, type Given } from './notification.decider.js';
import { SearchAlerts } from './search-alerts.js';

const TYPES = [
  ComboAdded.type,
  ComboEdited.type,
  ComboVerified.type,
  CommentAdded.type,
  GuidePublished.type,
  ModerationDecided.type,
] as const;
type Told = KnownEvent<(typeof TYPES)[number]>;
type OfCombo = KnownEvent<typeof ComboAdded.type | typeof ComboEdited.type | typeof ComboVerified.type>;
/** How long it waits for the views before a batch is tried again, in ms: far below what Kafka allows for a batch. */
const WAIT_MS = 3000;
const GIVEN_AT_ONCE = 20;
/** Of what happened longer ago nobody is told, in ms. */
const OLDEST_MS = 2 * 24 * 60 * 60 * 1000;

type About = Omit<Given, 'notificationId'> & { readonly cause: string; readonly correlationId: string };

/**
 * Tells users what concerns them: comments on their combos, answers and mentions, their combos verified, combos that their saved searches find,
 * what people they follow share, what admins decided about theirs.
 * It begins where the log ends when it first starts. What comes twice is given once, because its id follows from its cause;
 * a log that has forgotten where the reaction stood may hand over its whole history again, so of what is long past nobody is
 * told, and nothing of it is told after an absence that was longer.
 */
export class NotificationReaction implements AsyncDisposable {
  readonly #alerts: SearchAlerts;
  readonly #followers: Followers;
  readonly #names: DisplayNames;
  readonly #limit = pLimit(GIVEN_AT_ONCE);
  readonly #reaction: Reaction<(typeof TYPES)[number]>;

  constructor(
    private readonly ports: Pick<
      BackendPorts,
      'documents' | 'gates' | 'jobs' | 'log' | 'logger' | 'secret' | 'watched'
    >,
    private readonly runner: CommandRunner,
  ) {
    this.#names = new DisplayNames(ports, runner);
    this.#alerts = new SearchAlerts(ports.documents, ports.logger, new AskedAuthors(this.#names));
    this.#followers = new Followers(ports.documents);
    const { log, jobs, logger, watched } = ports;
    this.#reaction = new Reaction({
      ...{ name: 'notifications', from: 'end', types: TYPES, log, jobs, logger, watched },
      react: (events) => this.#react(events),
    });
  }

  start(): void {
    this.#reaction.start();
  }

  async #react(events: readonly Told[]): Promise<void> {
    const oldest = new Date(Date.now() - OLDEST_MS).toISOString();
    const recent = events.filter(({ time }) => time >= oldest);
    // with them the searches that were saved before
    await whileSeen(this.ports.gates.views, await this.#placesOf(recent), WAIT_MS, () => this.#tell(recent));
  }

  #placesOf(events: readonly Told[]): Promise<readonly Needed[]> {
    const places = lastVersions(events).map(async ([stream, version]) => ({
      position: await this.ports.log.positionOf(stream, version),
      what: `${stream}@${String(version)}`,
    }));
    return Promise.all(places);
  }

  async #tell(events: readonly Told[]): Promise<void> {
    const changed = new Map<string, OfCombo>();
    for (const event of events) {
      if (event.type === CommentAdded.type) await this.#commented(event);
      else if (event.type === ModerationDecided.type) await this.#decided(event);
      else if (event.type === GuidePublished.type) await this.#published(event);
      else {
        if (event.type === ComboVerified.type) await this.#verified(event);
        if (event.type === ComboAdded.type) await this.#shared(event);
        const { comboId } = event.data;
        if (!changed.has(comboId)) changed.set(comboId, event);
      }
    }
    await this.#matched(changed);
  }

  async #commented({ id, data: comment, correlationId }: KnownEvent<typeof CommentAdded.type>): Promise<void> {
    const { comboId, commentId, userId: byUserId } = comment;
    const combo = await this.#combo(comboId);
    if (combo === null) return;
    const recipients = await recipientsOf(comment, combo.authorId, {
      documents: this.ports.documents,
      names: this.#names,
    });
    await this.#give(
      recipients.map((hearer) => ({ ...hearer, comboId, commentId, byUserId, cause: id, correlationId })),
    );
  }

  async #verified({
    id,
    data: { comboId },
    actor,
    correlationId,
  }: KnownEvent<typeof ComboVerified.type>): Promise<void> {
    const combo = await this.#combo(comboId);
    if (combo === null || combo.authorId === actor) return;
    await this.#give([{ userId: combo.authorId, kind: 'verified', comboId, cause: id, correlationId }]);
  }

  /** Its author is told of whatever is not dismissed. */
  async #decided({ id, data, actor, correlationId }: KnownEvent<typeof ModerationDecided.type>): Promise<void> {
    const { kind, subjectId, authorId, outcome, until } = data;
    if (outcome === 'dismissed' || authorId === actor) return;
    const comboId = kind === 'combo' ? subjectId : kind === 'comment' ? comboIdOfComment(subjectId) : null;
    const decision = { outcome, kind, subjectId, actId: id, ...(until === undefined ? {} : { until }) };
    const about = { comboId, ...(kind === 'comment' ? { commentId: subjectId } : {}), decision };
    await this.#give([{ userId: authorId, kind: 'moderation', ...about, cause: id, correlationId }]);
  }

  async #shared({ data: { comboId }, correlationId }: KnownEvent<typeof ComboAdded.type>): Promise<void> {
    const combo = await this.#combo(comboId);
    if (combo === null) return;
    await this.#tellFollowers(combo.authorId, { comboId, cause: comboId, correlationId });
  }

  /** The first time only: what was taken back and is published again has the same cause. */
  async #published({ data: { guideId }, correlationId }: KnownEvent<typeof GuidePublished.type>): Promise<void> {
    const guide = (await this.ports.documents.get(guidesCollection, guideId))?.doc;
    if (guide === undefined || guide.deleted || !isListed(guide)) return;
    await this.#tellFollowers(guide.authorId, { comboId: null, guideId, cause: guideId, correlationId });
  }

  async #tellFollowers(byUserId: string, about: Omit<About, 'userId' | 'kind'>): Promise<void> {
    for await (const part of this.#followers.of(byUserId))
      await this.#give(part.map((userId) => ({ ...about, userId, kind: 'followed' as const, byUserId })));
  }

  /** Combos as they are now, however often they changed; searches that found them before the first of these events are left out. */
  async #matched(events: ReadonlyMap<string, OfCombo>): Promise<void> {
    if (events.size === 0 || !(await this.#alerts.any())) return;
    const ids = [...events.keys()];
    const { documents } = this.ports;
    const read = await indexSource(documents).read(ids);
    const there = read.filter((each): each is SearchDocument => !('deleted' in each));
    const combos = await Promise.all(
      there.map((now) => this.#limit(async () => ({ now, before: await this.#before(now, events.get(now.id)) }))),
    );
    const authors = new Map((await documents.getMany(combosCollection, ids)).map(({ id, doc }) => [id, doc.authorId]));
    for await (const matches of this.#alerts.matchesOf(combos)) {
      const others = matches.filter(({ userId, comboId }) => authors.get(comboId) !== userId);
      const isNew = ({ comboId }: { comboId: string }) => events.get(comboId)?.type === ComboAdded.type;
      const unheard = await this.#followers.others(
        others.filter(isNew).map((each) => ({ ...each, authorId: authors.get(each.comboId) ?? '' })),
      );
      await this.#give(
        [...unheard, ...others.filter((each) => !isNew(each))].map(({ userId, comboId, searchIds }) => {
          const byUserId = authors.get(comboId);
          const about = { userId, kind: 'match' as const, comboId, searchIds: [...searchIds] };
          const correlationId = events.get(comboId)?.correlationId ?? '';
          return { ...about, ...(byUserId === undefined ? {} : { byUserId }), cause: comboId, correlationId };
        }),
      );
    }
  }

  /** A combo as it could be found before this event of its stream. */
  async #before({ id }: SearchDocument, event: OfCombo | undefined): Promise<SearchDocument | null> {
    if (event === undefined || event.type === ComboAdded.type) return null;
    const history = await this.ports.log.readStream(streams.combo(id));
    const doc = comboDocOf(history.filter(({ version }) => version < event.version));
    return doc === null ? null : searchDocument(id, doc, [0, 0], NO_VOTES);
  }

  async #combo(comboId: string): Promise<ComboDoc | null> {
    const combo = await this.ports.documents.get(combosCollection, comboId);
    return combo === null || !isShown(combo.doc) ? null : combo.doc;
  }

  async #give(all: readonly About[]): Promise<void> {
    if (all.length === 0) return;
    const recipients = [...new Set(all.map(({ userId }) => userId))];
    const users = await this.ports.documents.getMany(usersCollection, recipients);
    const byId = new Map(users.map(({ id, doc }) => [id, doc]));
    const wanted = all.filter(({ userId, kind }) => {
      const user = byId.get(userId);
      return user?.deleted !== true && user?.notificationsOff?.some((off) => off === kind) !== true;
    });
    await Promise.all(wanted.map((about) => this.#limit(() => this.#giveOne(about))));
  }

  async #giveOne({ cause, correlationId, ...about }: About): Promise<void> {
    const notificationId = notificationIdOf(about.userId, about.kind, cause);
    const stream = streams.notification(about.userId, notificationId);
    const context = { commandId: notificationId, actor: null, correlationId };
    await this.runner.run(notificationDecider, stream, { type: 'give', given: { ...about, notificationId } }, context);
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#reaction[Symbol.asyncDispose]();
  }
}
