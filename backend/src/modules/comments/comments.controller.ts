import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { routes, type Comment } from '@combolab/contracts';
import type { Stored } from '@combolab/platform';
import type { BackendPorts } from '../../backend-ports.js';
import { ValidCall, type Call } from '../../http/call.decorator.js';
import { requireCaller } from '../../http/caller.js';
import { withIdempotencyKey } from '../../http/idempotency.js';
import { RateLimits } from '../../http/rate-limits.js';
import { Route } from '../../http/route.decorator.js';
import { asPage, tellNext } from '../../paging/all-at-once.js';
import { findPage } from '../../paging/find-page.js';
import { PORTS } from '../../tokens.js';
import { ComboGuard } from '../combos/combo-guard.js';
import { mayModerate } from '../users/may-moderate.js';
import { usersCollection } from '../users/users.projection.js';
import { commentCursor, sideOf } from './comment-cursor.js';
import { commentView } from './comment-view.js';
import { AddComment, EditComment, RemoveComment } from './comments.commands.js';
import { commentsCollection, type CommentDoc } from './comments.projection.js';

@Controller()
export class CommentsController {
  constructor(
    @Inject(PORTS) private readonly ports: Pick<BackendPorts, 'documents' | 'keys' | 'logger' | 'secret'>,
    @Inject(CommandBus) private readonly commands: CommandBus,
    @Inject(RateLimits) private readonly limits: RateLimits,
    @Inject(ComboGuard) private readonly combos: ComboGuard,
  ) {}

  @Route(routes.addComment)
  async addComment(@ValidCall() { body, caller, request }: Call<typeof routes.addComment>) {
    const userId = requireCaller(caller, body.userId);
    await this.limits.take('comment', userId);
    return withIdempotencyKey(this.ports, request, userId, body, (context) =>
      this.commands.execute(new AddComment(body, context)),
    );
  }

  @Route(routes.editComment)
  async editComment(@ValidCall() { body, caller, request }: Call<typeof routes.editComment>) {
    const userId = requireCaller(caller, body.userId);
    await this.limits.take('comment', userId);
    return withIdempotencyKey(this.ports, request, userId, body, (context) =>
      this.commands.execute(new EditComment(body.commentId, body.comment, context)),
    );
  }

  @Route(routes.removeComment)
  async removeComment(@ValidCall() { body, caller, request }: Call<typeof routes.removeComment>) {
    const { userId } = caller;
    await this.limits.take('command', userId);
    return withIdempotencyKey(this.ports, request, userId, body, (context) =>
      this.commands.execute(new RemoveComment(body.commentId, context)),
    );
  }

  @Route(routes.comments)
  async comments(@ValidCall() { params, query, caller }: Call<typeof routes.comments>): Promise<Comment[]> {
    const callerId = caller?.userId ?? null;
    await this.combos.mustBeSeen(params.comboId, callerId);
    const { documents } = this.ports;
    const seesAll = await mayModerate(documents, callerId);
    const { found, cursor } = await findPage(
      documents,
      {
        ...{ collection: commentsCollection, by: 'createdAt', direction: 'asc' },
        where: { comboId: params.comboId, removed: false },
        isShown: (comment) => seesAll || !comment.hidden || comment.userId === callerId,
      },
      asPage(query),
    );
    tellNext(cursor);
    return this.#views(found);
  }

  @Route(routes.commentPage)
  async commentPage(@ValidCall() { params, query, caller }: Call<typeof routes.commentPage>) {
    const { order, cursor, limit } = query;
    const oldestFirst = await this.#stored(params.comboId, caller?.userId ?? null);
    const stored = order === 'oldest' ? oldestFirst : oldestFirst.toReversed();
    const side = cursor === undefined ? null : sideOf(cursor);
    const rest =
      side === null ? stored : stored.filter((each) => (order === 'newest' ? side(each) < 0 : side(each) > 0));
    const page = rest.slice(0, limit);
    const last = rest.length > page.length ? page.at(-1) : undefined;
    return {
      comments: await this.#views(page),
      total: stored.length,
      cursor: last === undefined ? null : commentCursor(last),
    };
  }

  /** Oldest first; hidden ones for their authors and admins alone. @throws RefusedError 404 */
  async #stored(comboId: string, callerId: string | null) {
    await this.combos.mustBeSeen(comboId, callerId);
    const { documents } = this.ports;
    const where = { comboId, removed: false };
    const stored = await documents.find(commentsCollection, { where, orderBy: [['createdAt', 'asc']] });
    if (!stored.some(({ doc }) => doc.hidden) || (await mayModerate(documents, callerId))) return stored;
    return stored.filter(({ doc }) => !doc.hidden || doc.userId === callerId);
  }

  async #views(stored: readonly Stored<CommentDoc>[]): Promise<Comment[]> {
    const { documents } = this.ports;
    const authors = await documents.getMany(usersCollection, [...new Set(stored.map(({ doc }) => doc.userId))]);
    const byId = new Map(authors.map(({ id, doc }) => [id, doc]));
    return stored.map(({ id, doc }) => commentView(id, doc, byId.get(doc.userId) ?? null));
  }
}
