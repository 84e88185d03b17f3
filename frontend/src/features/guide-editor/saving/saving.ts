import { sameContent, type Content } from '../model/content.js';

/** Unsaved work is saved this long after its first edit; ms. */
export const AUTO_SAVE_MS = 3000;
/** What could not be sent is sent again after this time, each time after twice as long; ms. */
const RETRY_MS = 5000;
const RETRY_MOST_MS = 60_000;

/** A content at the server, and its `contentVersion`. */
export interface Version {
  readonly content: Content;
  readonly version: number;
}

/** A content on its way to the server, under its idempotency key. */
export interface Sending {
  readonly content: Content;
  readonly key: string;
}

/** `unsent` may work the next time; `refused` needs another content; `gone` is a guide that was deleted. */
export type TroubleKind = 'unsent' | 'refused' | 'gone';

/** How far a guide's content has come to the server. */
export interface Saving {
  readonly now: Content;
  /** What the server has said to have. */
  readonly saved: Version;
  readonly sending: Sending | null;
  /** Sent without an answer: nobody knows whether the server has one of them. */
  readonly unsettled: readonly Sending[];
  /** When it is saved by itself, in ms; null for never. */
  readonly dueAt: number | null;
  readonly trouble: { readonly kind: TroubleKind; readonly error: unknown; readonly times: number } | null;
  /** What was saved by somebody else while there was unsaved work here. */
  readonly conflict: Version | null;
  /** The newest version that was heard of, when it is none of ours; 0 for none. */
  readonly heard: number;
}

/** SAVED is said only when the server has all there is. */
export type SaveStatus = 'NOT_SAVED' | 'SAVING' | 'SAVED';

export const startSaving = (saved: Version): Saving => ({
  now: saved.content,
  saved,
  sending: null,
  unsettled: [],
  dueAt: null,
  trouble: null,
  conflict: null,
  heard: 0,
});

/** Whether something is here that the server may lack. */
export const isUnsaved = ({ now, saved, unsettled, sending, conflict }: Saving): boolean =>
  sending !== null || unsettled.length > 0 || conflict !== null || !sameContent(now, saved.content);

export function statusOf(state: Saving): SaveStatus {
  if (state.sending !== null) return 'SAVING';
  return isUnsaved(state) ? 'NOT_SAVED' : 'SAVED';
}

/** The next automatic save, counted from the first edit that is not on its way. */
function withDue(state: Saving, at: number): Saving {
  const left = state.sending === null ? isUnsaved(state) : !sameContent(state.now, state.sending.content);
  if (!left || state.conflict !== null || state.trouble?.kind === 'gone') return { ...state, dueAt: null };
  return { ...state, dueAt: state.dueAt ?? at + AUTO_SAVE_MS };
}

/** Something was written. */
export function edited(state: Saving, now: Content, at: number): Saving {
  if (now === state.now) return state;
  return withDue({ ...state, now }, at);
}

/** Begins to send what is unsaved; the same state when there is nothing to send, or not now. */
export function beginSending(state: Saving, newKey: () => string): Saving {
  if (state.sending !== null || state.conflict !== null || state.trouble?.kind === 'gone' || !isUnsaved(state))
    return state;
  const again = state.unsettled.find(({ content }) => sameContent(content, state.now));
  const sending = { content: state.now, key: again?.key ?? newKey() };
  return { ...state, sending, dueAt: null };
}

/** The server has what was sent. */
export function answered(state: Saving, version: number, at: number): Saving {
  if (state.sending === null) return state;
  const saved = { content: state.sending.content, version };
  const heard = state.heard > version ? state.heard : 0;
  return withDue({ ...state, saved, heard, sending: null, unsettled: [], trouble: null }, at);
}

/** What was sent did not arrive, or was refused, or nobody knows. */
export function failed(state: Saving, kind: TroubleKind, error: unknown, at: number): Saving {
  const times = state.trouble?.kind === kind ? state.trouble.times + 1 : 1;
  const after = { ...state, sending: null, trouble: { kind, error, times } };
  if (kind !== 'unsent') return { ...after, dueAt: null };
  const wait = Math.min(RETRY_MOST_MS, RETRY_MS * 2 ** (times - 1));
  const unsettled = state.unsettled.filter(({ key }) => key !== state.sending?.key);
  return { ...after, unsettled: state.sending === null ? unsettled : [...unsettled, state.sending], dueAt: at + wait };
}

/** The server has a version that ours does not begin from: our own that was not answered, or another's. */
export function refusedAsStale(state: Saving, current: Version, at: number): Saving {
  const { now, saved, unsettled } = state;
  const after = { ...state, sending: null, unsettled: [], trouble: null, heard: 0 };
  if (sameContent(current.content, now)) return withDue({ ...after, saved: { ...current, content: now } }, at);
  const ours = [saved, ...unsettled].some(({ content }) => sameContent(current.content, content));
  if (ours) return { ...after, saved: current, dueAt: at };
  return { ...after, conflict: current, dueAt: null };
}

/** A version was saved, here or elsewhere. */
export const heardOf = (state: Saving, version: number): Saving =>
  version > Math.max(state.saved.version, state.heard) ? { ...state, heard: version } : state;

/** The guide was saved elsewhere and nothing is unsaved here: its new content can be taken. */
export const canTake = (state: Saving): boolean => state.heard > state.saved.version && !isUnsaved(state);

/** The guide as the server has it takes the place of ours, unless something was written meanwhile. */
export function taken(state: Saving, current: Version): Saving {
  if (isUnsaved(state) || current.version <= state.saved.version) return state;
  const heard = state.heard > current.version ? state.heard : 0;
  return { ...state, now: current.content, saved: current, heard, trouble: null };
}

/** Ends a conflict: ours is saved over theirs at once. */
export function keepMine(state: Saving, at: number): Saving {
  if (state.conflict === null) return state;
  return { ...state, saved: state.conflict, conflict: null, dueAt: at };
}

/** Ends a conflict: theirs takes the place of ours. */
export function takeTheirs(state: Saving): Saving {
  if (state.conflict === null) return state;
  return { ...state, now: state.conflict.content, saved: state.conflict, conflict: null, dueAt: null };
}
