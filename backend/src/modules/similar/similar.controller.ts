import { Controller, Inject } from '@nestjs/common';
import { routes, type AnswerOf } from '@combolab/contracts';
import { ValidCall, type Call } from '../../http/call.decorator.js';
import { RateLimits } from '../../http/rate-limits.js';
import { Route } from '../../http/route.decorator.js';
import { CombosView } from '../combo-pages/combos.view.js';
import { SimilarService } from './similar.service.js';

@Controller()
export class SimilarController {
  constructor(
    @Inject(SimilarService) private readonly similar: SimilarService,
    @Inject(CombosView) private readonly combos: CombosView,
    @Inject(RateLimits) private readonly limits: RateLimits,
  ) {}

  @Route(routes.similarCombos)
  async similarCombos(
    @ValidCall() { params, caller, request }: Call<typeof routes.similarCombos>,
  ): Promise<AnswerOf<typeof routes.similarCombos>> {
    await this.limits.take('search', request.ip ?? '');
    const { similar, sameSpot, byAuthor } = await this.similar.of(params.comboId);
    const cards = await this.combos.cards([...similar, ...sameSpot, ...byAuthor], caller?.userId ?? null);
    const shown = (ids: readonly string[]) => cards.filter(({ _id }) => ids.includes(_id));
    return { similar: shown(similar), sameSpot: shown(sameSpot), byAuthor: shown(byAuthor) };
  }
}
