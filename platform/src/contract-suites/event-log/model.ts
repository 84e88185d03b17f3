import fc from 'fast-check';
import type { RecordedEvent } from '@combolab/contracts';
import {
  partitionKey,
  VersionConflictError,
  type Appended,
  type EventLog,
  type Following,
  type Position,
} from '../../ports/event-log.js';
import type { CreateEventLog } from '../event-log.contract.js';
import { happened } from './support.js';

interface Write {
  readonly stream: string;
  readonly commandId: string;
  /** Added to the version the stream has when the writes start: 0 is what a well-informed writer expects. */
  readonly drift: number;
  readonly count: number;
}

type Step =
  | { readonly kind: 'write'; readonly writes: readonly Write[] }
  | { readonly kind: 'read' }
  | { readonly kind: 'restart' }
  | { readonly kind: 'fail'; readonly times: number };

const write: fc.Arbitrary<Write> = fc.record({
  stream: fc.constantFrom('combo/1', 'combo/1/feedback/7', 'combo/2'),
  commandId: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'),
  drift: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.integer({ min: -2, max: 3 })),
  count: fc.integer({ min: 1, max: 3 }),
});

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('write' as const),
      writes: fc.array(write, { minLength: 1, maxLength: 6 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('read' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('restart' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('fail' as const), times: fc.integer({ min: 1, max: 2 }) }) },
);

/** Random histories against the simplest log there is: a list. Writers race; the consumer fails and restarts. */
export function describeModel(create: CreateEventLog, relayed: boolean): void {
  it('behaves like a list under racing, repeating and stale writers and a consumer that crashes', async () => {
    const run = async (steps: readonly Step[]): Promise<void> => {
      await using log = await create();
      const model = new Model(log, relayed);
      const consumer = new Consumer(log);
      for (const next of steps) {
        if (next.kind === 'write') await model.write(next.writes);
        else if (next.kind === 'read') await model.compare();
        else if (next.kind === 'fail') consumer.failures += next.times;
        else await consumer.restart();
      }
      await model.compare();
      await consumer.drain();
      const unit = relayed ? (stream: string) => stream : partitionKey;
      expect(grouped(consumer.effects, unit)).toEqual(grouped(model.events, unit));
    };
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), run), {
      numRuns: relayed ? 12 : 40,
    });
  }, 120_000);
}

class Model {
  events: RecordedEvent[] = [];
  readonly #log: EventLog;
  #number = 0;

  constructor(
    log: EventLog,
    private readonly relayed: boolean,
  ) {
    this.#log = log;
  }

  async write(writes: readonly Write[]): Promise<void> {
    const expected = writes.map((one) => Math.max(0, this.#version(one.stream) + one.drift));
    const before = [...this.events];
    const answers = await Promise.allSettled(
      writes.map(({ stream, commandId, count }, i) => {
        const events = Array.from({ length: count }, () => happened((this.#number += 1)));
        return this.#log.append(stream, expected[i] ?? 0, events, { commandId, actor: null, correlationId: 'model' });
      }),
    );
    this.#takeWritten(answers);
    answers.forEach((answer, i) => {
      const { stream, commandId } = writes[i] as Write;
      if (answer.status === 'fulfilled') this.#checkAnswer(stream, commandId, answer.value);
      else this.#checkRefusal(stream, commandId, expected[i] ?? 0, before, answer.reason);
    });
  }

  async compare(): Promise<void> {
    for (const stream of ['combo/1', 'combo/1/feedback/7', 'combo/2']) {
      const events = this.#of(stream);
      expect(await this.#log.readStream(stream)).toEqual(events);
      expect(await this.#log.readStream(stream, 2)).toEqual(events.slice(2));
      expect((await this.#log.last(stream))?.id ?? null).toBe(events.at(-1)?.id ?? null);
      expect(await this.#log.head(stream)).toEqual({ version: events.length, lastType: events.at(-1)?.type ?? null });
    }
  }

  /** Racing writers may win in any order; the one they won in must be a history without gaps. */
  #takeWritten(answers: readonly PromiseSettledResult<Appended>[]): void {
    const written = answers.flatMap((answer) =>
      answer.status === 'fulfilled' && !answer.value.replayed ? [answer.value] : [],
    );
    written.sort((a, b) => (this.#follows(a, b) ? 1 : -1));
    for (const { events, version } of written) {
      for (const event of events) {
        expect(event.version).toBe(this.#version(event.subject) + 1);
        expect(
          this.events.some(
            (old) => old.subject === event.subject && old.commandId === event.commandId && !events.includes(old),
          ),
        ).toBe(false);
        this.events.push(event);
      }
      expect(version).toBe(events.at(-1)?.version);
    }
  }

  /** Where positions of appends don't compare, versions within a stream do. */
  #follows(a: Appended, b: Appended): boolean {
    return this.relayed ? a.version > b.version : this.#log.reached(a.position, b.position);
  }

  #checkAnswer(stream: string, commandId: string, answer: Appended): void {
    expect(answer.events).toEqual(this.#of(stream).filter((event) => event.commandId === commandId));
    expect(answer.version).toBe(answer.events.at(-1)?.version);
  }

  /** Wrong only when the stream stood at the expected version all the time, or the command was recorded before. */
  #checkRefusal(
    stream: string,
    commandId: string,
    expected: number,
    before: readonly RecordedEvent[],
    reason: unknown,
  ): void {
    expect(reason).toBeInstanceOf(VersionConflictError);
    const old = before.filter((event) => event.subject === stream);
    expect(old.some((event) => event.commandId === commandId)).toBe(false);
    expect(old.length === expected && this.#version(stream) === expected).toBe(false);
  }

  #of(stream: string): RecordedEvent[] {
    return this.events.filter((event) => event.subject === stream);
  }

  #version(stream: string): number {
    return this.#of(stream).length;
  }
}

/** Stores its position with its effects, so that each event takes effect once whatever happens. */
class Consumer {
  failures = 0;
  effects: RecordedEvent[] = [];
  readonly #log: EventLog;
  #position: Position | null = null;
  #following: Following;

  constructor(log: EventLog) {
    this.#log = log;
    this.#following = this.#follow();
  }

  async restart(): Promise<void> {
    await this.#following[Symbol.asyncDispose]();
    this.#following = this.#follow();
  }

  async drain(): Promise<void> {
    await this.#following.idle();
    await this.#following[Symbol.asyncDispose]();
  }

  #follow(): Following {
    return this.#log.follow(this.#position, (batch) => {
      if (this.failures > 0) {
        this.failures -= 1;
        return Promise.reject(new Error('crashed before its effects'));
      }
      this.effects.push(...batch.events);
      this.#position = batch.position;
      return Promise.resolve();
    });
  }
}

function grouped(events: readonly RecordedEvent[], unit: (stream: string) => string): Map<string, RecordedEvent[]> {
  const partitions = new Map<string, RecordedEvent[]>();
  for (const event of events) {
    const key = unit(event.subject);
    partitions.set(key, [...(partitions.get(key) ?? []), event]);
  }
  return partitions;
}
