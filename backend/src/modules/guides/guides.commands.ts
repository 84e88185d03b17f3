import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { streams, type AnswerOf, type BodyOf, type routes } from '@combolab/contracts';
import type { BackendPorts } from '../../backend-ports.js';
import { Acknowledge } from '../../commands/acknowledge.js';
import { newId, type CommandContext } from '../../commands/command-context.js';
import { CommandRunner, type Decided } from '../../commands/command-runner.js';
import { RefusedError, refuse } from '../../problems.js';
import { PORTS } from '../../tokens.js';
import { Accounts } from '../users/accounts.js';
import { combosOf } from './guide-answers.js';
import { changesOf } from './guide-changes.js';
import { GuideGuard } from './guide-guard.js';
import type { GuideChanges } from './guide-save.js';
import { existingGuide, guideDecider } from './guide.decider.js';
import type { GuideState } from './guide.state.js';
import { GuidesView } from './guides.view.js';

type Written = AnswerOf<typeof routes.updateGuide>;

/** Id of the section that a guide begins with. */
const FIRST_SECTION = 1;

export class CreateGuide extends Command<Written> {
  constructor(readonly context: CommandContext) {
    super();
  }
}

@CommandHandler(CreateGuide)
export class CreateGuideHandler implements ICommandHandler<CreateGuide> {
  constructor(
    @Inject(PORTS) private readonly ports: Pick<BackendPorts, 'secret'>,
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(CommandRunner) private readonly runner: CommandRunner,
    @Inject(Acknowledge) private readonly acknowledge: Acknowledge,
    @Inject(GuideGuard) private readonly guard: GuideGuard,
    @Inject(GuidesView) private readonly view: GuidesView,
  ) {}

  async execute({ context }: CreateGuide): Promise<Written> {
    const userId = context.actor;
    await this.accounts.ensureRegistered(userId, context);
    const guideId = newId(this.ports.secret, context);
    return this.guard.create(userId, guideId, async () => {
      const command = { type: 'create' as const, userId, guideId, sectionId: FIRST_SECTION };
      const { state, position } = await this.runner.run(guideDecider, streams.guide(guideId), command, context);
      const readAfter = await this.acknowledge.views(position);
      return { ...(await this.view.decided(guideId, existingGuide(state), userId)), readAfter };
    });
  }
}

export class SaveGuide extends Command<Written> {
  constructor(
    readonly body: BodyOf<typeof routes.updateGuide>,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(SaveGuide)
export class SaveGuideHandler implements ICommandHandler<SaveGuide> {
  constructor(
    @Inject(PORTS) private readonly ports: Pick<BackendPorts, 'blobs'>,
    @Inject(CommandRunner) private readonly runner: CommandRunner,
    @Inject(Acknowledge) private readonly acknowledge: Acknowledge,
    @Inject(GuideGuard) private readonly guard: GuideGuard,
    @Inject(GuidesView) private readonly view: GuidesView,
  ) {}

  async execute({ body, context }: SaveGuide): Promise<Written> {
    const { guide, baseVersion = null } = body;
    const userId = context.actor;
    const before = await this.guard.mustBeOwn(userId, guide._id);
    const changes = changesOf(guide);
    await this.#mustHavePicture(changes, before);
    const named = (changes.sections ?? []).flatMap(({ type, value }) =>
      type === 'COMBO_SELECTOR' && value !== null && value !== '' ? [value] : [],
    );
    const gone = await this.guard.gone(changes.sections === undefined ? [] : [...combosOf(before.sections), ...named]);
    const command = { type: 'save' as const, userId, guideId: guide._id, changes, baseVersion, gone };
    const { state, position } = await this.#run(command, context);
    const readAfter = await this.acknowledge.views(position);
    return { ...(await this.view.decided(guide._id, existingGuide(state), userId)), readAfter };
  }

  /** A stale save is answered with the whole guide as it is, so that both texts can be offered. */
  async #run(
    command: Parameters<typeof guideDecider.decide>[1],
    context: CommandContext,
  ): Promise<Decided<GuideState | null>> {
    const { guideId, userId } = command;
    try {
      return await this.runner.run(guideDecider, streams.guide(guideId), command, context);
    } catch (error) {
      if (!(error instanceof RefusedError) || error.code !== 'stale') throw error;
      const now = await this.guard.mustBeOwn(userId, guideId);
      throw refuse.stale(await this.view.decided(guideId, now, userId));
    }
  }

  /** @throws RefusedError 400 when there is no such picture */
  async #mustHavePicture({ previewImage }: GuideChanges, before: GuideState): Promise<void> {
    if (previewImage === undefined || previewImage === null || previewImage === before.previewImage) return;
    if ((await this.ports.blobs.stat(previewImage)) === null)
      throw refuse.malformed('guide.metaData.previewImage: this picture is not there (any more). Upload it again.');
  }
}

export class DeleteGuide extends Command<AnswerOf<typeof routes.deleteGuide>> {
  constructor(
    readonly guideId: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(DeleteGuide)
export class DeleteGuideHandler implements ICommandHandler<DeleteGuide> {
  constructor(
    @Inject(CommandRunner) private readonly runner: CommandRunner,
    @Inject(Acknowledge) private readonly acknowledge: Acknowledge,
  ) {}

  async execute({ guideId, context }: DeleteGuide): Promise<AnswerOf<typeof routes.deleteGuide>> {
    const command = { type: 'delete' as const, userId: context.actor, guideId };
    const { position } = await this.runner.run(guideDecider, streams.guide(guideId), command, context);
    return { guideId, deleted: true, readAfter: await this.acknowledge.views(position) };
  }
}
