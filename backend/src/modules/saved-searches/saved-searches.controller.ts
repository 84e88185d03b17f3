import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { routes } from '@combolab/contracts';
import type { BackendPorts } from '../../backend-ports.js';
import { ValidCall, type Call } from '../../http/call.decorator.js';
import { withIdempotencyKey } from '../../http/idempotency.js';
import { RateLimits } from '../../http/rate-limits.js';
import { Route } from '../../http/route.decorator.js';
import { PORTS } from '../../tokens.js';
import { savedSearchView } from './saved-search-view.js';
import { RemoveSearch, SaveSearch } from './saved-searches.commands.js';
import { savedSearchesCollection } from './searches.projection.js';

@Controller()
export class SavedSearchesController {
  constructor(
    @Inject(PORTS) private readonly ports: Pick<BackendPorts, 'documents' | 'keys' | 'logger' | 'secret'>,
    @Inject(CommandBus) private readonly commands: CommandBus,
    @Inject(RateLimits) private readonly limits: RateLimits,
  ) {}

  @Route(routes.savedSearches)
  async savedSearches(@ValidCall() { caller: { userId } }: Call<typeof routes.savedSearches>) {
    const searches = await this.ports.documents.find(savedSearchesCollection, {
      where: { userId, removed: false },
      orderBy: [['savedAt', 'desc']],
    });
    return { searches: searches.map(({ doc }) => savedSearchView(doc)) };
  }

  @Route(routes.saveSearch)
  async saveSearch(@ValidCall() { body, caller: { userId }, request }: Call<typeof routes.saveSearch>) {
    await this.limits.take('command', userId);
    return withIdempotencyKey(this.ports, request, userId, body, (context) =>
      this.commands.execute(new SaveSearch(body, context)),
    );
  }

  @Route(routes.removeSearch)
  async removeSearch(@ValidCall() { body, caller: { userId }, request }: Call<typeof routes.removeSearch>) {
    await this.limits.take('command', userId);
    return withIdempotencyKey(this.ports, request, userId, body, (context) =>
      this.commands.execute(new RemoveSearch(body.searchId, context)),
    );
  }
}
