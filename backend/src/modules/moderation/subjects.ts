import { Inject, Injectable } from '@nestjs/common';
import { streams } from '@combolab/contracts';
import type { CommandContext } from '../../commands/command-context.js';
import { CommandRunner, type Decided } from '../../commands/command-runner.js';
import { refuse } from '../../problems.js';
import { comboDecider } from '../combos/combo.decider.js';
import { comboIdOfComment } from '../comments/comment-id.js';
import { commentDecider } from '../comments/comment.decider.js';
import { guideDecider } from '../guides/guide.decider.js';
import { Accounts } from '../users/accounts.js';
import type { Subject } from './case-id.js';

export interface FoundSubject {
  readonly authorId: string;
  /** Whether it is there for readers, hidden or not. */
  readonly present: boolean;
  readonly hidden: boolean;
}

const found = (authorId: string, present: boolean, hidden?: true): FoundSubject => ({
  ...{ authorId, present },
  hidden: hidden === true,
});

/** The things that are reported, as the log itself has them. */
@Injectable()
export class Subjects {
  constructor(
    @Inject(CommandRunner) private readonly runner: CommandRunner,
    @Inject(Accounts) private readonly accounts: Accounts,
  ) {}

  /** @throws RefusedError 404 for what never was */
  async find(subject: Subject): Promise<FoundSubject> {
    const state = await this.#state(subject);
    if (state === null) throw refuse.notFound(subject.kind);
    return state;
  }

  async #state({ kind, subjectId }: Subject): Promise<FoundSubject | null> {
    switch (kind) {
      case 'combo': {
        const combo = await this.runner.state(comboDecider, streams.combo(subjectId));
        return combo === null ? null : found(combo.authorId, !combo.deleted, combo.hidden);
      }
      case 'comment': {
        const stream = commentStream(subjectId);
        const comment = stream === null ? null : await this.runner.state(commentDecider, stream);
        return comment === null ? null : found(comment.userId, !comment.removed, comment.hidden);
      }
      case 'guide': {
        const guide = await this.runner.state(guideDecider, streams.guide(subjectId));
        return guide === null ? null : found(guide.authorId, guide.isPublished, guide.hidden);
      }
      case 'user': {
        const user = await this.accounts.state(subjectId);
        return user === null ? null : found(subjectId, user.deleted !== true);
      }
    }
  }

  /** Hides a thing or shows it again. @throws RefusedError 404 when it is gone, 422 for a user */
  async setHidden({ kind, subjectId }: Subject, hidden: boolean, context: CommandContext): Promise<Decided<unknown>> {
    const type = hidden ? 'hide' : 'restore';
    switch (kind) {
      case 'combo':
        return this.runner.run(comboDecider, streams.combo(subjectId), { type, comboId: subjectId }, context);
      case 'comment': {
        const comboId = comboIdOfComment(subjectId) ?? '';
        const command = { type, comboId, commentId: subjectId } as const;
        return this.runner.run(commentDecider, streams.comment(comboId, subjectId), command, context);
      }
      case 'guide': {
        const command = { type, guideId: subjectId, userId: context.actor } as const;
        return this.runner.run(guideDecider, streams.guide(subjectId), command, context);
      }
      case 'user':
        throw refuse.notForUsers();
    }
  }
}

function commentStream(commentId: string): string | null {
  const comboId = comboIdOfComment(commentId);
  return comboId === null ? null : streams.comment(comboId, commentId);
}
