import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { routes } from '@combolab/contracts';
import type { BackendPorts } from '../../backend-ports.js';
import type { CommandContext } from '../../commands/command-context.js';
import { ValidCall, type Call } from '../../http/call.decorator.js';
import { withIdempotencyKey } from '../../http/idempotency.js';
import { RateLimits } from '../../http/rate-limits.js';
import { Route } from '../../http/route.decorator.js';
import { PORTS } from '../../tokens.js';
import { UsersView } from '../users/users.view.js';
import { ChangeList, DeleteList, MakeList } from './lists.commands.js';
import { ListsView } from './lists.view.js';

@Controller()
export class ListsController {
  constructor(
    @Inject(PORTS) private readonly ports: Pick<BackendPorts, 'keys' | 'logger' | 'secret'>,
    @Inject(CommandBus) private readonly commands: CommandBus,
    @Inject(RateLimits) private readonly limits: RateLimits,
    @Inject(ListsView) private readonly view: ListsView,
    @Inject(UsersView) private readonly users: UsersView,
  ) {}

  /** What is in a list changes as easily as a like, and as often. */
  async #command<R>(
    what: 'command' | 'like',
    call: Pick<Call<typeof routes.deleteList>, 'caller' | 'request'> & { readonly body: unknown },
    run: (context: CommandContext) => Promise<R>,
  ): Promise<R> {
    const { userId } = call.caller;
    await this.limits.take(what, userId);
    return withIdempotencyKey(this.ports, call.request, userId, call.body, run);
  }

  @Route(routes.makeList)
  makeList(@ValidCall() call: Call<typeof routes.makeList>) {
    return this.#command('command', call, (context) => this.commands.execute(new MakeList(call.body, context)));
  }

  @Route(routes.editList)
  editList(@ValidCall() call: Call<typeof routes.editList>) {
    const { listId, baseVersion = null, name, description, isPublic } = call.body;
    const changes = {
      ...(name === undefined ? {} : { name }),
      ...(description === undefined ? {} : { description }),
      ...(isPublic === undefined ? {} : { isPublic }),
    };
    return this.#command('command', call, (context) =>
      this.commands.execute(new ChangeList(listId, { type: 'edit', changes, baseVersion }, context)),
    );
  }

  @Route(routes.deleteList)
  deleteList(@ValidCall() call: Call<typeof routes.deleteList>) {
    return this.#command('command', call, (context) =>
      this.commands.execute(new DeleteList(call.body.listId, context)),
    );
  }

  @Route(routes.addToList)
  async addToList(@ValidCall() call: Call<typeof routes.addToList>) {
    const { listId, comboId, at = null } = call.body;
    const written = await this.#command('like', call, (context) =>
      this.commands.execute(new ChangeList(listId, { type: 'add', comboId, at }, context)),
    );
    return { ...written, comboId, has: true };
  }

  @Route(routes.removeFromList)
  async removeFromList(@ValidCall() call: Call<typeof routes.removeFromList>) {
    const { listId, comboId } = call.body;
    const written = await this.#command('like', call, (context) =>
      this.commands.execute(new ChangeList(listId, { type: 'remove', comboId }, context)),
    );
    return { ...written, comboId, has: false };
  }

  @Route(routes.moveInList)
  async moveInList(@ValidCall() call: Call<typeof routes.moveInList>) {
    const { listId, comboId, to } = call.body;
    const written = await this.#command('like', call, (context) =>
      this.commands.execute(new ChangeList(listId, { type: 'move', comboId, to }, context)),
    );
    return { ...written, comboId, has: true };
  }

  @Route(routes.list)
  list(@ValidCall() { params, query, caller }: Call<typeof routes.list>) {
    const { cursor = null, limit } = query;
    return this.view.page(params.listId, caller?.userId ?? null, { cursor, limit });
  }

  @Route(routes.ownLists)
  async ownLists(@ValidCall() { query, caller }: Call<typeof routes.ownLists>) {
    return { lists: await this.view.cards(caller.userId, 'all', query.comboId ?? null) };
  }

  @Route(routes.publicLists)
  async publicLists(@ValidCall() { params }: Call<typeof routes.publicLists>) {
    await this.users.find(params.userId, null);
    return { lists: await this.view.cards(params.userId, 'public', null) };
  }
}
