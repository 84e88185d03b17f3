import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { streams, type AnswerOf, type BodyOf, type routes } from '@combolab/contracts';
import type { BackendPorts } from '../../backend-ports.js';
import { Acknowledge } from '../../commands/acknowledge.js';
import { newId, type CommandContext } from '../../commands/command-context.js';
import { CommandRunner, type Decided } from '../../commands/command-runner.js';
import { PORTS } from '../../tokens.js';
import { ComboGuard } from '../combos/combo-guard.js';
import { Accounts } from '../users/accounts.js';
import { existingList, listDecider, type ListChanges, type ListCommand } from './list.decider.js';
import type { ListState } from './list.state.js';
import { ListsView } from './lists.view.js';
import { OwnList } from './own-list.js';

type Written = AnswerOf<typeof routes.makeList>;

export class MakeList extends Command<Written> {
  constructor(
    readonly body: BodyOf<typeof routes.makeList>,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(MakeList)
export class MakeListHandler implements ICommandHandler<MakeList> {
  constructor(
    @Inject(PORTS) private readonly ports: Pick<BackendPorts, 'secret'>,
    @Inject(ComboGuard) private readonly combos: ComboGuard,
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(CommandRunner) private readonly runner: CommandRunner,
    @Inject(Acknowledge) private readonly acknowledge: Acknowledge,
    @Inject(OwnList) private readonly own: OwnList,
    @Inject(ListsView) private readonly view: ListsView,
  ) {}

  async execute({ body, context }: MakeList): Promise<Written> {
    const { comboId = null, name, description, isPublic } = body;
    const userId = context.actor;
    if (comboId !== null) await this.combos.mustBeSeen(comboId, context.actor);
    await this.accounts.ensureRegistered(userId, context);
    const listId = newId(this.ports.secret, context);
    const data = { userId, listId, name, description, isPublic };
    return this.own.make(userId, listId, async () => {
      const stream = streams.list(userId, listId);
      const decided = await this.runner.run(listDecider, stream, { type: 'make', data, comboId }, context);
      return written(listId, decided, { view: this.view, acknowledge: this.acknowledge, accounts: this.accounts });
    });
  }
}

type ListWish =
  | { readonly type: 'edit'; readonly changes: ListChanges; readonly baseVersion: number | null }
  | { readonly type: 'add'; readonly comboId: string; readonly at: number | null }
  | { readonly type: 'remove'; readonly comboId: string }
  | { readonly type: 'move'; readonly comboId: string; readonly to: number };

/** Edits a list, or puts a combo in, out or elsewhere. */
export class ChangeList extends Command<Written> {
  constructor(
    readonly listId: string,
    readonly wish: ListWish,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ChangeList)
export class ChangeListHandler implements ICommandHandler<ChangeList> {
  constructor(
    @Inject(ComboGuard) private readonly combos: ComboGuard,
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(CommandRunner) private readonly runner: CommandRunner,
    @Inject(Acknowledge) private readonly acknowledge: Acknowledge,
    @Inject(OwnList) private readonly own: OwnList,
    @Inject(ListsView) private readonly view: ListsView,
  ) {}

  async execute({ listId, wish, context }: ChangeList): Promise<Written> {
    const userId = context.actor;
    const gone = await this.own.mustBeOwn(userId, listId);
    if (wish.type === 'add') await this.combos.mustBeSeen(wish.comboId, context.actor);
    const by = { userId, listId, gone };
    const command: ListCommand = { ...wish, ...by };
    const decided = await this.runner.run(listDecider, streams.list(userId, listId), command, context);
    return written(listId, decided, { view: this.view, acknowledge: this.acknowledge, accounts: this.accounts });
  }
}

export class DeleteList extends Command<AnswerOf<typeof routes.deleteList>> {
  constructor(
    readonly listId: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(DeleteList)
export class DeleteListHandler implements ICommandHandler<DeleteList> {
  constructor(
    @Inject(CommandRunner) private readonly runner: CommandRunner,
    @Inject(Acknowledge) private readonly acknowledge: Acknowledge,
    @Inject(OwnList) private readonly own: OwnList,
  ) {}

  async execute({ listId, context }: DeleteList): Promise<AnswerOf<typeof routes.deleteList>> {
    const userId = context.actor;
    await this.own.mustBeOwn(userId, listId);
    const command = { type: 'delete' as const, userId, listId };
    const { position } = await this.runner.run(listDecider, streams.list(userId, listId), command, context);
    return { listId, deleted: true, readAfter: await this.acknowledge.views(position) };
  }
}

interface Answering {
  readonly view: ListsView;
  readonly acknowledge: Acknowledge;
  readonly accounts: Accounts;
}

/** The list as it was decided, whether the views have it yet or not. */
async function written(
  listId: string,
  { state, position }: Decided<ListState | null>,
  { view, acknowledge, accounts }: Answering,
): Promise<Written> {
  const list = existingList(state);
  const readAfter = await acknowledge.views(position);
  const gone = await view.gone(list.comboIds);
  const numCombos = list.comboIds.filter((id) => !gone.has(id)).length;
  return { listId, list: view.list(listId, list, await accounts.state(list.userId), numCombos), readAfter };
}
