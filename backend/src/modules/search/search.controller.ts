import { Controller, Inject, Res } from '@nestjs/common';
import {
  FighterIds,
  PercentRange,
  routes,
  Tags,
  TEXT_SEARCH_HEADER,
  type AnswerOf,
  type SearchResult,
} from '@combolab/contracts';
import { EVERYTHING } from '@combolab/platform';
import type { Response } from 'express';
import { ValidCall, type Call } from '../../http/call.decorator.js';
import { requireCaller } from '../../http/caller.js';
import { RateLimits } from '../../http/rate-limits.js';
import { Route } from '../../http/route.decorator.js';
import { parseJson, validate } from '../../http/validate.js';
import { CombosView } from '../combo-pages/combos.view.js';
import { expandAll } from '../combos/fighters.js';
import { CountedAuthors } from './counted-authors.js';
import { Questions } from './questions.js';
import { readSearchAddress } from './search-address.js';
import { SearchService, type TextSearchOff } from './search.service.js';
import { WhyService } from './why.service.js';
import { variedPage } from './varied.js';
import { withCorrections } from './with-corrections.js';

const signOf = ({ newest }: TextSearchOff): string => (newest === null ? 'off' : `off; newest=${String(newest)}`);

@Controller()
export class SearchController {
  constructor(
    @Inject(SearchService) private readonly index: SearchService,
    @Inject(Questions) private readonly questions: Questions,
    @Inject(CombosView) private readonly combos: CombosView,
    @Inject(WhyService) private readonly why: WhyService,
    @Inject(CountedAuthors) private readonly authors: CountedAuthors,
    @Inject(RateLimits) private readonly limits: RateLimits,
  ) {}

  @Route(routes.search)
  async search(@ValidCall() { query, caller, request }: Call<typeof routes.search>): Promise<SearchResult> {
    await this.limits.take('search', request.ip ?? '');
    const { found, optional, exact, isBest, ...asked } = await this.questions.ask(query);
    const { ids, total, cursor, corrections, textSearchOff } = found;
    const [cards, facets] = await Promise.all([
      this.combos.cards(ids, caller?.userId ?? null),
      this.authors.named(found.facets),
    ]);
    const hits = isBest ? [...variedPage(cards, exact)] : cards;
    const off = textSearchOff === null ? {} : { textSearchOff };
    const understood = { ...withCorrections(asked.understood, query.q, corrections), optional };
    return { hits, total, facets, cursor, understood, ...(exact === null ? {} : { exact }), ...off };
  }

  @Route(routes.searchTotals)
  async searchTotals(
    @ValidCall() { query, request }: Call<typeof routes.searchTotals>,
  ): Promise<AnswerOf<typeof routes.searchTotals>> {
    // without cards and facets four cost about what one search does
    await this.limits.take('search', request.ip ?? '', Math.ceil(query.of.length / 4));
    const asked = query.of.map(readSearchAddress);
    return { totals: await Promise.all(asked.map((each) => this.questions.total(each))) };
  }

  @Route(routes.whyFound)
  async whyFound(
    @ValidCall() { params, query, request }: Call<typeof routes.whyFound>,
  ): Promise<AnswerOf<typeof routes.whyFound>> {
    await this.limits.take('search', request.ip ?? '');
    return { reasons: [...(await this.why.of(params.comboId, query))] };
  }

  /** The older form: everything in the path. */
  @Route(routes.gameCombos)
  async gameCombos(
    @ValidCall() { params, caller, request }: Call<typeof routes.gameCombos>,
    @Res({ passthrough: true }) response: Response,
  ) {
    await this.limits.take('search', request.ip ?? '');
    if (params.userId !== 'null') requireCaller(caller, params.userId);
    const defenders = validate(FighterIds, parseJson('characterIds', params.characterIds));
    const percent = validate(PercentRange, parseJson('percentRange', params.percentRange));
    const text = params.text === 'null' ? '' : params.text.trim();
    const { ids, textSearchOff } = await this.index.search({
      ...EVERYTHING,
      game: [params.gameId],
      attacker: params.primaryCharacterId === 'null' ? [] : expandAll([params.primaryCharacterId]),
      defender: expandAll(defenders),
      percent,
      tag: validate(Tags, parseJson('tags', params.tags)),
      text,
      sort: text === '' ? 'new' : 'best',
      skip: params.skip,
      limit: params.limit,
    });
    if (textSearchOff !== null) response.setHeader(TEXT_SEARCH_HEADER, signOf(textSearchOff));
    return this.combos.whole(ids, caller?.userId ?? null);
  }
}
