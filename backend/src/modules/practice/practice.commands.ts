import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { implausible, streams, type AnswerOf, type PracticeRun, type routes } from '@combolab/contracts';
import type { BackendPorts } from '../../backend-ports.js';
import { Acknowledge } from '../../commands/acknowledge.js';
import { newId, type CommandContext } from '../../commands/command-context.js';
import { CommandRunner } from '../../commands/command-runner.js';
import { refuse, RefusedError } from '../../problems.js';
import { PORTS } from '../../tokens.js';
import { ComboGuard } from '../combos/combo-guard.js';
import { comboDocOf } from '../combos/combos.projection.js';
import { Accounts } from '../users/accounts.js';
import { practiceView } from './practice-view.js';
import { practiceDecider, type PracticeState } from './practice.decider.js';
import { judgedRun } from './judged-run.js';
import { gradeOf, scheduled } from './schedule.js';

type RecordAnswer = AnswerOf<typeof routes.recordPractice>;
type StopAnswer = AnswerOf<typeof routes.stopPractice>;

export class RecordPractice extends Command<RecordAnswer> {
  constructor(
    readonly run: PracticeRun,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(RecordPractice)
export class RecordPracticeHandler implements ICommandHandler<RecordPractice> {
  constructor(
    @Inject(PORTS) private readonly ports: Pick<BackendPorts, 'log' | 'secret'>,
    @Inject(ComboGuard) private readonly combos: ComboGuard,
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(CommandRunner) private readonly runner: CommandRunner,
    @Inject(Acknowledge) private readonly acknowledge: Acknowledge,
  ) {}

  /** The score is the server's own: a client says only what was pressed. */
  async execute({ run, context }: RecordPractice): Promise<RecordAnswer> {
    const { comboId, contentVersion, speed, controller, section } = run;
    const userId = context.actor;
    await this.combos.mustBeSeen(comboId, userId);
    const combo = comboDocOf(await this.ports.log.readStream(streams.combo(comboId)));
    if (combo === null || combo.deleted) throw refuse.notFound('combo');
    if (combo.contentVersion !== contentVersion) throw refuse.stale({ contentVersion: combo.contentVersion });
    const judged = judgedRun(run, combo.actions);
    if (judged.total === 0)
      throw new RefusedError(
        422,
        'nothing-to-press',
        'Nothing to press',
        'There is nothing to press in what was practised.',
      );
    const doubts = run.strictness === 'timed' ? implausible(run, combo.actions) : [];
    await this.accounts.ensureRegistered(userId, context);
    const runId = newId(this.ports.secret, context);
    const facts = { ...judged, plausible: doubts.length === 0 };
    const now = new Date();
    const schedule = (state: PracticeState | null) => {
      const before = state?.card == null ? null : { card: state.card, lastAt: state.lastAt };
      return scheduled(before, gradeOf(judged, speed), now);
    };
    const recorded = { userId, comboId, runId, contentVersion, speed, controller, section, ...facts };
    const command = { type: 'record' as const, run: recorded, schedule };
    const { state, position } = await this.runner.run(
      practiceDecider,
      streams.practice(userId, comboId),
      command,
      context,
    );
    const readAfter = await this.acknowledge.views(position);
    return { runId, score: judged.score, doubts: [...doubts], practice: practiceView(comboId, state), readAfter };
  }
}

export class StopPractice extends Command<StopAnswer> {
  constructor(
    readonly comboId: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(StopPractice)
export class StopPracticeHandler implements ICommandHandler<StopPractice> {
  constructor(
    @Inject(CommandRunner) private readonly runner: CommandRunner,
    @Inject(Acknowledge) private readonly acknowledge: Acknowledge,
  ) {}

  async execute({ comboId, context }: StopPractice): Promise<StopAnswer> {
    const userId = context.actor;
    const command = { type: 'stop' as const, userId, comboId };
    const { position } = await this.runner.run(practiceDecider, streams.practice(userId, comboId), command, context);
    return { comboId, stopped: true, readAfter: await this.acknowledge.views(position) };
  }
}
