import { comboDecider, type BackendPorts, type ComboCommand, type CommandRunner } from '@combolab/backend/domain';
import {
  Accounts,
  Acknowledge,
  AddComment,
  AddCommentHandler,
  ComboGuard,
  commandContext,
  CombosView,
  commentsCollection,
  commentView,
  DisplayNames,
  EditComment,
  EditCommentHandler,
  NewUserLimits,
  RemoveComment,
  RemoveCommentHandler,
  SetFeedback,
  SetFeedbackHandler,
  usersCollection,
} from '@combolab/backend/parts';
import { streams, type Combo, type Comment } from '@combolab/contracts';

/** A command of somebody, with the key under which they repeat it. */
export type Order = { readonly userId: string; readonly key: string } & (
  | { readonly kind: 'feedback'; readonly comboId: string; readonly status: 1 | 0 | -1 }
  | { readonly kind: 'comment'; readonly comboId: string; readonly text: string }
  | { readonly kind: 'edit-comment'; readonly commentId: string; readonly text: string }
  | { readonly kind: 'remove-comment'; readonly commentId: string }
  | { readonly kind: 'combo'; readonly comboId: string; readonly command: ComboCommand }
);

const SECRET = 'simulation';

/** The id under which the log knows an order. */
export const commandIdOf = ({ userId, key }: Order): string => commandContext(SECRET, userId, key, key).commandId;

/** What browsers ask the server for, carried out by the product's own handlers. */
export class Commands {
  readonly #feedback: SetFeedbackHandler;
  readonly #add: AddCommentHandler;
  readonly #edit: EditCommentHandler;
  readonly #remove: RemoveCommentHandler;
  readonly #acknowledge: Acknowledge;
  readonly #accounts: Accounts;
  readonly #view: CombosView;

  constructor(
    private readonly ports: BackendPorts,
    private readonly runner: CommandRunner,
  ) {
    const guard = new ComboGuard(ports);
    const accounts = new Accounts(ports, runner, new DisplayNames(ports, runner));
    const acknowledge = new Acknowledge(ports);
    const limits = new NewUserLimits(ports);
    this.#acknowledge = acknowledge;
    this.#accounts = accounts;
    this.#feedback = new SetFeedbackHandler(ports, guard, accounts, runner, acknowledge);
    this.#add = new AddCommentHandler(ports, guard, accounts, limits, runner, acknowledge);
    this.#edit = new EditCommentHandler(guard, accounts, runner, acknowledge);
    this.#remove = new RemoveCommentHandler(accounts, runner, acknowledge);
    this.#view = new CombosView(ports);
  }

  /** @returns the id of a comment that was added. @throws RefusedError @throws Error to try again */
  async carryOut(order: Order): Promise<string | null> {
    const context = commandContext(SECRET, order.userId, order.key, order.key);
    switch (order.kind) {
      case 'feedback':
        await this.#feedback.execute(new SetFeedback(order.comboId, order.status, context));
        return null;
      case 'comment': {
        const body = { userId: order.userId, comboId: order.comboId, comment: order.text };
        return (await this.#add.execute(new AddComment(body, context))).insertedId;
      }
      case 'edit-comment':
        await this.#edit.execute(new EditComment(order.commentId, order.text, context));
        return null;
      case 'remove-comment':
        await this.#remove.execute(new RemoveComment(order.commentId, context));
        return null;
      case 'combo': {
        const stream = streams.combo(order.comboId);
        await this.#accounts.ensureRegistered(order.userId, context);
        const { position } = await this.runner.run(comboDecider, stream, order.command, context);
        await this.#acknowledge.views(position);
        return null;
      }
    }
  }

  /** One combo, as a visitor sees it. @throws RefusedError */
  combo(comboId: string): Promise<Combo> {
    return this.#view.one(comboId, null);
  }

  /** Its comments, oldest first, as a visitor sees them. */
  async comments(comboId: string): Promise<readonly Comment[]> {
    const { documents } = this.ports;
    const where = { comboId, removed: false, hidden: false };
    const found = await documents.find(commentsCollection, { where, orderBy: [['createdAt', 'asc']] });
    const users = await documents.getMany(
      usersCollection,
      found.map(({ doc }) => doc.userId),
    );
    const authors = new Map(users.map(({ id, doc }) => [id, doc]));
    return found.map(({ id, doc }) => commentView(id, doc, authors.get(doc.userId) ?? null));
  }
}
