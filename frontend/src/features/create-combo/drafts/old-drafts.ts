import { ActionInputs, normaliseActions } from '@combolab/contracts';
import { readForm } from '../combo-form.js';
import { trackOfActions } from '../track/track-of-actions.js';
import { EMPTY_DRAFT, isRecord, type Draft } from './draft.js';
import type { DraftRows } from './draft-rows.js';

const prefixOf = (userId: string): string => `combolab.draft.${userId}.`;

/** A draft as it was once kept as text; null when it cannot be read. */
export function readOldDraft(text: string): Draft | null {
  try {
    const stored: unknown = JSON.parse(text);
    if (!isRecord(stored) || !isRecord(stored.form)) return null;
    const actions = ActionInputs.safeParse(stored.actions);
    return {
      ...EMPTY_DRAFT,
      form: readForm(stored.form),
      track: trackOfActions(actions.success ? normaliseActions(actions.data) : []).track,
      savedAt: typeof stored.savedAt === 'number' ? stored.savedAt : 0,
    };
  } catch {
    return null;
  }
}

/** Moves the drafts of a user from where they once lay. One that cannot be moved now stays and is tried again. */
export async function takeOverOldDrafts(rows: DraftRows, userId: string, storage: () => Storage): Promise<void> {
  const prefix = prefixOf(userId);
  try {
    const keys = Object.keys(storage()).filter((key) => key.startsWith(prefix));
    for (const key of keys) {
      const draft = readOldDraft(storage().getItem(key) ?? '');
      const id = key.slice(prefix.length);
      if (draft !== null) await rows.write({ userId, id }, draft, (before) => before === undefined);
      storage().removeItem(key);
    }
  } catch {
    // what is left is tried the next time
  }
}
