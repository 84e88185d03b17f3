import { setImmediate as breath } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { fold, wordsOf, type AnswerOf, type QueryOf, type routes } from '@combolab/contracts';
import type { BackendPorts } from '../../backend-ports.js';
import { PORTS } from '../../tokens.js';
import { expandAll } from '../combos/fighters.js';
import { usersCollection } from '../users/users.projection.js';
import { byEdit, guideCursor, readGuideCursor } from './guide-cursor.js';
import { hasWords } from './guide-words.js';
import { guideTextsCollection, listingsCollection, type ListingDoc } from './guides.projection.js';
import { GuidesView } from './guides.view.js';

type Asked = QueryOf<typeof routes.findGuides>;

/** Texts that are looked through before the process may do something else. */
const AT_ONCE = 200;

/** Finds published guides. */
@Injectable()
export class FindGuides {
  constructor(
    @Inject(PORTS) private readonly ports: Pick<BackendPorts, 'documents'>,
    @Inject(GuidesView) private readonly view: GuidesView,
  ) {}

  /** @throws RefusedError 400 for a foreign cursor or an unknown fighter */
  async find(asked: Asked, callerId: string | null): Promise<AnswerOf<typeof routes.findGuides>> {
    const after = asked.cursor === undefined ? null : readGuideCursor(asked.cursor);
    const words = [...new Set(wordsOf(fold(asked.q)))];
    const found = await this.#withWords(await this.#listed(asked), words);
    const rest = after === null ? found : found.filter((listing) => byEdit(after, listing) < 0);
    const page = rest.slice(0, asked.limit);
    const last = page.at(-1);
    return {
      guides: await this.view.byIds(
        page.map(({ guideId }) => guideId),
        callerId,
      ),
      total: found.length,
      cursor: last === undefined || page.length === rest.length ? null : guideCursor(last),
    };
  }

  /** Each guide once, edited last first. */
  async #listed({ game, fighter = [], level = [] }: Asked): Promise<readonly ListingDoc[]> {
    const fighters = expandAll(fighter);
    const listings = await this.ports.documents.find(listingsCollection, {
      where: { listed: true, ...(game === undefined ? {} : { gameId: game }) },
    });
    const byGuide = new Map(listings.map(({ doc }) => [doc.guideId, doc]));
    const wanted = [...byGuide.values()].filter(
      (listing) =>
        (fighters.length === 0 || listing.fighters.some((id) => fighters.includes(id))) &&
        (level.length === 0 || (listing.level !== null && level.includes(listing.level))),
    );
    return wanted.sort(byEdit);
  }

  async #withWords(listings: readonly ListingDoc[], words: readonly string[]): Promise<readonly ListingDoc[]> {
    if (words.length === 0) return listings;
    const authors = await this.#authors(listings);
    const found: ListingDoc[] = [];
    for (let i = 0; i < listings.length; i += AT_ONCE) {
      if (i > 0) await breath();
      const portion = listings.slice(i, i + AT_ONCE);
      const ids = portion.map(({ guideId }) => guideId);
      const stored = await this.ports.documents.getMany(guideTextsCollection, ids);
      const texts = new Map(stored.map(({ id, doc }) => [id, doc.folded]));
      found.push(
        ...portion.filter(({ guideId, authorId }) =>
          hasWords(words, [texts.get(guideId) ?? '', authors.get(authorId) ?? '']),
        ),
      );
    }
    return found;
  }

  async #authors(listings: readonly ListingDoc[]): Promise<ReadonlyMap<string, string>> {
    const ids = [...new Set(listings.map(({ authorId }) => authorId))];
    const users = await this.ports.documents.getMany(usersCollection, ids);
    return new Map(users.map(({ id, doc }) => [id, ` ${fold(doc.displayName ?? '')}`]));
  }
}
