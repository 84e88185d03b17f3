import { Inject, Injectable } from '@nestjs/common';
import { ComboDeleted, LIMITS, streams } from '@combolab/contracts';
import { StreamMutex } from '@combolab/platform';
import pLimit from 'p-limit';
import type { BackendPorts } from '../../backend-ports.js';
import { CommandRunner } from '../../commands/command-runner.js';
import { RefusedError } from '../../problems.js';
import { PORTS } from '../../tokens.js';
import { combosCollection, isShown } from '../combos/combos.projection.js';
import { NewUserLimits } from '../users/new-user-limits.js';
import { guideDecider, ownGuide } from './guide.decider.js';
import type { GuideState } from './guide.state.js';
import { GuidesView } from './guides.view.js';

/** Streams that are asked for at once. */
const AT_ONCE = 16;

/** Who may command a guide, how many a user may have, and which combos can be in one. */
@Injectable()
export class GuideGuard {
  readonly #creating = new StreamMutex();

  constructor(
    @Inject(PORTS) private readonly ports: Pick<BackendPorts, 'documents' | 'log'>,
    @Inject(CommandRunner) private readonly runner: CommandRunner,
    @Inject(NewUserLimits) private readonly newUsers: NewUserLimits,
    @Inject(GuidesView) private readonly view: GuidesView,
  ) {}

  /**
   * The log itself tells whose it is.
   * @throws RefusedError 403 for a published guide of somebody else, 404 for any other
   */
  async mustBeOwn(userId: string, guideId: string): Promise<GuideState> {
    return ownGuide(await this.runner.state(guideDecider, streams.guide(guideId)), userId);
  }

  /** Begins one guide of a user at a time, so that many at once do not pass the limit. @throws RefusedError 422, 429 */
  create<R>(userId: string, guideId: string, run: () => Promise<R>): Promise<R> {
    return this.#creating.run(userId, async () => {
      const isRepeat = (await this.ports.log.head(streams.guide(guideId))).version > 0;
      if (!isRepeat && (await this.view.count(userId)) >= LIMITS.guides) {
        const detail = `You have ${String(LIMITS.guides)} guides, as many as one may have. Delete one and try again.`;
        throw new RefusedError(422, 'too-many-guides', 'Too many guides', detail);
      }
      await this.newUsers.take('guides', userId, streams.guide(guideId));
      return run();
    });
  }

  /** Those of these combos that do not exist (any more) or are hidden, so that guides answer null for them; the log is asked for what the views do not know. */
  async gone(comboIds: readonly string[]): Promise<ReadonlySet<string>> {
    const ids = [...new Set(comboIds)];
    const found = new Map(
      (await this.ports.documents.getMany(combosCollection, ids)).map(({ id, doc }) => [id, !isShown(doc)]),
    );
    const limit = pLimit(AT_ONCE);
    const isGone = async (id: string): Promise<boolean> => {
      const { version, lastType } = await this.ports.log.head(streams.combo(id));
      return version === 0 || lastType === ComboDeleted.type;
    };
    const unknown = ids.filter((id) => !found.has(id));
    const gone = await Promise.all(unknown.map((id) => limit(() => isGone(id))));
    return new Set([...ids.filter((id) => found.get(id) === true), ...unknown.filter((_, i) => gone[i])]);
  }
}
