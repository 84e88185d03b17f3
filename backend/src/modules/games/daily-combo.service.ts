import { Inject, Injectable } from '@nestjs/common';
import type { GameId } from '@combolab/contracts';
import { EVERYTHING } from '@combolab/platform';
import type { BackendPorts } from '../../backend-ports.js';
import { PORTS } from '../../tokens.js';
import { combosCollection, isShown } from '../combos/combos.projection.js';
import { SearchService } from '../search/search.service.js';
import { dailyCombo, dailyOrder, dayOf } from './daily-combo.js';

/** For so long a choice is not made again, in ms: what is verified or deleted meanwhile counts then. */
const CHOSEN_MS = 60_000;
/** Of a fighter's combos so many are looked at, the newest, in pages of the index. */
const LOOKED_AT = 200;
const PAGE = 50;
/** Fighters whose combos are looked at before those of today count, too. */
const FIGHTERS = 5;

interface Choice {
  readonly date: string;
  readonly until: number;
  readonly id: Promise<string | null>;
}

/**
 * Chooses the combo of the day: a fighter of the day, then one of the fighter's combos, so that never more than a few pages of the
 * index are read. Verified ones where there are any; what was shared on the day itself does not count, so that it stays through the day.
 */
@Injectable()
export class DailyComboService {
  readonly #chosen = new Map<GameId, Choice>();

  constructor(
    @Inject(PORTS) private readonly ports: Pick<BackendPorts, 'documents'>,
    @Inject(SearchService) private readonly index: Pick<SearchService, 'search'>,
  ) {}

  /** Id of the combo of the day; null while the game has none. Those who ask at once share one choice. */
  of(game: GameId, now: Date): Promise<string | null> {
    const date = dayOf(now);
    const before = this.#chosen.get(game);
    if (before?.date === date && now.getTime() < before.until) return before.id;
    const id = this.#choose(game, date);
    const choice = { date, until: now.getTime() + CHOSEN_MS, id };
    this.#chosen.set(game, choice);
    id.catch(() => {
      if (this.#chosen.get(game) === choice) this.#chosen.delete(game);
    });
    return id;
  }

  async #choose(game: GameId, date: string): Promise<string | null> {
    return (await this.#among(game, date, ['true'])) ?? (await this.#among(game, date, []));
  }

  /** @param verified 'true' for verified combos alone, none for all */
  async #among(game: GameId, date: string, verified: readonly 'true'[]): Promise<string | null> {
    const query = { ...EVERYTHING, game: [game], verified, limit: 1, facets: true };
    const { facets } = await this.index.search(query);
    const fighters = dailyOrder(date, facets?.attacker.map(({ value }) => value) ?? []).slice(0, FIGHTERS);
    let todays: string | null = null;
    for (const attacker of fighters) {
      const ids = await this.#newest(game, attacker, verified);
      const id = dailyCombo(date, await this.#before(date, ids));
      if (id !== null) return id;
      todays ??= dailyCombo(date, ids);
    }
    return todays;
  }

  async #newest(game: GameId, attacker: string, verified: readonly 'true'[]): Promise<string[]> {
    const found: string[] = [];
    for (let skip = 0; skip < LOOKED_AT; skip += PAGE) {
      const { ids } = await this.index.search({
        ...{ ...EVERYTHING, game: [game], verified, skip },
        attacker: [attacker],
        limit: PAGE,
      });
      found.push(...ids);
      if (ids.length < PAGE) break;
    }
    return found;
  }

  async #before(date: string, ids: readonly string[]): Promise<string[]> {
    const combos = await this.ports.documents.getMany(combosCollection, ids);
    return combos.filter(({ doc }) => isShown(doc) && doc.createdAt < date).map(({ id }) => id);
  }
}
