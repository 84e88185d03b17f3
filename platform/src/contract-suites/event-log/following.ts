import type { RecordedEvent } from '@combolab/contracts';
import type { EventBatch, Position } from '../../ports/event-log.js';
import type { CreateEventLog } from '../event-log.contract.js';
import { collect, eachLog, happened, intent, numbers } from './support.js';

export function describeFollowing(create: CreateEventLog): void {
  describe('follow', () => {
    const log = eachLog(create);

    it('hands over the past and what is appended later, in order within a partition key', async () => {
      await log().append('combo/1', 0, [happened(1)], intent());
      const seen: RecordedEvent[] = [];
      await using following = log().follow(null, (batch) => {
        seen.push(...batch.events);
        return Promise.resolve();
      });
      await following.idle();
      expect(numbers(seen)).toEqual([1]);
      await log().append('combo/1/feedback/7', 0, [happened(2)], intent());
      await log().append('combo/1', 1, [happened(3), happened(4)], intent());
      await following.idle();
      expect(numbers(seen)).toEqual([1, 2, 3, 4]);
      expect(seen.slice(2)).toEqual(await log().readStream('combo/1', 1));
    });

    it('wakes by itself', async () => {
      const seen = new Promise<number[]>((resolve) => {
        log().follow(null, (batch) => {
          resolve(numbers(batch.events));
          return Promise.resolve();
        });
      });
      await log().append('combo/1', 0, [happened(1)], intent());
      expect(await seen).toEqual([1]);
    });

    it('hands over long histories in batches of at most 500, none twice and none left out', async () => {
      for (let i = 0; i < 3; i++) {
        await log().append(
          `combo/${String(i)}`,
          0,
          Array.from({ length: 400 }, (_, n) => happened(i * 400 + n)),
          intent(),
        );
      }
      const batches: EventBatch[] = [];
      await using following = log().follow(null, (batch) => {
        batches.push(batch);
        return Promise.resolve();
      });
      await following.idle();
      expect(Math.max(...batches.map((batch) => batch.events.length))).toBeLessThanOrEqual(500);
      expect(batches.flatMap((batch) => numbers(batch.events))).toEqual(Array.from({ length: 1200 }, (_, n) => n));
      const [first] = batches;
      expect(numbers(await collect(log(), first?.position ?? null))).toEqual(
        batches.slice(1).flatMap((batch) => numbers(batch.events)),
      );
    });
    describeFailures(create);
    describeLifetime(create);
  });
}

function describeFailures(create: CreateEventLog): void {
  const log = eachLog(create);

  it('hands the same batch over again when the handler failed, and nothing after it first', async () => {
    const seen: number[][] = [];
    let failures = 2;
    await log().append('combo/1', 0, [happened(1), happened(2)], intent());
    await using following = log().follow(null, async (batch) => {
      seen.push(numbers(batch.events));
      if (seen.length === 1) await log().append('combo/1', 2, [happened(3)], intent());
      if (failures-- > 0) throw new Error('not yet');
    });
    await following.idle();
    await following.idle();
    const order = seen.flat().filter((n, i, all) => all.indexOf(n) === i);
    expect(order).toEqual([1, 2, 3]);
    expect(seen.slice(0, 3).map((batch) => batch.slice(0, 2))).toEqual([
      [1, 2],
      [1, 2],
      [1, 2],
    ]);
    expect(await collect(log(), null)).toHaveLength(3);
  });

  it('says why its handler fails, tells it once, and forgets it when it passes', async () => {
    const told: unknown[] = [];
    let failures = 3;
    const take = () => (failures-- > 0 ? Promise.reject(new Error('not yet')) : Promise.resolve());
    await log().append('combo/1', 0, [happened(1)], intent());
    let failing: string | null = null;
    const onFailure = (error: unknown) => {
      told.push(error);
      queueMicrotask(() => {
        failing = following.failure;
      });
    };
    await using following = log().follow(null, take, { onFailure });
    await following.idle();
    expect([failing, String(told), following.failure]).toEqual(['not yet', 'Error: not yet', null]);
  });

  it('keeps other followers going while one fails', async () => {
    const failing = log().follow(null, () => Promise.reject(new Error('never')));
    await log().append('combo/1', 0, [happened(1)], intent());
    expect(numbers(await collect(log(), null))).toEqual([1]);
    await failing[Symbol.asyncDispose]();
  });
}

function describeLifetime(create: CreateEventLog): void {
  const log = eachLog(create);

  it('says how many events lie behind a position', async () => {
    expect(await log().lag(null)).toBe(0);
    await log().append('combo/1', 0, [happened(1), happened(2)], intent());
    let last: Position | null = null;
    await using following = log().follow(null, ({ position }) => {
      last = position;
      return Promise.resolve();
    });
    await following.idle();
    expect([await log().lag(null), await log().lag(last)]).toEqual([2, 0]);
  });

  it('resumes after a stored position', async () => {
    let stored: Position | null = null;
    const seen: number[] = [];
    const store = (batch: EventBatch) => {
      seen.push(...numbers(batch.events));
      stored = batch.position;
      return Promise.resolve();
    };
    for (const n of [1, 2, 3]) {
      await log().append('combo/1', n - 1, [happened(n)], intent());
      await using following = log().follow(stored, store);
      await following.idle();
    }
    expect(seen).toEqual([1, 2, 3]);
    expect(log().reached(stored, await log().end())).toBe(true);
    expect(await collect(log(), await log().end())).toEqual([]);
  });

  it('is idle only when the handlers of all that was appended before have returned', async () => {
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    let handled = 0;
    await log().append('combo/1', 0, [happened(1)], intent());
    await using following = log().follow(null, async (batch) => {
      await gate;
      handled += batch.events.length;
    });
    let idle = false;
    const waiting = following.idle().then(() => {
      idle = true;
    });
    await collect(log(), null);
    expect([idle, handled]).toEqual([false, 0]);
    release();
    await waiting;
    expect(handled).toBe(1);
  });

  it('hands over nothing once disposed, and waits for the handler that runs', async () => {
    const started: number[] = [];
    const ended: number[] = [];
    let entered = (): void => undefined;
    const running = new Promise<void>((resolve) => {
      entered = resolve;
    });
    const following = log().follow(null, async (batch) => {
      started.push(...numbers(batch.events));
      entered();
      await collect(log(), null);
      ended.push(...numbers(batch.events));
    });
    await log().append('combo/1', 0, [happened(1)], intent());
    await running;
    await following[Symbol.asyncDispose]();
    await log().append('combo/1', 1, [happened(2)], intent());
    await collect(log(), null);
    expect([started, ended]).toEqual([[1], [1]]);
    await expect(following.idle()).rejects.toThrow();
  });
}
