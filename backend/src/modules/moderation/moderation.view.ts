import { Inject, Injectable } from '@nestjs/common';
import type { AnswerOf, ModerationAct, ModerationCase, routes } from '@combolab/contracts';
import type { Stored } from '@combolab/platform';
import type { BackendPorts } from '../../backend-ports.js';
import { PORTS } from '../../tokens.js';
import { combosCollection } from '../combos/combos.projection.js';
import { sameClipAs } from '../combos/same-clip.js';
import { listCursor, placeIn, startAfter } from '../lists/list-cursor.js';
import { suspensionAt } from '../users/suspension.js';
import { usersCollection, type UserDoc } from '../users/users.projection.js';
import {
  actsCollection,
  casesCollection,
  QUEUE,
  queuesCollection,
  reportsCollection,
  type ActDoc,
  type CaseDoc,
} from './moderation.projection.js';
import { subjectCard } from './subject-cards.js';

interface Asked {
  readonly cursor: string | null;
  readonly limit: number;
}

/** Of one case. */
const REPORTS = 10;
const ACTS = 5;
/** What may come to the front between two pages. */
const SLACK = 50;

type Names = ReadonlyMap<string, UserDoc>;

/** How many documents from the front hold the asked page and the one behind it. */
const upTo = ({ cursor, limit }: Asked): number => (cursor === null ? 0 : placeIn(cursor) + SLACK) + limit + 1;

function pageOf<D>(stored: readonly Stored<D>[], { cursor, limit }: Asked) {
  const ids = stored.map(({ id }) => id);
  const start = cursor === null ? 0 : startAfter(cursor, ids);
  const page = stored.slice(start, start + limit);
  const last = page.at(-1);
  const next = start + page.length;
  return { page, cursor: last === undefined || next >= ids.length ? null : listCursor(next, last.id) };
}

/** What admins look through. */
@Injectable()
export class ModerationView {
  constructor(@Inject(PORTS) private readonly ports: Pick<BackendPorts, 'documents'>) {}

  /** @throws RefusedError 400 for a foreign cursor */
  async cases(state: 'open' | 'decided', asked: Asked): Promise<AnswerOf<typeof routes.moderationCases>> {
    const { documents } = this.ports;
    const isOpen = state === 'open';
    // before what is read: of something newer nobody would look again
    const versions = await this.#versions();
    const stored = await documents.find(casesCollection, {
      where: { isOpen },
      orderBy: [isOpen ? ['openedAt', 'asc'] : ['lastAt', 'desc']],
      limit: upTo(asked),
    });
    const { page, cursor } = pageOf(stored, asked);
    const cases: ModerationCase[] = [];
    for (const { id, doc } of page) cases.push(await this.#case(id, doc));
    return { cases, total: await documents.count(casesCollection, { isOpen }), cursor, ...versions };
  }

  /** @throws RefusedError 400 for a foreign cursor */
  async log(
    { person, thing }: { readonly person: string | null; readonly thing: string | null },
    asked: Asked,
  ): Promise<AnswerOf<typeof routes.moderationLog>> {
    const versions = await this.#versions();
    const ofThing = thing === null ? {} : { caseId: thing };
    const found =
      person === null
        ? [await this.#acts(ofThing, upTo(asked))]
        : await Promise.all([
            this.#acts({ authorId: person, ...ofThing }, upTo(asked)),
            this.#acts({ by: person, ...ofThing }, upTo(asked)),
          ]);
    const acts = new Map(found.flat().map((act) => [act.id, act]));
    const newest = [...acts.values()].sort((a, b) => b.doc.at.localeCompare(a.doc.at) || (a.id < b.id ? -1 : 1));
    const { page, cursor } = pageOf(newest, asked);
    return { acts: await this.#answered(page), cursor, ...versions };
  }

  #acts(where: Partial<Pick<ActDoc, 'authorId' | 'by' | 'caseId'>>, limit: number): Promise<readonly Stored<ActDoc>[]> {
    return this.ports.documents.find(actsCollection, { where, orderBy: [['at', 'desc']], limit });
  }

  async #versions() {
    return { versions: { list: await this.ports.documents.versionOf(queuesCollection, QUEUE) } };
  }

  async #names(userIds: readonly (string | null)[]): Promise<Names> {
    const ids = [...new Set(userIds)].filter((id) => id !== null);
    const users = await this.ports.documents.getMany(usersCollection, ids);
    return new Map(users.map(({ id, doc }) => [id, doc]));
  }

  async #case(caseId: string, doc: CaseDoc): Promise<ModerationCase> {
    const { documents } = this.ports;
    const { kind, subjectId, authorId, open, total, lastAt } = doc;
    const reports = await documents.find(reportsCollection, {
      where: { caseId, isOpen: true },
      orderBy: [['at', 'desc']],
      limit: REPORTS,
    });
    const names = await this.#names([authorId, ...reports.map(({ doc: { reporterId } }) => reporterId)]);
    return {
      ...{ _id: caseId, kind, subjectId, open, total, lastAt },
      reports: reports.map(({ doc: { reason, text, at, reporterId } }) => ({
        ...{ reason, text, at },
        by: named(names, reporterId),
      })),
      thing: await subjectCard(documents, doc),
      author: author(names.get(authorId)),
      acts: await this.#answered(await this.#acts({ caseId }, ACTS)),
      sameClip: kind === 'combo' ? await this.#sameClip(subjectId) : [],
    };
  }

  async #sameClip(comboId: string): Promise<ModerationCase['sameClip']> {
    const { documents } = this.ports;
    const combo = await documents.get(combosCollection, comboId);
    return sameClipAs(documents, comboId, combo?.doc.video.sha256);
  }

  async #answered(acts: readonly Stored<ActDoc>[]): Promise<ModerationAct[]> {
    const names = await this.#names(acts.flatMap(({ doc: { by, authorId } }) => [by, authorId]));
    const answered = acts.map(async ({ id, doc }): Promise<ModerationAct> => {
      const { kind, subjectId, outcome, at, until, note } = doc;
      const card = await subjectCard(this.ports.documents, doc);
      return {
        ...{ _id: id, at, outcome, kind, subjectId, title: card?.title ?? null },
        by: doc.by === null ? null : named(names, doc.by),
        author: named(names, doc.authorId),
        ...(until === undefined ? {} : { until }),
        ...(note === undefined ? {} : { note }),
      };
    });
    return Promise.all(answered);
  }
}

function named(names: Names, userId: string) {
  const user = names.get(userId);
  return user === undefined ? null : { _id: userId, displayName: user.displayName ?? 'deleted user' };
}

function author(user: UserDoc | undefined): ModerationCase['author'] {
  if (user === undefined || user.deleted === true) return null;
  const { userId, displayName, photoUrl, userType } = user;
  const isAdmin = userType === 'ADMIN';
  const suspension = suspensionAt(user, Date.now());
  return { _id: userId, displayName: displayName ?? 'deleted user', photoUrl, isAdmin, suspension };
}
