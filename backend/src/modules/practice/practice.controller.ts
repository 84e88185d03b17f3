import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { routes, type PracticeEntry } from '@combolab/contracts';
import type { BackendPorts } from '../../backend-ports.js';
import { ValidCall, type Call } from '../../http/call.decorator.js';
import { withIdempotencyKey } from '../../http/idempotency.js';
import { RateLimits } from '../../http/rate-limits.js';
import { Route } from '../../http/route.decorator.js';
import { PORTS } from '../../tokens.js';
import { ComboGuard } from '../combos/combo-guard.js';
import { CombosView } from '../combo-pages/combos.view.js';
import { authorData } from '../users/author-view.js';
import { usersCollection } from '../users/users.projection.js';
import { practiceView } from './practice-view.js';
import { RecordPractice, StopPractice } from './practice.commands.js';
import { boardsCollection, practiceKey, practicesCollection } from './practice.projection.js';
import { weekOf } from './week.js';

/** Entries of the queue that are answered. */
const QUEUE_MOST = 200;
const BOARD_PLACES = 20;

@Controller()
export class PracticeController {
  constructor(
    @Inject(PORTS) private readonly ports: Pick<BackendPorts, 'documents' | 'keys' | 'logger' | 'secret'>,
    @Inject(CommandBus) private readonly commands: CommandBus,
    @Inject(RateLimits) private readonly limits: RateLimits,
    @Inject(ComboGuard) private readonly combos: ComboGuard,
    @Inject(CombosView) private readonly view: CombosView,
  ) {}

  @Route(routes.recordPractice)
  async record(@ValidCall() { body, caller: { userId }, request }: Call<typeof routes.recordPractice>) {
    await this.limits.take('command', userId);
    return withIdempotencyKey(this.ports, request, userId, body, (context) =>
      this.commands.execute(new RecordPractice(body.run, context)),
    );
  }

  @Route(routes.stopPractice)
  async stop(@ValidCall() { body, caller: { userId }, request }: Call<typeof routes.stopPractice>) {
    await this.limits.take('command', userId);
    return withIdempotencyKey(this.ports, request, userId, body, (context) =>
      this.commands.execute(new StopPractice(body.comboId, context)),
    );
  }

  /** What is due first; combos that were deleted are left out. */
  @Route(routes.practiceQueue)
  async queue(@ValidCall() { caller: { userId } }: Call<typeof routes.practiceQueue>) {
    const stored = await this.ports.documents.find(practicesCollection, { where: { userId, isQueued: true } });
    const soonest = stored
      .map(({ doc }) => practiceView(doc.comboId, doc))
      .sort((a, b) => (a.due ?? '').localeCompare(b.due ?? ''))
      .slice(0, QUEUE_MOST);
    const cards = await this.view.cards(
      soonest.map(({ comboId }) => comboId),
      userId,
    );
    const byId = new Map(cards.map((card) => [card._id, card]));
    const entries = soonest.flatMap((practice): PracticeEntry[] => {
      const combo = byId.get(practice.comboId);
      return combo === undefined ? [] : [{ ...practice, combo }];
    });
    return { entries, now: new Date().toISOString() };
  }

  @Route(routes.practiceOf)
  async practiceOf(@ValidCall() { params: { comboId }, caller: { userId } }: Call<typeof routes.practiceOf>) {
    await this.combos.mustBeSeen(comboId, userId);
    const stored = await this.ports.documents.get(practicesCollection, practiceKey(userId, comboId));
    return practiceView(comboId, stored?.doc ?? null);
  }

  @Route(routes.practiceBoard)
  async board(@ValidCall() { params: { comboId }, query, caller }: Call<typeof routes.practiceBoard>) {
    await this.combos.mustBeSeen(comboId, caller?.userId ?? null);
    const week = query.week ?? weekOf(new Date().toISOString());
    const best = await this.ports.documents.find(boardsCollection, {
      where: { comboId, week },
      orderBy: [
        ['speed', 'desc'],
        ['score', 'desc'],
        ['at', 'asc'],
      ],
      limit: BOARD_PLACES,
    });
    const users = await this.ports.documents.getMany(
      usersCollection,
      best.map(({ doc }) => doc.userId),
    );
    const byId = new Map(users.map(({ id, doc }) => [id, doc]));
    const entries = best.map(({ doc: { userId, speed, score, at } }, index) => ({
      ...{ place: index + 1, userId, speed, score, at },
      authorData: authorData(userId, byId.get(userId) ?? null),
    }));
    return { week, entries };
  }
}
