import { parseStream, type RecordedEvent } from '@combolab/contracts';
import { STREAMS } from '../../nouns.js';

/** Whether somebody wrote in a stream that is nobody's: reports and what was decided about them. */
export const wroteIn = (stream: string, events: readonly RecordedEvent[], userId: string): boolean =>
  parseStream(stream)?.kind === 'moderation' && events.some(({ actor }) => actor === userId);

/** Whether somebody else follows them in it. */
export const followsThem = (stream: string, userId: string): boolean => {
  const parsed = parseStream(stream);
  return parsed?.kind === 'follow' && parsed.ids.authorId === userId;
};

/** Whose a stream is, by its name or its events; of a display name, who has it now. null = nobody's. */
export function streamOwner(stream: string, events: readonly RecordedEvent[]): string | null {
  const parsed = parseStream(stream);
  if (parsed === null) return null;
  const owner = STREAMS[parsed.kind].owner as (ids: object, events: readonly RecordedEvent[]) => string | null;
  return owner(parsed.ids, events);
}
