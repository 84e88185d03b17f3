import type { PersonalFields } from '@combolab/contracts';
import { randomId, VersionConflictError, type AppendContext } from '@combolab/platform';
import type { EncodedEvent } from '@combolab/platform/adapters/event-log/encode-command';
import { EventClock } from '@combolab/platform/adapters/event-log/event-clock';
import { redactedJson } from '@combolab/platform/adapters/event-log/redact-json';
import {
  CHAIN_START,
  nextLink,
  sealData,
  sealErased,
  writtenDigest,
  type Seal,
} from '@combolab/platform/adapters/event-log/seal';
import { linkFacts, type Row } from '@combolab/platform/adapters/sqlite-event-log/rows';
import type { Entry, LogEntries, Recorded } from './log-entries.js';
import type { RecordFile } from './record-file.js';

/** One command as the writer is given it. */
export interface LogCommand {
  readonly stream: string;
  readonly expected: number;
  readonly events: readonly EncodedEvent[];
  readonly context: AppendContext;
}

/** What a record of the file says: new events, or events whose data was changed. */
export type LogRecord =
  | { readonly added: readonly Entry[] }
  | { readonly redacted: readonly (readonly [position: number, json: string, seal: Seal])[] };

export interface LogWriterOptions {
  /** Where kinds of events have personal values. */
  readonly personal: PersonalFields;
  /** False acknowledges what is not synced: a planted mistake. */
  readonly syncs: boolean;
  /** Told of each event that is to be written, and its place. */
  readonly onStamped: (position: number) => void;
  /** Told of events that anybody may have seen by now. */
  readonly onWritten: (entries: readonly Entry[]) => void;
}

export type Answer = { readonly recorded: Recorded; readonly replayed: boolean } | VersionConflictError;

/** What a record changes. */
export function replay(record: LogRecord, entries: LogEntries): void {
  if ('added' in record) for (const entry of record.added) entries.add(entry);
  else
    for (const [position, json, seal] of record.redacted) {
      const entry = entries.all[position - 1];
      if (entry === undefined) continue;
      entry.row = [...entry.row.slice(0, 10), json] as unknown as Row;
      entry.seal = seal;
    }
}

/** Decides each command by itself and writes what is accepted as one record; readers see it once it lasts. */
export class LogWriter {
  readonly #clock = new EventClock(undefined, () => undefined);

  constructor(
    private readonly file: RecordFile,
    private readonly entries: LogEntries,
    private readonly options: LogWriterOptions,
  ) {
    this.#clock.saw(entries.all.at(-1)?.row[6] ?? 0);
  }

  /** @throws DiskError; then nobody knows what is on the disk, and this must not be used again */
  async commit(commands: readonly LogCommand[]): Promise<Answer[]> {
    const added: Entry[] = [];
    const staged = new Map<string, { version: number; commands: Map<string, Recorded> }>();
    const time = this.#clock.next();
    const answers = commands.map(({ stream, expected, events, context }): Answer => {
      const beside = staged.get(stream) ?? {
        version: this.entries.of(stream).length,
        commands: new Map<string, Recorded>(),
      };
      staged.set(stream, beside);
      const known = beside.commands.get(context.commandId) ?? this.entries.recorded(stream, context.commandId);
      if (known !== undefined) return { recorded: known, replayed: true };
      if (beside.version !== expected) return new VersionConflictError(stream, expected, beside.version);
      for (const event of events) {
        beside.version += 1;
        added.push(this.#entry(stream, beside.version, time, event, context, added));
      }
      const recorded: Recorded = [expected + 1, beside.version];
      beside.commands.set(context.commandId, recorded);
      return { recorded, replayed: false };
    });
    if (added.length > 0) await this.#write({ added });
    return answers;
  }

  /** @returns events that changed. @throws DiskError, as {@link commit} */
  async redact(streams: readonly string[], fields: PersonalFields, actor: string | null): Promise<number> {
    const redacted = streams
      .flatMap((stream) => this.entries.of(stream))
      .flatMap(({ row, seal }) => {
        if (actor !== null && row[8] !== actor) return [];
        const json = redactedJson(row[10], fields.get(row[4]) ?? []);
        return json === null ? [] : [[row[0], json, sealErased(row[10], json, seal)] as const];
      });
    if (redacted.length > 0) await this.#write({ redacted });
    return redacted.length;
  }

  async #write(record: LogRecord): Promise<void> {
    await this.file.append(JSON.stringify(record));
    if (this.options.syncs) await this.file.sync();
    replay(record, this.entries);
    if ('added' in record) this.options.onWritten(record.added);
  }

  #entry(
    stream: string,
    version: number,
    time: number,
    { type, schema, json }: EncodedEvent,
    { commandId, actor, correlationId }: AppendContext,
    before: readonly Entry[],
  ): Entry {
    const position = this.entries.end + before.length + 1;
    this.options.onStamped(position);
    const about = [position, stream, version, commandId, type, schema, time] as const;
    const row: Row = [...about, randomId(), actor, correlationId, json];
    const seal = sealData(json, this.options.personal.get(type) ?? []);
    const previous = (before.at(-1) ?? this.entries.all.at(-1))?.hash ?? CHAIN_START;
    return { row, hash: nextLink(previous, linkFacts(row), writtenDigest(json, seal)), seal };
  }
}
