import type { KnownEvent } from '@combolab/contracts';

/** What was reported of one thing, as its events tell it. */
export interface TrueCase {
  readonly kind: string;
  readonly subjectId: string;
  readonly authorId: string;
  isOpen: boolean;
  open: number;
  total: number;
  openedAt: string;
  lastAt: string;
}

/** What was reported and decided. */
export interface TrueModeration {
  /** By `<kind>-<thing>`. */
  readonly cases: Map<string, TrueCase>;
  /** By the id of their event. */
  readonly acts: Map<string, object>;
}

/** Takes one event in. @returns false when it is none of moderation */
export function tellModeration({ cases, acts }: TrueModeration, event: KnownEvent): boolean {
  if (event.type !== 'report.made' && event.type !== 'moderation.decided') return false;
  const { kind, subjectId, authorId } = event.data;
  const caseId = `${kind}-${subjectId}`;
  const nothing = { isOpen: false, open: 0, total: 0, openedAt: '', lastAt: '' };
  const one = cases.get(caseId) ?? { kind, subjectId, authorId, ...nothing };
  cases.set(caseId, one);
  one.lastAt = event.time;
  if (event.type === 'report.made') {
    if (!one.isOpen) one.openedAt = event.time;
    one.isOpen = true;
    one.open += 1;
    one.total += 1;
    return true;
  }
  Object.assign(one, { isOpen: false, open: 0, openedAt: '' });
  const { outcome, until, note } = event.data;
  const act = { caseId, kind, subjectId, authorId, by: event.actor, outcome, until, note: note ?? undefined };
  acts.set(event.id, { ...act, at: event.time });
  return true;
}
