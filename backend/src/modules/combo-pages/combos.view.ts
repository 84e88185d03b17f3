import { setImmediate as breath } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { findFighter, streams, type Combo, type ComboCard, type ViewVersion } from '@combolab/contracts';
import type { ImageAddresses } from '@combolab/platform';
import type { BackendPorts } from '../../backend-ports.js';
import { refuse } from '../../problems.js';
import { findPage, type PageAsked } from '../../paging/find-page.js';
import { PORTS } from '../../tokens.js';
import { previewView } from '../previews/preview-view.js';
import { previewDocOf } from '../previews/previews.projection.js';
import { authorData } from '../users/author-view.js';
import { seesHidden } from '../users/may-moderate.js';
import { cardOf } from './card-of.js';
import { comboParts, type ComboParts, type Wanted } from './combo-parts.js';
import { comboDocOf, combosCollection, isShown } from '../combos/combos.projection.js';

/** Combos that are put together before the process may do something else. */
const AT_ONCE = 10;

/** Where the picture of a fighter is: the operator's, else the generated emblem. */
export const fighterImage = (images: ImageAddresses, fighterId: string): string =>
  images[fighterId] ?? `/api/emblems/${fighterId}`;

const characters = (images: ImageAddresses, ids: readonly string[]): Combo['characterData'] =>
  ids.map((id) => ({ _id: id, name: findFighter(id)?.name ?? id, imageUrl: fighterImage(images, id) }));

interface Versioned {
  readonly version: ViewVersion;
}

/** Puts a combo together from the views as they are now. */
@Injectable()
export class CombosView {
  constructor(@Inject(PORTS) private readonly ports: Pick<BackendPorts, 'documents' | 'jobs' | 'log' | 'settings'>) {}

  /** Whole combos in the order of `ids`; deleted, hidden and unknown ones are left out. */
  async whole(ids: readonly string[], callerId: string | null): Promise<Combo[]> {
    const found: Combo[] = [];
    for (let i = 0; i < ids.length; i += AT_ONCE) {
      if (i > 0) await breath();
      const stored = await this.ports.documents.getMany(combosCollection, ids.slice(i, i + AT_ONCE));
      const shown = stored.filter(({ doc }) => isShown(doc));
      found.push(...(await this.#combos(shown, callerId)));
    }
    return found;
  }

  /** As `whole`, without presses, samples and source. */
  async cards(ids: readonly string[], callerId: string | null): Promise<ComboCard[]> {
    return (await this.whole(ids, callerId)).map(cardOf);
  }

  /** A hidden one for its author and admins alone. @throws RefusedError 404 */
  async one(comboId: string, callerId: string | null): Promise<Combo> {
    const { documents } = this.ports;
    const stored = await documents.get(combosCollection, comboId);
    if (stored === null || stored.doc.deleted) throw refuse.notFound('combo');
    const { doc, version } = stored;
    if (doc.hidden === true && !(await seesHidden(documents, doc.authorId, callerId))) throw refuse.notFound('combo');
    return this.#combo({ id: comboId, doc, version }, callerId);
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
    const version = await documents.versionOf(combosCollection, comboId);
    return this.#combo({ id: comboId, doc, version, decided: previewDocOf(events) }, callerId);
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

  async #combo(one: Wanted & Versioned, callerId: string | null): Promise<Combo> {
    const [combo] = await this.#combos([one], callerId);
    if (combo === undefined) throw new Error(`no combo was made of ${one.id}`);
    return combo;
  }

  async #combos(wanted: readonly (Wanted & Versioned)[], callerId: string | null): Promise<Combo[]> {
    const all = await comboParts(this.ports, wanted, callerId);
    return all.map((parts, i) => this.#answer(wanted[i] as Wanted & Versioned, parts));
  }

  #answer({ id: comboId, doc, version }: Wanted & Versioned, parts: ComboParts): Combo {
    const { tally, discussion, preview, author, feedback } = parts;
    return {
      _id: comboId,
      name: doc.name,
      description: doc.description,
      gameId: doc.gameId,
      characterId: doc.characterId,
      characterIds: [...doc.characterIds],
      characterData: characters(this.ports.settings.images, [doc.characterId, ...doc.characterIds]),
      authorId: doc.authorId,
      authorData: authorData(doc.authorId, author),
      ...previewView(preview.doc, preview.job),
      tags: [...doc.tags],
      percentRange: [doc.percentRange[0], doc.percentRange[1]],
      difficulty: doc.difficulty,
      patch: doc.patch ?? null,
      likeStatus: feedback === 1 ? 1 : 0,
      dislikeStatus: feedback === -1 ? -1 : 0,
      numLikes: tally.doc?.numLikes ?? 0,
      numDislikes: tally.doc?.numDislikes ?? 0,
      numComments: discussion.doc?.numComments ?? 0,
      verified: doc.verified,
      ...(doc.verifiedVersion === undefined ? {} : { verifiedVersion: doc.verifiedVersion }),
      ...(doc.hidden === undefined ? {} : { hidden: doc.hidden }),
      createdAt: doc.createdAt,
      contentVersion: doc.contentVersion,
      versions: {
        combo: version,
        tally: tally.version,
        comments: discussion.version,
        preview: preview.version,
      },
      actions: doc.actions as Combo['actions'],
      ...(doc.moves === undefined ? {} : { moves: [...doc.moves] }),
      ...(doc.notes === undefined ? {} : { notes: [...doc.notes] }),
      ...(doc.conditions === undefined ? {} : { conditions: doc.conditions }),
      ...(doc.sticks === undefined ? {} : { sticks: doc.sticks }),
      ...(doc.source === undefined ? {} : { source: doc.source }),
    };
  }
}
