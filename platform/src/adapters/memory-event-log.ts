import type { NewEvent, PersonalFields, RecordedEvent } from '@combolab/contracts';
import {
  LogUnavailableError,
  VersionConflictError,
  type AppendContext,
  type Appended,
  type EventBatch,
  type EventLog,
  type Following,
  type FollowOptions,
  type Position,
  type StreamHead,
} from '../ports/event-log.js';
import { encodeCommand } from './event-log/encode-command.js';
import { EventClock } from './event-log/event-clock.js';
import { eachLast } from '../runtime/each-last.js';
import { randomId } from '../runtime/random-id.js';
import { Follower, MAX_BATCH, type FollowSource } from './event-log/follower.js';
import { fromPosition, hasReached, isNumberPosition, toPosition } from './event-log/number-position.js';
import { parsedData } from './event-log/parsed-data.js';
import { redactedJson } from './event-log/redact-json.js';

interface Entry {
  readonly position: number;
  /** Everything but the data, which is kept as text and parsed anew for each reader. */
  readonly envelope: Omit<RecordedEvent, 'data'>;
  json: string;
}

/** A log that forgets everything with its process, as strict as the durable ones. For tests and previews. */
export class MemoryEventLog implements EventLog {
  readonly #source: string;
  readonly #all: Entry[] = [];
  readonly #streams = new Map<string, Entry[]>();
  readonly #wakes = new Set<() => void>();
  readonly #followers = new Set<Follower>();
  readonly #clock: EventClock;
  #open = true;

  constructor(options: { source: string; now?: () => number }) {
    this.#source = options.source;
    this.#clock = new EventClock(options.now);
  }

  // oxlint-disable-next-line typescript/require-await -- refusals are rejections
  async append(
    stream: string,
    expected: number,
    events: readonly NewEvent[],
    context: AppendContext,
  ): Promise<Appended> {
    if (!this.#open) throw new LogUnavailableError('the log is closed');
    const encoded = encodeCommand(stream, expected, events, context);
    const entries = this.#streams.get(stream) ?? [];
    const recorded = entries.filter((entry) => entry.envelope.commandId === context.commandId);
    if (recorded.length > 0) return toAppended(recorded, true);
    if (entries.length !== expected) throw new VersionConflictError(stream, expected, entries.length);
    const time = new Date(this.#clock.next()).toISOString();
    const written = encoded.map(({ type, schema, json }, i): Entry => {
      const about = { id: randomId(), source: this.#source, type, subject: stream, time, schema };
      return {
        position: this.#all.length + i + 1,
        envelope: { ...about, version: expected + i + 1, ...pick(context) },
        json,
      };
    });
    this.#all.push(...written);
    this.#streams.set(stream, [...entries, ...written]);
    for (const wake of this.#wakes) wake();
    return toAppended(written, false);
  }

  head(stream: string): Promise<StreamHead> {
    const last = this.#streams.get(stream)?.at(-1)?.envelope;
    return Promise.resolve({ version: last?.version ?? 0, lastType: last?.type ?? null });
  }

  last(stream: string): Promise<RecordedEvent | null> {
    const last = this.#streams.get(stream)?.at(-1);
    return Promise.resolve(last === undefined ? null : toEvent(last));
  }

  lastOf(streams: readonly string[]): Promise<ReadonlyMap<string, RecordedEvent>> {
    return eachLast(this, streams);
  }

  readStream(stream: string, after = 0): Promise<readonly RecordedEvent[]> {
    const entries = this.#streams.get(stream) ?? [];
    return Promise.resolve(entries.slice(after).map(toEvent));
  }

  end(): Promise<Position> {
    return Promise.resolve(toPosition(this.#all.length));
  }

  lag(checkpoint: Position | null): Promise<number> {
    return Promise.resolve(Math.max(0, this.#all.length - Number(checkpoint ?? '0')));
  }

  positionOf(): Promise<Position> {
    return this.end();
  }

  reached(checkpoint: Position | null, position: Position): boolean {
    return hasReached(checkpoint, position);
  }

  isPosition(text: string): boolean {
    return isNumberPosition(text, () => this.#all.length);
  }

  follow(after: Position | null, onBatch: (batch: EventBatch) => Promise<void>, options?: FollowOptions): Following {
    const source: FollowSource = {
      read: (from) => {
        const events = this.#all.slice(from, from + MAX_BATCH).map(toEvent);
        return { events, last: from + events.length };
      },
      end: () => this.#all.length,
      onAppend: (wake) => {
        this.#wakes.add(wake);
        return () => this.#wakes.delete(wake);
      },
    };
    const follower = new Follower(
      source,
      fromPosition(after, () => this.#all.length),
      onBatch,
      options,
    );
    this.#followers.add(follower);
    return follower;
  }

  async scan(
    afterStream: string,
    onStream: (stream: string, events: readonly RecordedEvent[]) => Promise<void>,
  ): Promise<void> {
    for (let stream = this.#nextStream(afterStream); stream !== null; stream = this.#nextStream(stream)) {
      await onStream(stream, await this.readStream(stream));
    }
  }

  redact(streams: readonly string[], fields: PersonalFields, actor?: string): Promise<number> {
    let redacted = 0;
    for (const entry of streams.flatMap((stream) => this.#streams.get(stream) ?? [])) {
      if (actor !== undefined && entry.envelope.actor !== actor) continue;
      const json = redactedJson(entry.json, fields.get(entry.envelope.type) ?? []);
      if (json === null) continue;
      entry.json = json;
      redacted += 1;
    }
    return Promise.resolve(redacted);
  }

  /** Memory is not read back from anywhere. */
  scrub(): Promise<null> {
    return Promise.resolve(null);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#open = false;
    await Promise.all([...this.#followers].map((follower) => follower[Symbol.asyncDispose]()));
  }

  /** The order of the names as UTF-8, like the stores on disk. */
  #nextStream(after: string): string | null {
    const from = Buffer.from(after);
    let next: Buffer | null = null;
    for (const stream of this.#streams.keys()) {
      const name = Buffer.from(stream);
      if (name.compare(from) > 0 && (next === null || name.compare(next) < 0)) next = name;
    }
    return next?.toString() ?? null;
  }
}

const pick = ({ actor, commandId, correlationId }: AppendContext): AppendContext => ({
  actor,
  commandId,
  correlationId,
});

function toEvent({ envelope, json }: Entry): RecordedEvent {
  return { ...envelope, data: parsedData(json, 'an entry') };
}

function toAppended(entries: readonly Entry[], replayed: boolean): Appended {
  const last = entries.at(-1);
  const position = toPosition(last?.position ?? 0);
  return { version: last?.envelope.version ?? 0, events: entries.map(toEvent), position, replayed };
}
