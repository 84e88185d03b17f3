import { Controller, Inject } from '@nestjs/common';
import { routes, type AnswerOf } from '@combolab/contracts';
import { ValidCall, type Call } from '../../http/call.decorator.js';
import { RateLimits } from '../../http/rate-limits.js';
import { Route } from '../../http/route.decorator.js';
import { canonicalSearch, readSearchAddress } from '../search/search-address.js';
import { Questions } from '../search/questions.js';
import { PopularSearches } from './popular-searches.service.js';
import { SearchLog } from './search-log.service.js';

@Controller()
export class SearchLogController {
  constructor(
    @Inject(SearchLog) private readonly log: SearchLog,
    @Inject(PopularSearches) private readonly popular: PopularSearches,
    @Inject(Questions) private readonly questions: Questions,
    @Inject(RateLimits) private readonly limits: RateLimits,
  ) {}

  /** Whether it finds anything is seen here, so that nobody can make up what is missing. */
  @Route(routes.missedSearch)
  async missedSearch(
    @ValidCall() { body, request }: Call<typeof routes.missedSearch>,
  ): Promise<AnswerOf<typeof routes.missedSearch>> {
    await this.limits.take('search', request.ip ?? '');
    const asked = readSearchAddress(body.query);
    if (!this.log.on) return { noted: false };
    const total = await this.questions.total(asked);
    // without the engine nobody knows what there is
    if (total === null) return { noted: false };
    this.log.note(total === 0 ? 'nothing' : 'unopened', canonicalSearch(body.query));
    return { noted: true };
  }

  @Route(routes.openedSearch)
  async openedSearch(
    @ValidCall() { body, caller, request }: Call<typeof routes.openedSearch>,
  ): Promise<AnswerOf<typeof routes.openedSearch>> {
    const address = request.ip ?? '';
    await this.limits.take('search', address);
    return { noted: this.popular.note(body.query, caller?.userId ?? address) };
  }

  @Route(routes.popularSearches)
  async popularSearches(
    @ValidCall() { query, request }: Call<typeof routes.popularSearches>,
  ): Promise<AnswerOf<typeof routes.popularSearches>> {
    await this.limits.take('search', request.ip ?? '');
    return { searches: [...(await this.popular.of(query.game))] };
  }

  @Route(routes.missedSearches)
  async missedSearches(
    @ValidCall() { query }: Call<typeof routes.missedSearches>,
  ): Promise<AnswerOf<typeof routes.missedSearches>> {
    return { on: this.log.on, ...(await this.log.read(query.days)) };
  }
}
