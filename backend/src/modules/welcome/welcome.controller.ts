import { Controller, Inject } from '@nestjs/common';
import { routes, type AnswerOf } from '@combolab/contracts';
import { ValidCall, type Call } from '../../http/call.decorator.js';
import { RateLimits } from '../../http/rate-limits.js';
import { Route } from '../../http/route.decorator.js';
import { WelcomeService } from './welcome.service.js';

@Controller()
export class WelcomeController {
  constructor(
    @Inject(WelcomeService) private readonly service: WelcomeService,
    @Inject(RateLimits) private readonly limits: RateLimits,
  ) {}

  @Route(routes.welcome)
  async welcome(
    @ValidCall() { caller, request }: Call<typeof routes.welcome>,
  ): Promise<AnswerOf<typeof routes.welcome>> {
    await this.limits.take('search', request.ip ?? '');
    return this.service.of(caller?.userId ?? null);
  }
}
