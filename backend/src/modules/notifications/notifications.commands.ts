import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { streams, type AnswerOf, type routes } from '@combolab/contracts';
import { Acknowledge } from '../../commands/acknowledge.js';
import type { CommandContext } from '../../commands/command-context.js';
import { CommandRunner } from '../../commands/command-runner.js';
import { inboxDecider } from './inbox.decider.js';
import { notificationDecider } from './notification.decider.js';

type Answer = AnswerOf<typeof routes.readNotifications>;

export class ReadNotification extends Command<Answer> {
  constructor(
    readonly notificationId: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ReadNotification)
export class ReadNotificationHandler implements ICommandHandler<ReadNotification> {
  constructor(
    @Inject(CommandRunner) private readonly runner: CommandRunner,
    @Inject(Acknowledge) private readonly acknowledge: Acknowledge,
  ) {}

  async execute({ notificationId, context }: ReadNotification): Promise<Answer> {
    const userId = context.actor;
    const stream = streams.notification(userId, notificationId);
    const command = { type: 'read' as const, userId, notificationId };
    const { position } = await this.runner.run(notificationDecider, stream, command, context);
    return { readAfter: await this.acknowledge.views(position) };
  }
}

export class ReadInbox extends Command<Answer> {
  constructor(
    readonly upTo: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ReadInbox)
export class ReadInboxHandler implements ICommandHandler<ReadInbox> {
  constructor(
    @Inject(CommandRunner) private readonly runner: CommandRunner,
    @Inject(Acknowledge) private readonly acknowledge: Acknowledge,
  ) {}

  /** What is given later than now is never read beforehand. */
  async execute({ upTo, context }: ReadInbox): Promise<Answer> {
    const userId = context.actor;
    const until = new Date(Math.min(Date.parse(upTo), Date.now())).toISOString();
    const command = { userId, upTo: until };
    const { position } = await this.runner.run(inboxDecider, streams.inbox(userId), command, context);
    return { readAfter: await this.acknowledge.views(position) };
  }
}
