import type { RecordedEvent, StreamIds, StreamKind } from '@combolab/contracts';
import type { CommandContext } from '../commands/command-context.js';
import type { CommandRunner } from '../commands/command-runner.js';
import type { Decider } from '../commands/decider.js';
import type { ArchiveFile } from './archive-files.js';

type Context = Omit<CommandContext, 'actor' | 'key'> & { readonly actor: string | null };
/** Records the end of one stream. @returns its version then */
export type Close = (runner: CommandRunner, stream: string, context: Context) => Promise<number>;

/** What must be known of a kind of stream for the day on which somebody's account ends. */
export interface StreamRules<K extends StreamKind> {
  /** Whose it is, by its name and its events; null = nobody's. */
  readonly owner: (ids: StreamIds<K>, events: readonly RecordedEvent[]) => string | null;
  /** How it ends with the account of its owner; null when the account's own end is enough, or it is nobody's. */
  readonly end: ((ids: StreamIds<K>, userId: string) => Close) | null;
  /** Files of its owner's archive that hold what it tells. */
  readonly archive: readonly ArchiveFile[];
}

/** A stream that ends by a command. */
export const by =
  <State, Command>(decider: Decider<State, Command>, command: Command): Close =>
  async (runner, stream, context) =>
    (await runner.run(decider, stream, command, context)).version;

/** Whom an event names as the owner of its stream; null when it is damaged or names nobody. */
export function named(event: RecordedEvent | undefined): string | null {
  if (event === undefined || typeof event.data !== 'object' || event.data === null) return null;
  const { authorId, userId }: { readonly authorId?: unknown; readonly userId?: unknown } = event.data;
  return typeof authorId === 'string' ? authorId : typeof userId === 'string' ? userId : null;
}

/** Owner of a stream: who began it. */
export const beginner = (_: unknown, events: readonly RecordedEvent[]): string | null => named(events[0]);

/** Owner of a stream: the user in its name. */
export const inItsName = ({ userId }: { readonly userId: string }): string => userId;
