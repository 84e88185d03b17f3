import { NameReleased, type RecordedEvent } from '@combolab/contracts';

/** Whether somebody wrote in a stream that is nobody's: reports and what was decided about them. */
export const wroteIn = (stream: string, events: readonly RecordedEvent[], userId: string): boolean =>
  stream.startsWith('moderation/') && events.some(({ actor }) => actor === userId);

/** Whether somebody else follows them in it. */
export const followsThem = (stream: string, userId: string): boolean => {
  const [kind, , part, authorId] = stream.split('/');
  return kind === 'user' && part === 'follows' && authorId === userId;
};

/** Whose a stream is, by its name or its first event; of a display name, who has it now. null = nobody's. */
export function streamOwner(stream: string, events: readonly RecordedEvent[]): string | null {
  const [kind, id = null, part, last = null] = stream.split('/');
  // what others say of a thing is theirs
  if (kind === 'moderation') return null;
  if (kind === 'user' || kind === 'practice') return id;
  if (part === 'feedback') return last;
  const telling = kind === 'name' ? events.at(-1) : events[0];
  if (telling === undefined || telling.type === NameReleased.type) return null;
  const { authorId, userId } = telling.data as { readonly authorId?: string; readonly userId?: string };
  return authorId ?? userId ?? null;
}
