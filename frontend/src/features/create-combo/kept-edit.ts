import { readForm, type ComboForm } from './combo-form.js';
import { isRecord, readTrack } from './drafts/draft.js';
import type { Track } from './track/track.js';

/** Unsaved changes of a combo, kept for as long as the tab lives: leaving the page by any way loses nothing. */
export interface KeptEdit {
  readonly form: ComboForm;
  readonly track: Track;
  /** The version that was changed. */
  readonly baseVersion: number;
}

const placeOf = (userId: string, comboId: string): string => `combolab.edit.${userId}.${comboId}`;

/** The changes that were left behind; null when there are none or they cannot be read. */
export function readKeptEdit(userId: string, comboId: string): KeptEdit | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(placeOf(userId, comboId)) ?? 'null');
    if (!isRecord(stored) || !isRecord(stored.form) || typeof stored.baseVersion !== 'number') return null;
    return { form: readForm(stored.form), track: readTrack(stored.track), baseVersion: stored.baseVersion };
  } catch {
    return null;
  }
}

/** Keeps changes, or forgets them when there are none any more. */
export function keepEdit(userId: string, comboId: string, kept: KeptEdit | null): void {
  try {
    if (kept === null) sessionStorage.removeItem(placeOf(userId, comboId));
    else sessionStorage.setItem(placeOf(userId, comboId), JSON.stringify(kept));
  } catch {
    // Without storage the warning before the tab is closed remains.
  }
}
