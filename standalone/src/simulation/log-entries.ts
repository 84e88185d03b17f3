import type { RecordedEvent } from '@combolab/contracts';
import { toRecorded, type Row } from '@combolab/platform/adapters/sqlite-event-log/rows';
import type { Seal } from '@combolab/platform/adapters/event-log/seal';

/** An event as it lies in the log: its row, its link of the chain, its seal. */
export interface Entry {
  row: Row;
  readonly hash: string;
  seal: Seal | null;
}

/** First and last version of what a command recorded. */
export type Recorded = readonly [first: number, last: number];

const commandKey = (stream: string, commandId: string): string => `${stream}\n${commandId}`;

/** All events of a log in memory, as readers see them. */
export class LogEntries {
  readonly all: Entry[] = [];
  readonly #streams = new Map<string, Entry[]>();
  readonly #commands = new Map<string, Recorded>();

  constructor(private readonly source: string) {}

  get end(): number {
    return this.all.length;
  }

  add(entry: Entry): void {
    const [, stream, version, commandId] = entry.row;
    this.all.push(entry);
    const known = this.#streams.get(stream);
    if (known === undefined) this.#streams.set(stream, [entry]);
    else known.push(entry);
    const key = commandKey(stream, commandId);
    this.#commands.set(key, [this.#commands.get(key)?.[0] ?? version, version]);
  }

  of(stream: string): readonly Entry[] {
    return this.#streams.get(stream) ?? [];
  }

  recorded(stream: string, commandId: string): Recorded | undefined {
    return this.#commands.get(commandKey(stream, commandId));
  }

  event = ({ row }: Entry): RecordedEvent => toRecorded({ source: this.source, file: 'the log' }, row);

  /** The first stream behind a name, in the order of UTF-8. */
  nextStream(after: string): string | null {
    const from = Buffer.from(after);
    let next: Buffer | null = null;
    for (const stream of this.#streams.keys()) {
      const name = Buffer.from(stream);
      if (name.compare(from) > 0 && (next === null || name.compare(next) < 0)) next = name;
    }
    return next?.toString() ?? null;
  }
}
