import { setImmediate as breath } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { fighterPath, GAMES } from '@combolab/contracts';
import { EVERYTHING } from '@combolab/platform';
import type { BackendPorts } from '../../../backend-ports.js';
import { PORTS } from '../../../tokens.js';
import { combosCollection, isShown } from '../../combos/combos.projection.js';
import { listingsCollection } from '../../guides/guides.projection.js';
import { SearchService } from '../../search/search.service.js';
import { monthAfter, monthOf, monthsBetween } from './months.js';
import { siteMapIndexOf, siteMapOf, type MappedPage } from './site-map-xml.js';

/** What the protocol allows in one map (sitemaps.org/protocol.html). */
const MOST = 50_000;
/** Documents that are read before the process may do something else. */
const AT_ONCE = 200;
/** How long a map that was made is handed out, in ms. */
const FRESH_MS = 3_600_000;
/** Maps that are kept at most; the largest has about 5 MB. */
const KEPT = 20;
const PART = /^([a-z][a-z0-9]*)-(\d{4}-\d{2})$/;
const PLACES = ['/', '/discover', '/frames', '/what-can-i-do', '/tutorial', '/replays'];

interface Kept {
  readonly at: number;
  readonly text: Promise<string | null>;
}

/** Tells search engines which pages there are: places, fighters and matchups with combos, guides, and combos by the month they were shared in. */
@Injectable()
export class SiteMap {
  readonly #kept = new Map<string, Kept>();
  readonly #site: string;

  constructor(
    @Inject(PORTS) private readonly ports: Pick<BackendPorts, 'documents' | 'settings'>,
    @Inject(SearchService) private readonly index: SearchService,
  ) {
    this.#site = ports.settings.publicUrl;
  }

  /** Whom pages are shown to, and where the map is (RFC 9309). Pictures and clips may be fetched. */
  robots(): string {
    const lines = ['User-agent: *', 'Allow: /api/files/', 'Allow: /api/emblems/', 'Disallow: /api/', ''];
    return [...lines, `Sitemap: ${this.#site}/sitemap.xml`, ''].join('\n');
  }

  /** The list of maps. */
  async whole(): Promise<string> {
    return (await this.#fresh('', () => this.#parts())) ?? '';
  }

  /** One map by its name in the list, without `.xml`; null when there is none. */
  part(name: string): Promise<string | null> {
    if (name === 'pages') return this.#fresh(name, () => this.#pages());
    if (name === 'guides') return this.#fresh(name, () => this.#guides());
    const [, gameId, month] = PART.exec(name) ?? [];
    const end = monthAfter(month ?? '');
    const known = GAMES.some(({ id }) => id === gameId);
    if (gameId === undefined || month === undefined || end === null || !known) return Promise.resolve(null);
    return this.#fresh(name, () => this.#combos(gameId, month, end));
  }

  /** Everybody who asks meanwhile waits for the same. */
  #fresh(name: string, make: () => Promise<string | null>): Promise<string | null> {
    const known = this.#kept.get(name);
    if (known !== undefined && performance.now() - known.at < FRESH_MS) return known.text;
    const made: Kept = { at: performance.now(), text: make() };
    this.#kept.delete(name);
    this.#kept.set(name, made);
    made.text.catch(() => {
      if (this.#kept.get(name) === made) this.#kept.delete(name);
    });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return made.text;
  }

  async #parts(): Promise<string> {
    const months = await Promise.all(
      GAMES.map(async ({ id }) => (await this.#months(id)).map((month) => `${id}-${month}`)),
    );
    return siteMapIndexOf(
      ['pages', 'guides', ...months.flat()].map((name) => ({
        address: `${this.#site}/sitemaps/${name}.xml`,
        changedAt: null,
      })),
    );
  }

  async #months(gameId: string): Promise<string[]> {
    const end = async (direction: 'asc' | 'desc') => {
      const where = { gameId, deleted: false };
      const [found] = await this.ports.documents.find(combosCollection, {
        where,
        orderBy: [['createdAt', direction]],
        limit: 1,
      });
      return found === undefined ? null : monthOf(found.doc.createdAt);
    };
    const [first, last] = [await end('asc'), await end('desc')];
    return first === null || last === null ? [] : monthsBetween(first, last);
  }

  async #pages(): Promise<string> {
    const paths: string[] = [...PLACES, ...GAMES.map(({ id }) => `/results/${id}`)];
    for (const { id } of GAMES)
      for (const attacker of await this.#counted('attacker', { game: [id] })) {
        paths.push(fighterPath(attacker));
        const on = await this.#counted('defender', { game: [id], attacker: [attacker] });
        paths.push(...on.map((defender) => fighterPath(attacker, defender)));
      }
    return siteMapOf(paths.slice(0, MOST).map((path) => ({ address: `${this.#site}${path}`, changedAt: null })));
  }

  async #counted(facet: 'attacker' | 'defender', asked: object): Promise<string[]> {
    const { facets } = await this.index.search({ ...EVERYTHING, ...asked, limit: 1, facets: true });
    return (facets?.[facet] ?? []).map(({ value }) => value);
  }

  async #guides(): Promise<string> {
    const listings = await this.ports.documents.find(listingsCollection, {
      where: { listed: true },
      orderBy: [['editedAt', 'desc']],
      limit: MOST,
    });
    const changed = new Map(listings.map(({ doc }) => [doc.guideId, doc.editedAt]));
    return siteMapOf([...changed].map(([id, changedAt]) => ({ address: `${this.#site}/guides/${id}`, changedAt })));
  }

  async #combos(gameId: string, month: string, end: string): Promise<string> {
    const pages: MappedPage[] = [];
    let after = { id: '', doc: { createdAt: month } };
    while (pages.length < MOST) {
      const found = await this.ports.documents.find(combosCollection, {
        where: { gameId, deleted: false },
        orderBy: [['createdAt', 'asc']],
        limit: AT_ONCE,
        after,
      });
      const within = found.filter(({ doc }) => doc.createdAt < end);
      for (const { id, doc } of within)
        if (isShown(doc)) pages.push({ address: `${this.#site}/combo/${id}`, changedAt: doc.createdAt });
      const last = found.at(-1);
      if (last === undefined || within.length < AT_ONCE) break;
      after = { id: last.id, doc: { createdAt: last.doc.createdAt } };
      await breath();
    }
    return siteMapOf(pages.slice(0, MOST));
  }
}
