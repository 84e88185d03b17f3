import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { streams, type AnswerOf, type BodyOf, type EventOf, type ComboAdded, type routes } from '@combolab/contracts';
import type { BackendPorts } from '../../backend-ports.js';
import { Acknowledge } from '../../commands/acknowledge.js';
import type { CommandContext } from '../../commands/command-context.js';
import { CommandRunner } from '../../commands/command-runner.js';
import { fold } from '../../commands/decider.js';
import { refuse } from '../../problems.js';
import { PORTS } from '../../tokens.js';
import { Accounts } from '../users/accounts.js';
import { changesOf } from '../combos/combo-content.js';
import { comboDecider, existing, type ComboCommand } from '../combos/combo.decider.js';
import { CombosView } from './combos.view.js';
import { sameClipAs } from '../combos/same-clip.js';

type Written = AnswerOf<typeof routes.addCombo>;

/** What a decided command on a combo ends in. */
export interface ComboDecided {
  readonly readAfter: string;
  /** Generation of the preview now. */
  readonly generation: number;
  readonly verified: boolean;
}

export class AddCombo extends Command<Written> {
  constructor(
    readonly data: EventOf<typeof ComboAdded>['data'],
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(AddCombo)
export class AddComboHandler implements ICommandHandler<AddCombo> {
  constructor(
    @Inject(PORTS) private readonly ports: Pick<BackendPorts, 'documents'>,
    @Inject(CommandRunner) private readonly runner: CommandRunner,
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(Acknowledge) private readonly acknowledge: Acknowledge,
    @Inject(CombosView) private readonly view: CombosView,
  ) {}

  /** A clip takes its time: meanwhile the account may have ended. */
  async execute({ data, context }: AddCombo): Promise<Written> {
    if (await this.accounts.isGone(data.authorId)) throw refuse.badToken();
    const { position } = await this.runner.run(
      comboDecider,
      streams.combo(data.comboId),
      { type: 'add', data },
      context,
    );
    const readAfter = await this.acknowledge.viewsAndIndex(position);
    const combo = await this.view.decided(data.comboId, data.authorId);
    const same = await sameClipAs(this.ports.documents, data.comboId, data.video.sha256);
    return { ...combo, readAfter, ...(same.length === 0 ? {} : { sameClipAs: same }) };
  }
}

export class EditCombo extends Command<Written> {
  constructor(
    readonly body: BodyOf<typeof routes.updateCombo>,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(EditCombo)
export class EditComboHandler implements ICommandHandler<EditCombo> {
  constructor(
    @Inject(CommandRunner) private readonly runner: CommandRunner,
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(Acknowledge) private readonly acknowledge: Acknowledge,
    @Inject(CombosView) private readonly view: CombosView,
  ) {}

  async execute({ body, context }: EditCombo): Promise<Written> {
    const { comboId } = body;
    const stream = streams.combo(comboId);
    const before = existing(fold(comboDecider, await this.runner.log.readStream(stream)));
    await this.accounts.ensureRegistered(context.actor, context);
    const by = { comboId, callerId: context.actor, isAdmin: await this.accounts.commandsAsAdmin(context) };
    const changes = changesOf(body, before.content);
    const command = { type: 'edit' as const, changes, baseVersion: body.baseVersion ?? null, ...by };
    const { position } = await this.runner.run(comboDecider, stream, command, context);
    const readAfter = await this.acknowledge.viewsAndIndex(position);
    return { ...(await this.view.decided(comboId, context.actor)), readAfter };
  }
}

/** Verify, delete, or ask for another preview. */
export class ChangeCombo extends Command<ComboDecided> {
  constructor(
    readonly comboId: string,
    readonly change:
      | { readonly type: 'verify'; readonly verified: boolean }
      | { readonly type: 'delete' }
      | { readonly type: 'request-preview' },
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ChangeCombo)
export class ChangeComboHandler implements ICommandHandler<ChangeCombo> {
  constructor(
    @Inject(CommandRunner) private readonly runner: CommandRunner,
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(Acknowledge) private readonly acknowledge: Acknowledge,
  ) {}

  async execute({ comboId, change, context }: ChangeCombo): Promise<ComboDecided> {
    await this.accounts.ensureRegistered(context.actor, context);
    const by = { comboId, callerId: context.actor, isAdmin: await this.accounts.commandsAsAdmin(context) };
    const command: ComboCommand = { ...change, ...by };
    const { state, position } = await this.runner.run(comboDecider, streams.combo(comboId), command, context);
    const readAfter = await this.acknowledge.viewsAndIndex(position);
    return { readAfter, generation: state?.preview.generation ?? 0, verified: state?.verified ?? false };
  }
}
