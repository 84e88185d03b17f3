import { setImmediate as breath } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { findFighter, streams, type Combo, type ComboCard } from '@combolab/contracts';
import type { ImageAddresses } from '@combolab/platform';
import type { BackendPorts } from '../../backend-ports.js';
import { refuse } from '../../problems.js';
import { findPage, type PageAsked } from '../../paging/find-page.js';
import { PORTS } from '../../tokens.js';
import { discussionsCollection } from '../comments/comments.projection.js';
import { feedbackCollection, feedbackId, talliesCollection } from '../feedback/tallies.projection.js';
import { previewJobId, previewView } from '../previews/preview-view.js';
import { previewDocOf, previewsCollection, unmade, type PreviewDoc } from '../previews/previews.projection.js';
import { authorData } from '../users/author-view.js';
import { seesHidden } from '../users/may-moderate.js';
import { usersCollection } from '../users/users.projection.js';
import { comboDocOf, combosCollection, isShown, type ComboDoc } from './combos.projection.js';

/** Combos that are put together before the process may do something else. */
const AT_ONCE = 10;

/** Where the picture of a fighter is: the operator's, else the generated emblem. */
export const fighterImage = (images: ImageAddresses, fighterId: string): string =>
  images[fighterId] ?? `/api/emblems/${fighterId}`;

const characters = (images: ImageAddresses, ids: readonly string[]): Combo['characterData'] =>
  ids.map((id) => ({ _id: id, name: findFighter(id)?.name ?? id, imageUrl: fighterImage(images, id) }));

/** Puts a combo together from the views as they are now. */
@Injectable()
export class CombosView {
  constructor(@Inject(PORTS) private readonly ports: BackendPorts) {}

  /** Whole combos in the order of `ids`; deleted, hidden and unknown ones are left out. */
  async whole(ids: readonly string[], callerId: string | null): Promise<Combo[]> {
    const found: Combo[] = [];
    for (let i = 0; i < ids.length; i += AT_ONCE) {
      if (i > 0) await breath();
      for (const { id, doc, version } of await this.ports.documents.getMany(
        combosCollection,
        ids.slice(i, i + AT_ONCE),
      ))
        if (isShown(doc)) found.push(await this.#combo(id, doc, version, callerId));
    }
    return found;
  }

  /** As `whole`, without presses. */
  async cards(ids: readonly string[], callerId: string | null): Promise<ComboCard[]> {
    return (await this.whole(ids, callerId)).map(({ actions: _, moves: __, notes: ___, ...card }) => card);
  }

  /** A hidden one for its author and admins alone. @throws RefusedError 404 */
  async one(comboId: string, callerId: string | null): Promise<Combo> {
    const { documents } = this.ports;
    const stored = await documents.get(combosCollection, comboId);
    if (stored === null || stored.doc.deleted) throw refuse.notFound('combo');
    const { doc, version } = stored;
    if (doc.hidden === true && !(await seesHidden(documents, doc.authorId, callerId))) throw refuse.notFound('combo');
    return this.#combo(comboId, doc, version, callerId);
  }

  /**
   * As `one`, for the answer of a command: where the views have not applied it in time, the log itself tells.
   * @throws RefusedError 404
   */
  async decided(comboId: string, callerId: string | null): Promise<Combo> {
    const { documents, log } = this.ports;
    const events = await log.readStream(streams.combo(comboId));
    const doc = comboDocOf(events);
    if (doc === null || doc.deleted) throw refuse.notFound('combo');
    const stored = await documents.get(combosCollection, comboId);
    if (stored !== null && stored.doc.streamVersion >= doc.streamVersion) return this.one(comboId, callerId);
    const version = await documents.versionOf(combosCollection as never, comboId);
    return this.#combo(comboId, doc, version, callerId, previewDocOf(events));
  }

  /** A page of what a user shared, newest first. @throws RefusedError 400 for a foreign cursor */
  async pageByAuthor(authorId: string, asked: PageAsked): Promise<{ ids: string[]; cursor: string | null }> {
    const { found, cursor } = await findPage(
      this.ports.documents,
      {
        collection: combosCollection,
        where: { authorId, deleted: false },
        by: 'createdAt',
        direction: 'desc',
        isShown,
      },
      asked,
    );
    return { ids: found.map(({ id }) => id), cursor };
  }

  async idsByAuthor(authorId: string): Promise<string[]> {
    const combos = await this.ports.documents.find(combosCollection, {
      where: { authorId, deleted: false },
      orderBy: [['createdAt', 'desc']],
    });
    return combos.filter(({ doc }) => isShown(doc)).map(({ id }) => id);
  }

  /** @param decided the preview as the log has it, for views that do not have it yet */
  async #combo(
    comboId: string,
    doc: ComboDoc,
    version: [number, number],
    callerId: string | null,
    decided: PreviewDoc | null = null,
  ): Promise<Combo> {
    const { documents } = this.ports;
    const [tally, discussion, preview, author, feedback] = await Promise.all([
      documents.get(talliesCollection, comboId),
      documents.get(discussionsCollection, comboId),
      this.#preview(comboId, decided ?? unmade(doc.video)),
      documents.get(usersCollection, doc.authorId),
      callerId === null ? null : documents.get(feedbackCollection, feedbackId(comboId, callerId)),
    ]);
    const status = feedback?.doc.status ?? 0;
    return {
      _id: comboId,
      name: doc.name,
      description: doc.description,
      gameId: doc.gameId,
      characterId: doc.characterId,
      characterIds: [...doc.characterIds],
      characterData: characters(this.ports.settings.images, [doc.characterId, ...doc.characterIds]),
      authorId: doc.authorId,
      authorData: authorData(doc.authorId, author?.doc ?? null),
      ...preview.view,
      tags: [...doc.tags],
      percentRange: [doc.percentRange[0], doc.percentRange[1]],
      difficulty: doc.difficulty,
      patch: doc.patch ?? null,
      likeStatus: status === 1 ? 1 : 0,
      dislikeStatus: status === -1 ? -1 : 0,
      numLikes: tally?.doc.numLikes ?? 0,
      numDislikes: tally?.doc.numDislikes ?? 0,
      numComments: discussion?.doc.numComments ?? 0,
      verified: doc.verified,
      ...(doc.hidden === undefined ? {} : { hidden: doc.hidden }),
      createdAt: doc.createdAt,
      contentVersion: doc.contentVersion,
      versions: {
        combo: version,
        tally: tally?.version ?? (await documents.versionOf(talliesCollection as never, comboId)),
        comments: discussion?.version ?? (await documents.versionOf(discussionsCollection as never, comboId)),
        preview: preview.version,
      },
      actions: doc.actions as Combo['actions'],
      ...(doc.moves === undefined ? {} : { moves: [...doc.moves] }),
      ...(doc.notes === undefined ? {} : { notes: [...doc.notes] }),
      ...(doc.conditions === undefined ? {} : { conditions: doc.conditions }),
    };
  }

  /** @param otherwise what holds until the previews have come as far as the combos: each view keeps its own pace */
  async #preview(comboId: string, otherwise: PreviewDoc) {
    const { documents } = this.ports;
    const stored = await documents.get(previewsCollection, comboId);
    const doc = stored?.doc ?? otherwise;
    const version = stored?.version ?? (await documents.versionOf(previewsCollection as never, comboId));
    const job = doc.state === 'waiting' ? await this.ports.jobs.get(previewJobId(comboId, doc.generation)) : null;
    return { view: previewView(doc, job), version };
  }
}
