import { PRESS_TYPES, type PressType } from '@combolab/contracts';
import { EMPTY_FORM, readForm, type ComboForm } from '../combo-form.js';
import { fittingPresses } from '../track/track-of-actions.js';
import type { ReplayCombo } from '../../../entities/replay/replay.js';
import { sticksOf } from '../../../shared/sticks/stick-grid.js';
import { readStoredCombo } from '../../../entities/replay/stored-combo.js';
import { comparePresses, EMPTY_TRACK, type FrameNote, type Track, type TrackPress } from '../track/track.js';

/** What is known of a clip without opening it. */
export interface ClipName {
  readonly name: string;
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly lastModified: number;
}

/** A combo being made. Its clip lies beside it: a keystroke does not write 20 MB. */
export interface Draft {
  readonly form: ComboForm;
  readonly track: Track;
  /** Frame that was shown last. */
  readonly cursor: number;
  readonly clip: ClipName | null;
  /** Where the clip's upload goes on; null before it began. */
  readonly uploadUrl: string | null;
  /** That upload was sent from a phone: it stays on the server when the draft takes another clip. */
  readonly fromPhone: boolean;
  /** A combo of a replay whose presses wait for the clip; null when none does. */
  readonly waiting: ReplayCombo | null;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}
export type DraftContent = Omit<Draft, 'savedAt'>;

export const EMPTY_DRAFT: DraftContent = {
  form: EMPTY_FORM,
  track: EMPTY_TRACK,
  cursor: 0,
  clip: null,
  uploadUrl: null,
  fromPhone: false,
  waiting: null,
};

type Fields = Readonly<Record<string, unknown>>;
export const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
const isFrame = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
const types = new Set<unknown>(PRESS_TYPES);

function readPress(stored: unknown): readonly TrackPress[] {
  if (!isRecord(stored) || !types.has(stored.type) || !isFrame(stored.start)) return [];
  const { start } = stored;
  const end = isFrame(stored.end) && stored.end >= start ? stored.end : null;
  return [{ type: stored.type as PressType, start, end }];
}

function readNotes(stored: unknown): readonly FrameNote[] {
  const texts = new Map<number, string>();
  for (const note of listOf(stored))
    if (isRecord(note) && isFrame(note.frame) && typeof note.text === 'string') texts.set(note.frame, note.text);
  return [...texts].map(([frame, text]) => ({ frame, text })).sort((a, b) => a.frame - b.frame);
}

/** A track from something that was stored: what cannot stand in one is dropped. */
export function readTrack(stored: unknown): Track {
  if (!isRecord(stored)) return EMPTY_TRACK;
  return {
    presses: fittingPresses(listOf(stored.presses).flatMap(readPress).sort(comparePresses)),
    breakpoints: [...new Set(listOf(stored.breakpoints).filter(isFrame))].sort((a, b) => a - b),
    notes: readNotes(stored.notes),
    ...(typeof stored.sticks === 'string' && sticksOf(stored.sticks) !== null ? { sticks: stored.sticks } : {}),
  };
}

const numberOf = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function readClipName(stored: unknown): ClipName | null {
  if (!isRecord(stored)) return null;
  const { name, type, size, lastModified } = stored;
  return { name: textOf(name), type: textOf(type), size: numberOf(size), lastModified: numberOf(lastModified) };
}

/** A draft from something that was stored, whatever it is now; null when it is none. */
export function readDraft(stored: unknown): Draft | null {
  if (!isRecord(stored) || !isRecord(stored.form)) return null;
  return {
    form: readForm(stored.form),
    track: readTrack(stored.track),
    cursor: isFrame(stored.cursor) ? stored.cursor : 0,
    clip: readClipName(stored.clip),
    uploadUrl: typeof stored.uploadUrl === 'string' ? stored.uploadUrl : null,
    fromPhone: stored.fromPhone === true,
    waiting: readStoredCombo(stored.waiting),
    savedAt: numberOf(stored.savedAt),
  };
}

const isEmptyTrack = ({ presses, breakpoints, notes }: Track): boolean =>
  presses.length === 0 && breakpoints.length === 0 && notes.length === 0;

/** Whether there is nothing worth keeping: the game alone is what the page began with. */
export const isEmptyDraft = ({
  form,
  track,
  clip,
  waiting,
}: Pick<Draft, 'form' | 'track' | 'clip' | 'waiting'>): boolean =>
  clip === null &&
  waiting === null &&
  isEmptyTrack(track) &&
  JSON.stringify({ ...form, gameId: '' }) === JSON.stringify(EMPTY_FORM);

export const clipNameOf = ({ name, type, size, lastModified }: File): ClipName => ({ name, type, size, lastModified });
