import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { streams, type AnswerOf, type BodyOf, type routes } from '@combolab/contracts';
import type { Position } from '@combolab/platform';
import { Acknowledge } from '../../commands/acknowledge.js';
import type { CommandContext } from '../../commands/command-context.js';
import { CommandRunner } from '../../commands/command-runner.js';
import { refuse } from '../../problems.js';
import { Accounts } from '../users/accounts.js';
import { suspensionEnd } from '../users/suspension.js';
import { userDecider } from '../users/user.decider.js';
import { caseIdOf } from './case-id.js';
import { moderationDecider, type Decision } from './moderation.decider.js';
import { Subjects } from './subjects.js';

type Reported = AnswerOf<typeof routes.report>;
type Moderated = AnswerOf<typeof routes.moderate>;

export class MakeReport extends Command<Reported> {
  constructor(
    readonly body: BodyOf<typeof routes.report>,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(MakeReport)
export class MakeReportHandler implements ICommandHandler<MakeReport> {
  constructor(
    @Inject(Subjects) private readonly subjects: Subjects,
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(CommandRunner) private readonly runner: CommandRunner,
    @Inject(Acknowledge) private readonly acknowledge: Acknowledge,
  ) {}

  async execute({ body, context }: MakeReport): Promise<Reported> {
    const reporterId = context.actor;
    const { authorId, present, hidden } = await this.subjects.find(body);
    if (authorId === reporterId) throw refuse.ownThing(body.kind);
    if (!present || hidden) throw refuse.notFound(body.kind);
    await this.accounts.ensureRegistered(reporterId, context);
    const command = { type: 'report' as const, report: { ...body, authorId, reporterId } };
    const { position } = await this.runner.run(moderationDecider, streams.moderation(caseIdOf(body)), command, context);
    return { reported: true, readAfter: await this.acknowledge.views(position) };
  }
}

export class Moderate extends Command<Moderated> {
  constructor(
    readonly body: BodyOf<typeof routes.moderate>,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(Moderate)
export class ModerateHandler implements ICommandHandler<Moderate> {
  constructor(
    @Inject(Subjects) private readonly subjects: Subjects,
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(CommandRunner) private readonly runner: CommandRunner,
    @Inject(Acknowledge) private readonly acknowledge: Acknowledge,
  ) {}

  /** What is decided takes effect first, then it is put on record: a repeat finds the first done and does the second. */
  async execute({ body, context }: Moderate): Promise<Moderated> {
    const { kind, subjectId, outcome, days, note } = body;
    const { authorId, hidden } = await this.subjects.find(body);
    await this.accounts.ensureRegistered(context.actor, context);
    const until = days === undefined ? undefined : suspensionEnd(days, Date.now());
    const shown = await this.#carryOut(body, { authorId, until }, { ...context, commandId: `${context.commandId}-do` });
    const changed = outcome === 'hidden' ? !hidden : outcome === 'restored' && hidden;
    const caseId = caseIdOf(body);
    const decision: Decision = {
      ...{ kind, subjectId, authorId, outcome },
      ...(until === undefined ? {} : { until }),
      ...(note === undefined || note === '' ? {} : { note }),
    };
    const command = { type: 'decide' as const, decision, changed };
    const { position } = await this.runner.run(moderationDecider, streams.moderation(caseId), command, context);
    const readAfter = await (shown === null
      ? this.acknowledge.views(position)
      : this.acknowledge.viewsAndIndex(shown, position));
    return { caseId, outcome, readAfter };
  }

  /** @returns the position of what search shows of it, or no longer; null where that is nothing */
  async #carryOut(
    { kind, subjectId, outcome }: BodyOf<typeof routes.moderate>,
    { authorId, until }: { readonly authorId: string; readonly until: string | null | undefined },
    context: CommandContext,
  ): Promise<Position | null> {
    if (outcome === 'hidden' || outcome === 'restored') {
      const { position } = await this.subjects.setHidden({ kind, subjectId }, outcome === 'hidden', context);
      if (kind !== 'combo') return null;
      await this.acknowledge.viewsAndIndex(position);
      return position;
    }
    const stream = streams.user(authorId);
    if (until !== undefined)
      await this.runner.run(userDecider, stream, { type: 'suspend', userId: authorId, until }, context);
    if (outcome === 'unsuspended')
      await this.runner.run(userDecider, stream, { type: 'unsuspend', userId: authorId }, context);
    return null;
  }
}
