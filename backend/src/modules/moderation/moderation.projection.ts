import {
  AccountDeleted,
  ModerationDecided,
  ReportMade,
  RoleGranted,
  rooms,
  UserSuspended,
  UserUnsuspended,
  type KnownEvent,
  type Outcome,
  type ReportedKind,
  type ReportReason,
} from '@combolab/contracts';
import { defineProjection, onEach, readOf, type Collection, type Views } from '@combolab/platform';
import { caseIdOf } from './case-id.js';

/** What was reported of one thing, as a whole. */
export interface CaseDoc {
  readonly kind: ReportedKind;
  readonly subjectId: string;
  readonly authorId: string;
  readonly isOpen: boolean;
  /** Reports that are not answered. */
  readonly open: number;
  /** Reports ever made. */
  readonly total: number;
  /** Time of the first report that is not answered; '' when there is none. */
  readonly openedAt: string;
  readonly lastAt: string;
  readonly streamVersion: number;
}
export interface ReportDoc {
  readonly caseId: string;
  readonly isOpen: boolean;
  readonly reporterId: string;
  readonly reason: ReportReason;
  readonly text: string;
  readonly at: string;
}
export interface ActDoc {
  readonly caseId: string;
  readonly kind: ReportedKind;
  readonly subjectId: string;
  readonly authorId: string;
  /** Who decided; null = the operator. */
  readonly by: string | null;
  readonly outcome: Outcome;
  readonly until?: string | null;
  readonly note?: string;
  readonly at: string;
}
/** How often the cases changed. */
export interface QueueDoc {
  readonly changes: number;
}
/** An account that is not as all others are, or was not once. */
export interface StandingDoc {
  readonly isAdmin: boolean;
  readonly isSuspended: boolean;
  /** The account has ended: its words are not kept. */
  readonly isGone?: true;
  readonly until: string | null;
  readonly streamVersion: number;
}

const of = <T extends object>(name: string, indexes: Collection<T>['indexes']): Collection<T> => ({
  name,
  projection: 'moderation',
  indexes,
});
export const casesCollection = of<CaseDoc>('cases', [
  ['isOpen', 'openedAt'],
  ['isOpen', 'lastAt'],
]);
export const reportsCollection = of<ReportDoc>('reports', [['caseId', 'isOpen', 'at'], ['reporterId']]);
export const actsCollection = of<ActDoc>('acts', [['at'], ['authorId', 'at'], ['by', 'at'], ['caseId', 'at']]);
export const queuesCollection = of<QueueDoc>('queues', []);
export const standingsCollection = of<StandingDoc>('standings', [['isAdmin'], ['isSuspended']]);

/** The one queue there is. */
export const QUEUE = 'queue';

type OfCase = KnownEvent<typeof ReportMade.type | typeof ModerationDecided.type>;
const ABOUT_USERS = [RoleGranted.type, UserSuspended.type, UserUnsuspended.type, AccountDeleted.type] as const;
type OfUser = KnownEvent<(typeof ABOUT_USERS)[number]>;

function next(before: CaseDoc | null, { type, data, time, version }: OfCase): CaseDoc {
  const { kind, subjectId, authorId } = data;
  const { open = 0, total = 0, openedAt = '' } = before ?? {};
  const about = { kind, subjectId, authorId, lastAt: time, streamVersion: version };
  if (type === ReportMade.type)
    return { ...about, isOpen: true, open: open + 1, total: total + 1, openedAt: open === 0 ? time : openedAt };
  return { ...about, isOpen: false, open: 0, total, openedAt: '' };
}

/** What a user wrote, unless their account has ended meanwhile. */
async function wordsOf(userId: string | null, words: string | null, views: Views): Promise<string> {
  const isGone = userId !== null && (await views.get(standingsCollection, userId))?.doc.isGone === true;
  return isGone ? '' : (words ?? '');
}

async function record(event: OfCase, caseId: string, views: Views) {
  const { id, time, version, actor } = event;
  if (event.type === ReportMade.type) {
    const { reporterId, reason, text } = event.data;
    const report = { caseId, isOpen: true, reporterId, reason, text: await wordsOf(reporterId, text, views), at: time };
    await views.put(reportsCollection, `${caseId}@${String(version)}`, report);
    return;
  }
  for (const { id: reportId, doc } of await views.find(reportsCollection, { where: { caseId, isOpen: true } }))
    await views.put(reportsCollection, reportId, { ...doc, isOpen: false });
  const { note, ...decision } = event.data;
  const said = await wordsOf(actor, note ?? null, views);
  const act = { ...decision, ...(said === '' ? {} : { note: said }), caseId, by: actor, at: time };
  await views.put(actsCollection, id, act);
}

async function announce(views: Views, caseId: string, before: CaseDoc | null, after: CaseDoc): Promise<void> {
  const changes = (await views.get(queuesCollection, QUEUE))?.doc.changes ?? 0;
  const { from, to } = await views.put(queuesCollection, QUEUE, { changes: changes + 1 });
  const was = before?.isOpen ?? false;
  const added = after.isOpen && !was ? [caseId] : [];
  const removed = was && !after.isOpen ? [caseId] : [];
  views.announce({ room: rooms.moderation(), part: 'list', from, to, added, removed });
}

const EVERYBODY: StandingDoc = { isAdmin: false, isSuspended: false, until: null, streamVersion: 0 };

/** What they wrote goes; what they reported and decided stays. */
async function forget(userId: string, views: Views): Promise<void> {
  for (const { id, doc } of await views.find(reportsCollection, { where: { reporterId: userId } }))
    await views.put(reportsCollection, id, { ...doc, text: '' });
  for (const { id, doc } of await views.find(actsCollection, { where: { by: userId } })) {
    const { note: _, ...act } = doc;
    await views.put(actsCollection, id, act);
  }
}

function standingAfter(event: OfUser): Partial<StandingDoc> {
  switch (event.type) {
    case RoleGranted.type:
      return { isAdmin: event.data.userType === 'ADMIN' };
    case UserSuspended.type:
      return { isSuspended: true, until: event.data.until };
    case UserUnsuspended.type:
      return { isSuspended: false, until: null };
    case AccountDeleted.type:
      return { isAdmin: false, isSuspended: false, until: null, isGone: true };
  }
}

async function stand(event: OfUser, views: Views): Promise<void> {
  const { userId } = event.data;
  const before = (await views.get(standingsCollection, userId))?.doc ?? EVERYBODY;
  if (before.streamVersion >= event.version) return;
  if (event.type === AccountDeleted.type) await forget(userId, views);
  await views.put(standingsCollection, userId, { ...before, ...standingAfter(event), streamVersion: event.version });
}

async function applyToCase(event: OfCase, views: Views): Promise<void> {
  const caseId = caseIdOf(event.data);
  const before = (await views.get(casesCollection, caseId))?.doc ?? null;
  if (before !== null && before.streamVersion >= event.version) return;
  const after = next(before, event);
  await views.put(casesCollection, caseId, after);
  await record(event, caseId, views);
  await announce(views, caseId, before, after);
}

/** What was reported and decided, and who is an admin or suspended. */
export const moderationProjection = defineProjection({
  name: 'moderation',
  crosses: true,
  version: 1,
  collections: [casesCollection, reportsCollection, actsCollection, queuesCollection, standingsCollection],
  on: { ...onEach([ReportMade.type, ModerationDecided.type], applyToCase), ...onEach(ABOUT_USERS, stand) },
  reads: (event) =>
    'subjectId' in event.data
      ? [readOf(casesCollection, caseIdOf(event.data))]
      : [readOf(standingsCollection, event.data.userId)],
});
