import { parseStream } from '@combolab/contracts';
import type { CommandRunner } from '../../commands/command-runner.js';
import { RefusedError } from '../../problems.js';
import type { Close } from '../../manifest/stream-rules.js';
import { STREAMS } from '../../nouns.js';

/** How what somebody made comes to its end; null for streams that need none. */
function closing(stream: string, userId: string): Close | null {
  const parsed = parseStream(stream);
  if (parsed === null) return null;
  const end = STREAMS[parsed.kind].end as ((ids: object, userId: string) => Close) | null;
  return end?.(parsed.ids, userId) ?? null;
}

/**
 * Brings what a user made to its end: their combo is deleted, their comment removed, their like taken back.
 * @param version of the stream as it was read
 * @returns whether anything had to be recorded
 */
export async function closeStream(
  runner: CommandRunner,
  { stream, version, userId }: { readonly stream: string; readonly version: number; readonly userId: string },
  context: Parameters<Close>[2],
): Promise<boolean> {
  const close = closing(stream, userId);
  if (close === null) return false;
  try {
    return (await close(runner, stream, context)) > version;
  } catch (error) {
    // it has ended before
    if (error instanceof RefusedError && error.status === 404) return false;
    throw error;
  }
}
