/** First and last version of one command. */
export type Span = readonly [first: number, last: number];

/** What a stream must be asked before an append. */
export interface StreamState {
  version: number;
  /** Command id to its events. */
  readonly commands: Map<string, Span>;
}

/** Keeps the streams used last, bounded by the number of commands they hold together. */
export class StreamCache {
  readonly #capacity: number;
  readonly #streams = new Map<string, StreamState>();
  #commands = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get(stream: string, load: (stream: string) => StreamState): StreamState {
    const known = this.#streams.get(stream);
    if (known !== undefined) {
      this.#streams.delete(stream);
      this.#streams.set(stream, known);
      return known;
    }
    const loaded = load(stream);
    this.#streams.set(stream, loaded);
    this.#commands += loaded.commands.size + 1;
    return loaded;
  }

  record(state: StreamState, commandId: string, span: Span): void {
    state.commands.set(commandId, span);
    state.version = span[1];
    this.#commands += 1;
  }

  /** Forgets the streams used longest ago. Not within a group: its own commands must stay known. */
  trim(): void {
    for (const [stream, state] of this.#streams) {
      if (this.#commands <= this.#capacity) return;
      this.#streams.delete(stream);
      this.#commands -= state.commands.size + 1;
    }
  }

  clear(): void {
    this.#streams.clear();
    this.#commands = 0;
  }
}
