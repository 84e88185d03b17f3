import { Controller, Inject } from '@nestjs/common';
import { FighterIds, PercentRange, routes, Tags, type SearchResult } from '@combolab/contracts';
import { EVERYTHING } from '@combolab/platform';
import { ValidCall, type Call } from '../../http/call.decorator.js';
import { asCaller } from '../../http/caller.js';
import { RateLimits } from '../../http/rate-limits.js';
import { Route } from '../../http/route.decorator.js';
import { parseJson, validate } from '../../http/validate.js';
import { CombosView } from '../combos/combos.view.js';
import { expandAll, SearchService, toSearchQuery } from './search.service.js';

@Controller()
export class SearchController {
  constructor(
    @Inject(SearchService) private readonly index: SearchService,
    @Inject(CombosView) private readonly combos: CombosView,
    @Inject(RateLimits) private readonly limits: RateLimits,
  ) {}

  @Route(routes.search)
  async search(@ValidCall() { query, caller, request }: Call<typeof routes.search>): Promise<SearchResult> {
    await this.limits.take('search', request.ip ?? '');
    const asked = toSearchQuery(query);
    const { ids, total, facets, cursor, textSearchOff } = await this.index.search(asked);
    const hits = await this.combos.cards(ids, caller?.userId ?? null);
    const off = textSearchOff === null ? {} : { textSearchOff };
    return { hits, total, facets, cursor, understood: { text: asked.text }, ...off };
  }

  /** The older form: everything in the path. */
  @Route(routes.gameCombos)
  async gameCombos(@ValidCall() { params, caller, request }: Call<typeof routes.gameCombos>) {
    await this.limits.take('search', request.ip ?? '');
    if (params.userId !== 'null') asCaller(caller, params.userId);
    const defenders = validate(FighterIds, parseJson('characterIds', params.characterIds));
    const percent = validate(PercentRange, parseJson('percentRange', params.percentRange));
    const text = params.text === 'null' ? '' : params.text.trim();
    const { ids } = await this.index.search({
      ...EVERYTHING,
      game: params.gameId,
      attackers: params.primaryCharacterId === 'null' ? [] : expandAll([params.primaryCharacterId]),
      defenders: expandAll(defenders),
      percent,
      tags: validate(Tags, parseJson('tags', params.tags)),
      text,
      sort: text === '' ? 'new' : 'best',
      skip: params.skip,
      limit: params.limit,
    });
    return this.combos.whole(ids, caller?.userId ?? null);
  }
}
