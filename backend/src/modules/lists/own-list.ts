import { Inject, Injectable } from '@nestjs/common';
import { LIMITS, streams } from '@combolab/contracts';
import { StreamMutex } from '@combolab/platform';
import type { BackendPorts } from '../../backend-ports.js';
import { fold } from '../../commands/decider.js';
import { refuse, RefusedError } from '../../problems.js';
import { PORTS } from '../../tokens.js';
import { listDecider } from './list.decider.js';
import { ListsView } from './lists.view.js';

/** Who may command a list, and how many a user may have. */
@Injectable()
export class OwnList {
  readonly #making = new StreamMutex();

  constructor(
    @Inject(PORTS) private readonly ports: Pick<BackendPorts, 'log'>,
    @Inject(ListsView) private readonly view: ListsView,
  ) {}

  /**
   * The log itself tells whether the caller has such a list; the views, whether somebody else shows one.
   * @returns those of its combos that were deleted
   * @throws RefusedError 403 for a public list of somebody else, 404 for any other
   */
  async mustBeOwn(userId: string, listId: string): Promise<ReadonlySet<string>> {
    const state = fold(listDecider, await this.ports.log.readStream(streams.list(userId, listId)));
    if (state !== null) return this.view.gone(state.comboIds);
    const stored = await this.view.stored(listId);
    if (stored?.isPublic === true && stored.userId !== userId)
      throw refuse.notYours('Only its owner can change this list.');
    throw refuse.notFound('list');
  }

  /** Makes one list of a user at a time, so that many at once do not pass the limit. @throws RefusedError 422 */
  make<R>(userId: string, listId: string, run: () => Promise<R>): Promise<R> {
    return this.#making.run(userId, async () => {
      const isRepeat = (await this.ports.log.head(streams.list(userId, listId))).version > 0;
      if (!isRepeat && (await this.view.count(userId)) >= LIMITS.lists) {
        const detail = `You have ${String(LIMITS.lists)} lists, as many as one may have. Delete one and try again.`;
        throw new RefusedError(422, 'too-many-lists', 'Too many lists', detail);
      }
      return run();
    });
  }
}
