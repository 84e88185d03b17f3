import type { ViewMessage } from '@combolab/contracts';
import type { Span, Traces } from '@combolab/platform';

const keyOf = ({ room, part }: ViewMessage): string => `${room}\n${part}`;

/** Records how long a message takes through the gateway, until it was written to the sockets of its room, alone or merged with others. */
export class EmitSpans {
  /** By room and part. */
  readonly #waiting = new Map<string, Span[]>();

  constructor(private readonly traces: Traces) {}

  /** @param traceparent of what the message comes of; undefined where that is not recorded */
  begin(message: ViewMessage, traceparent: string | undefined): void {
    if (traceparent === undefined) return;
    const span = this.traces.begin(`emit ${message.part}`, traceparent, {
      kind: 'producer',
      attributes: { 'combolab.room.kind': message.room.replace(/:.*/, '') },
    });
    if (span === null) return;
    const key = keyOf(message);
    const waiting = this.#waiting.get(key);
    if (waiting === undefined) this.#waiting.set(key, [span]);
    else waiting.push(span);
  }

  /** @param viewersOf how many sockets are in a room */
  emitted(message: ViewMessage, viewersOf: (room: string) => number): void {
    if (this.#waiting.size === 0) return;
    const key = keyOf(message);
    for (const span of this.#waiting.get(key) ?? []) {
      span.set({ 'combolab.viewers': viewersOf(message.room) });
      span.end();
    }
    this.#waiting.delete(key);
  }
}
