import { Inject, Injectable } from '@nestjs/common';
import { streams, type ComboCard, type Guide, type GuideCard, type StoredSection } from '@combolab/contracts';
import type { Stored } from '@combolab/platform';
import type { BackendPorts } from '../../backend-ports.js';
import { CommandRunner } from '../../commands/command-runner.js';
import { refuse } from '../../problems.js';
import { findPage, type PageAsked } from '../../paging/find-page.js';
import { PORTS } from '../../tokens.js';
import { CombosView } from '../combo-pages/combos.view.js';
import { mayModerate } from '../users/may-moderate.js';
import type { UserState } from '../users/user.decider.js';
import { usersCollection } from '../users/users.projection.js';
import { combosOf, guideAnswer } from './guide-answers.js';
import { numWordsOf } from './guide-words.js';
import { existingGuide, guideDecider } from './guide.decider.js';
import type { GuideState } from './guide.state.js';
import {
  guidesCollection,
  isListed,
  listingsCollection,
  sectionsCollection,
  type GuideDoc,
} from './guides.projection.js';

/** Guides with where the next ones begin; null at the end. */
interface GuidePage {
  readonly guides: GuideCard[];
  readonly cursor: string | null;
}

/** Guides as they are answered. */
@Injectable()
export class GuidesView {
  constructor(
    @Inject(PORTS) private readonly ports: Pick<BackendPorts, 'documents'>,
    @Inject(CombosView) private readonly combos: CombosView,
    @Inject(CommandRunner) private readonly runner: CommandRunner,
  ) {}

  /** @throws RefusedError 404 when there is none, or a draft of somebody else */
  async one(guideId: string, callerId: string | null): Promise<Guide> {
    const { documents } = this.ports;
    const stored = await documents.get(guidesCollection, guideId);
    if (stored === null) throw refuse.notFound('guide');
    const guide = await this.#whole(guideId, stored.doc);
    if (guide.deleted || !(await this.#isFor(guide, callerId))) throw refuse.notFound('guide');
    const combos = await this.combos.whole([...new Set(combosOf(guide.sections))], callerId);
    return guideAnswer(guideId, guide, guide.sections, {
      author: await this.#author(guide.authorId),
      combos: new Map(combos.map((combo) => [combo._id, combo])),
      version: stored.version,
    });
  }

  /** Whether there is such a guide for anybody. */
  async isThere(guideId: string): Promise<boolean> {
    const stored = await this.ports.documents.get(guidesCollection, guideId);
    return stored !== null && !stored.doc.deleted;
  }

  /** A draft is for its author alone; what an admin has hidden, for admins too. */
  async #isFor(guide: Pick<GuideDoc, 'authorId' | 'isPublished' | 'hidden'>, callerId: string | null) {
    if (isListed(guide) || guide.authorId === callerId) return true;
    return guide.isPublished && (await mayModerate(this.ports.documents, callerId));
  }

  /** Card and sections are read one after the other: when a save came between, the log tells what belongs together. */
  async #whole(guideId: string, card: GuideDoc): Promise<GuideState> {
    const stored = await this.ports.documents.get(sectionsCollection, guideId);
    if (stored?.doc.streamVersion === card.streamVersion) return { ...card, sections: stored.doc.sections };
    return existingGuide(await this.runner.state(guideDecider, streams.guide(guideId)));
  }

  /** A guide as it was decided, whether the views have it yet or not, with all its sections. */
  async decided(guideId: string, guide: GuideState, callerId: string): Promise<GuideCard> {
    const { sections } = guide;
    const answer = guideAnswer(guideId, guide, sections, {
      author: await this.#author(guide.authorId),
      combos: await this.#cards(sections, callerId),
      version: await this.ports.documents.versionOf(guidesCollection, guideId),
    });
    return { ...answer, numSections: sections.length, numWords: numWordsOf(sections) };
  }

  /** Published guides of a game, edited last first. @throws RefusedError 400 for a foreign cursor */
  async ofGame(gameId: string, callerId: string | null, asked: PageAsked): Promise<GuidePage> {
    const { found, cursor } = await findPage(
      this.ports.documents,
      { collection: listingsCollection, where: { gameId, listed: true }, by: 'editedAt', direction: 'desc' },
      asked,
    );
    const ids = found.map(({ doc }) => doc.guideId);
    return { guides: await this.byIds(ids, callerId), cursor };
  }

  /** Guides of a user, edited last first; drafts and hidden ones only to oneself. @throws RefusedError 400 for a foreign cursor */
  async ofUser(authorId: string, callerId: string | null, asked: PageAsked): Promise<GuidePage> {
    const own = authorId === callerId;
    const { found, cursor } = await findPage(
      this.ports.documents,
      {
        ...{ collection: guidesCollection, by: 'editedAt', direction: 'desc' },
        where: own ? { authorId, deleted: false } : { authorId, isPublished: true },
        ...(own ? {} : { isShown: isListed }),
      },
      asked,
    );
    return { guides: await this.#answers(found, callerId), cursor };
  }

  /** How many guides of a user everybody may read. */
  async countListed(authorId: string): Promise<number> {
    const guides = await this.ports.documents.find(guidesCollection, { where: { authorId, isPublished: true } });
    return guides.filter(({ doc }) => isListed(doc)).length;
  }

  /** Those of these guides that everybody may read, in the order of `ids`. */
  async byIds(ids: readonly string[], callerId: string | null): Promise<GuideCard[]> {
    const guides = await this.ports.documents.getMany(guidesCollection, ids);
    return this.#answers(
      guides.filter(({ doc }) => isListed(doc)),
      callerId,
    );
  }

  async count(authorId: string): Promise<number> {
    return this.ports.documents.count(guidesCollection, { authorId, deleted: false });
  }

  async #answers(guides: readonly Stored<GuideDoc>[], callerId: string | null): Promise<GuideCard[]> {
    const { documents } = this.ports;
    const authorIds = [...new Set(guides.map(({ doc }) => doc.authorId))];
    const authors = new Map((await documents.getMany(usersCollection, authorIds)).map(({ id, doc }) => [id, doc]));
    const combos = await this.#cards(
      guides.flatMap(({ doc }) => doc.first),
      callerId,
    );
    return guides.map(({ id, doc, version }) => {
      const { first, numSections, numWords } = doc;
      const author = authors.get(doc.authorId) ?? null;
      return { ...guideAnswer(id, doc, first, { author, combos, version }), numSections, numWords };
    });
  }

  async #author(userId: string): Promise<UserState | null> {
    return (await this.ports.documents.get(usersCollection, userId))?.doc ?? null;
  }

  async #cards(sections: readonly StoredSection[], callerId: string | null): Promise<ReadonlyMap<string, ComboCard>> {
    const cards = await this.combos.cards([...new Set(combosOf(sections))], callerId);
    return new Map(cards.map((card) => [card._id, card]));
  }
}
