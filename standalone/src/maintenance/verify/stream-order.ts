import type { RecordedEvent } from '@combolab/contracts';

interface Seen {
  version: number;
  time: string;
  /** Command of the last event. */
  command: string;
  readonly commands: Set<string>;
}

/** Watches the log itself: versions without gaps, each command once and in one piece, times that never go back in a stream. */
export class StreamOrder {
  readonly findings: string[] = [];
  readonly #streams = new Map<string, Seen>();
  readonly #ids = new Set<string>();

  add({ id, subject, version, time, commandId }: RecordedEvent): void {
    const seen = this.#streams.get(subject) ?? { version: 0, time, command: '', commands: new Set() };
    const report = (what: string): void => void this.findings.push(`${subject}@${String(version)} ${what}`);
    if (version !== seen.version + 1) report(`follows version ${String(seen.version)}`);
    if (time < seen.time) report(`is older than the event before it`);
    if (commandId !== seen.command && seen.commands.has(commandId)) report(`records the command ${commandId} again`);
    if (this.#ids.has(id)) report(`has the id ${id} of another event`);
    this.#ids.add(id);
    seen.commands.add(commandId);
    this.#streams.set(subject, Object.assign(seen, { version, time, command: commandId }));
  }

  /** Compares with what reading by stream gives, which may have moved on. */
  compare(stream: string, events: readonly RecordedEvent[]): void {
    const version = this.#streams.get(stream)?.version ?? 0;
    const versions = events.map((event) => event.version);
    const whole = versions.length >= version && versions.every((each, i) => each === i + 1);
    if (!whole) {
      this.findings.push(
        `${stream} has ${String(version)} events in the log, reading it gives [${versions.join(', ')}]`,
      );
    }
    if (events.slice(0, version).some(({ id }) => !this.#ids.has(id)))
      this.findings.push(`${stream} reads events that the log in order does not have`);
  }

  get streams(): IterableIterator<string> {
    return this.#streams.keys();
  }
}
