import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { POPULAR_DAYS, POPULAR_SEARCHES, type GameId, type PopularSearch } from '@combolab/contracts';
import { z } from 'zod/mini';
import type { BackendPorts } from '../../backend-ports.js';
import { PORTS } from '../../tokens.js';
import { canonicalSearch, readSearchAddress } from '../search/search-address.js';
import { Questions } from '../search/questions.js';
import { Askers } from './askers.js';
import { DayFiles } from './day-files.js';
import { dayOf } from './day-log.js';
import { saysGameWordsAlone } from './plain-words.js';

const Opened = z.object({ game: z.string(), query: z.string() });
/** What fewer asked for in all is nobody else's. One person counts once a day. */
const LEAST_TIMES = 3;
const KEPT_MS = 300_000;

interface Kept {
  readonly until: number;
  readonly searches: Promise<readonly PopularSearch[]>;
}

/** Searches that led several people to combos, without who they were. */
@Injectable()
export class PopularSearches implements OnModuleDestroy {
  readonly #on: boolean;
  readonly #files: DayFiles<z.output<typeof Opened>>;
  readonly #askers = new Askers();
  readonly #kept = new Map<GameId, Kept>();

  constructor(
    @Inject(PORTS) ports: Pick<BackendPorts, 'blobs' | 'logger' | 'settings'>,
    @Inject(Questions) private readonly questions: Questions,
  ) {
    this.#on = ports.settings.searchLog;
    this.#files = new DayFiles(ports, { folder: 'opened-searches/', search: Opened, days: POPULAR_DAYS });
  }

  async onModuleDestroy(): Promise<void> {
    await this.#files[Symbol.asyncDispose]();
  }

  /**
   * Counts a search of which a combo was opened, where it may be shown to others; each person once a day.
   * @param query of the search's address
   * @param who an account or an address; it is not kept
   * @returns whether it counts
   * @throws RefusedError 400
   */
  note(query: string, who: string): boolean {
    const { game, ...asked } = readSearchAddress(query);
    const canonical = canonicalSearch(query);
    if (!this.#on || game === undefined || canonical === `game=${game}` || !saysGameWordsAlone(asked)) return false;
    if (!this.#askers.isNew(who, canonical, dayOf(Date.now()))) return false;
    this.#files.note({ game, query: canonical });
    return true;
  }

  /** Of a game, the most frequent first, that find something; as they were five minutes ago at most. */
  of(game: GameId): Promise<readonly PopularSearch[]> {
    const kept = this.#kept.get(game);
    if (kept !== undefined && kept.until > Date.now()) return kept.searches;
    const searches = this.#read(game);
    this.#kept.set(game, { until: Date.now() + KEPT_MS, searches });
    searches.catch(() => this.#kept.delete(game));
    return searches;
  }

  async #read(game: GameId): Promise<readonly PopularSearch[]> {
    if (!this.#on) return [];
    const all = await this.#files.read(POPULAR_DAYS);
    const popular: PopularSearch[] = [];
    for (const { query, times } of all.filter((each) => each.game === game)) {
      if (times < LEAST_TIMES || popular.length === POPULAR_SEARCHES) break;
      const total = await this.questions.total(readSearchAddress(query));
      if (total !== null && total > 0) popular.push({ query, total });
    }
    return popular;
  }
}
