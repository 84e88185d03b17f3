import { Inject, Injectable } from '@nestjs/common';
import { isPagePath, readFighterPage, routes, type ComboCard } from '@combolab/contracts';
import { addressQuery, filterQuery, gameOf, readFilters, type Filters } from '@combolab/contracts/filters';
import { placeOfPath } from '@combolab/contracts/frame-data';
import type { BackendPorts } from '../../../backend-ports.js';
import { RateLimits } from '../../../http/rate-limits.js';
import { validate } from '../../../http/validate.js';
import { RefusedError } from '../../../problems.js';
import { PORTS } from '../../../tokens.js';
import { CombosView } from '../../combo-pages/combos.view.js';
import { GuidesView } from '../../guides/guides.view.js';
import { ListsView } from '../../lists/lists.view.js';
import { askedQuery } from '../../search/asked-query.js';
import { SearchService } from '../../search/search.service.js';
import { UsersView } from '../../users/users.view.js';
import { WelcomeService } from '../../welcome/welcome.service.js';
import { comboTags } from './combo-head.js';
import { fighterTags, searchTags, type FoundCombos } from './found-head.js';
import { guideTags } from './guide-head.js';
import { NOTHING, PLAIN, type AskedPage, type PageHead } from './page-head.js';
import { profileTags } from './profile-head.js';

/** Combos whose names and pictures describe a search. */
const SHOWN = 4;

type Pictured = Pick<ComboCard, 'thumbnail'>;

const described = (tags: string, shown: readonly Pictured[] = []): PageHead => ({
  status: 200,
  tags,
  pictures: picturesOf(shown),
});

const picturesOf = (shown: readonly Pictured[]): readonly string[] =>
  shown.flatMap(({ thumbnail }) => (thumbnail === null ? [] : [thumbnail]));

/** The path's segments, decoded; null for a path that is not one. */
function segmentsOf(path: string): readonly string[] | null {
  try {
    return path
      .split('/')
      .filter((segment) => segment !== '')
      .map(decodeURIComponent);
  } catch (error) {
    // a lone % is nobody's address
    if (error instanceof URIError) return null;
    throw error;
  }
}

/** Heads of documents, for programs that read a page without running it. */
@Injectable()
export class PageHeads {
  readonly #site: string;

  constructor(
    @Inject(PORTS) private readonly ports: Pick<BackendPorts, 'settings' | 'logger'>,
    @Inject(CombosView) private readonly combos: CombosView,
    @Inject(GuidesView) private readonly guides: GuidesView,
    @Inject(ListsView) private readonly lists: ListsView,
    @Inject(UsersView) private readonly users: UsersView,
    @Inject(SearchService) private readonly index: SearchService,
    @Inject(WelcomeService) private readonly welcome: WelcomeService,
    @Inject(RateLimits) private readonly limits: RateLimits,
  ) {
    this.#site = ports.settings.publicUrl;
  }

  /** Never fails: a page that cannot be described is served all the same, and says itself what is wrong. */
  async of(asked: AskedPage): Promise<PageHead> {
    const segments = segmentsOf(asked.path);
    if (segments === null || !isPagePath(asked.path)) return NOTHING;
    try {
      return await this.#described(asked, segments);
    } catch (error) {
      if (error instanceof RefusedError && error.status === 404) return NOTHING;
      if (!(error instanceof RefusedError))
        this.ports.logger.warn({ err: error, path: asked.path }, 'a page is served without its description');
      return PLAIN;
    }
  }

  async #described(asked: AskedPage, [kind = '', ...rest]: readonly string[]): Promise<PageHead> {
    const [first = '', second = '', third] = rest;
    switch (kind) {
      case '':
        return this.#landing(asked.ip);
      case 'combo':
      case 'embed':
        return this.#combo(first);
      case 'guides':
        return this.#guide(first);
      case 'single-guide-page':
        return this.#guide(addressQuery(asked.query).get('guideId') ?? '');
      case 'lists':
        return this.#list(first);
      case 'profile':
        return this.#profile(first);
      case 'fighters':
        return this.#fighter(first, second, third, asked.ip);
      case 'results':
      case 'game':
        return this.#search(readFilters(addressQuery(asked.query), gameOf(rest[0])), asked.ip);
      case 'frames':
        return placeOfPath(asked.path)?.kind === 'unknown' ? NOTHING : PLAIN;
      default:
        return PLAIN;
    }
  }

  async #landing(ip: string): Promise<PageHead> {
    await this.limits.take('search', ip);
    const { sample } = await this.welcome.of(null);
    return { ...PLAIN, pictures: picturesOf(sample === null ? [] : [sample]) };
  }

  async #combo(comboId: string): Promise<PageHead> {
    const [combo] = await this.combos.cards([comboId], null);
    return combo === undefined ? NOTHING : described(comboTags(this.#site, combo), [combo]);
  }

  async #guide(guideId: string): Promise<PageHead> {
    const [guide] = await this.guides.byIds([guideId], null);
    if (guide !== undefined) return described(guideTags(this.#site, guide));
    // a draft is there for its author, whom a document does not know
    return (await this.guides.isThere(guideId)) ? PLAIN : NOTHING;
  }

  /** A private list is there for its owner, whom a document does not know; without an id, all of the caller's lists are meant. */
  async #list(listId: string): Promise<PageHead> {
    return listId === '' || (await this.lists.stored(listId)) !== null ? PLAIN : NOTHING;
  }

  async #profile(userId: string): Promise<PageHead> {
    const user = await this.users.find(userId, null);
    return described(profileTags(this.#site, user, (await this.combos.idsByAuthor(userId)).length));
  }

  async #fighter(gameId: string, slug: string, defender: string | undefined, ip: string): Promise<PageHead> {
    const page = readFighterPage(gameId, slug, defender);
    if (page === null) return NOTHING;
    const query = {
      game: gameId,
      attacker: [page.attacker],
      ...(page.defender !== null && { defender: [page.defender] }),
    };
    return described(fighterTags(this.#site, page, await this.#found(query, ip)));
  }

  async #search(filters: Filters, ip: string): Promise<PageHead> {
    const found = await this.#found({ game: filters.game, ...filterQuery(filters) }, ip);
    return described(searchTags(this.#site, filters, found), found.combos);
  }

  async #found(query: Readonly<Record<string, string | readonly string[]>>, ip: string): Promise<FoundCombos> {
    await this.limits.take('search', ip);
    const { query: asked } = askedQuery(validate(routes.search.query, { ...query, limit: String(SHOWN) }));
    const { ids, total } = await this.index.search(asked);
    return { total, combos: await this.combos.cards(ids, null) };
  }
}
