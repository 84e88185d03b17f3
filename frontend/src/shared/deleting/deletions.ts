import { StoredChoice, useChoice } from '../lib/stored-choice.js';

/** What can be deleted with a minute to think again. */
export type DeletedKind = 'combo' | 'guide' | 'draft';

/** A deletion that was asked for and can still be undone. */
export interface Deletion {
  readonly kind: DeletedKind;
  readonly id: string;
  /** Who asked for it. */
  readonly userId: string;
  /** When it is carried out, in ms since 1970; 0 once nothing can be undone. */
  readonly due: number;
}

/** How long it can be undone, in ms. */
export const UNDO_MS = 60_000;

function parse(text: string | null): readonly Deletion[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? (stored as unknown[]).filter(isDeletion) : [];
  } catch {
    return [];
  }
}

function isDeletion(value: unknown): value is Deletion {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, id, userId, due } = value as Partial<Record<keyof Deletion, unknown>>;
  return [kind, id, userId].every((each) => typeof each === 'string') && typeof due === 'number';
}

/** Deletions of this browser that are not carried out yet. They outlive a crash of the page. */
export const deletions = new StoredChoice<readonly Deletion[]>('combolab.deletions', parse, JSON.stringify);

type Named = Pick<Deletion, 'kind' | 'id'>;
const isSame = (a: Named, b: Named): boolean => a.kind === b.kind && a.id === b.id;

export const findDeletion = (named: Named): Deletion | undefined =>
  deletions.read().find((each) => isSame(each, named));

/** Whether something is shown as gone already. */
export const isGoing = (kind: DeletedKind, id: string): boolean => findDeletion({ kind, id }) !== undefined;

export const useIsGoing = (kind: DeletedKind, id: string): boolean =>
  useChoice(deletions).some((each) => isSame(each, { kind, id }));

/** Writes one down, in place of what was known of it. */
export function putDeletion(deletion: Deletion): void {
  deletions.write([...deletions.read().filter((each) => !isSame(each, deletion)), deletion]);
}

/** Takes one away: it was undone, or is carried out. */
export function dropDeletion(named: Named): void {
  if (isGoing(named.kind, named.id)) deletions.write(deletions.read().filter((each) => !isSame(each, named)));
}
