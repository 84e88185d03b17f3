import type { VideoFacts } from './video-facts.js';

/** Rises whenever {@link VideoFacts} mean something else, or a probe finds out more. */
const NOTED = 1;

/** What a probe found out, as JSON for who looks at the same file later. */
export const noteFacts = (facts: VideoFacts): unknown => ({ noted: NOTED, facts });

/** What was noted; null for what another version has noted, or anything else. */
export function readFacts(note: unknown): VideoFacts | null {
  if (typeof note !== 'object' || note === null || !('noted' in note) || !('facts' in note)) return null;
  return note.noted === NOTED ? (note.facts as VideoFacts) : null;
}
