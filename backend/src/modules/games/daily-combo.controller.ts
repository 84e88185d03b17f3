import { Controller, Inject } from '@nestjs/common';
import { routes, type AnswerOf } from '@combolab/contracts';
import { ValidCall, type Call } from '../../http/call.decorator.js';
import { Route } from '../../http/route.decorator.js';
import { CombosView } from '../combo-pages/combos.view.js';
import { dayOf } from './daily-combo.js';
import { DailyComboService } from './daily-combo.service.js';

@Controller()
export class DailyComboController {
  constructor(
    @Inject(DailyComboService) private readonly daily: DailyComboService,
    @Inject(CombosView) private readonly combos: CombosView,
  ) {}

  @Route(routes.dailyCombo)
  async dailyCombo(
    @ValidCall() { params, caller }: Call<typeof routes.dailyCombo>,
  ): Promise<AnswerOf<typeof routes.dailyCombo>> {
    const now = new Date();
    const id = await this.daily.of(params.gameId, now);
    const [combo] = id === null ? [] : await this.combos.cards([id], caller?.userId ?? null);
    return { date: dayOf(now), combo: combo ?? null };
  }
}
