import { VersionConflictError } from '../../ports/event-log.js';
import type { CreateEventLog } from '../event-log.contract.js';
import { collect, eachLog, happened, intent, numbers } from './support.js';

export function describeAppending(create: CreateEventLog): void {
  describe('append', () => {
    const log = eachLog(create);

    it('numbers a stream from 1 without gaps and fills the envelope', async () => {
      const first = await log().append('combo/1', 0, [happened(1), happened(2)], intent());
      const second = await log().append('combo/1', 2, [happened(3)], { ...intent('c3'), actor: null });
      expect([first.version, second.version]).toEqual([2, 3]);
      expect([first.replayed, second.replayed]).toEqual([false, false]);
      const events = await log().readStream('combo/1');
      expect(events).toEqual([...first.events, ...second.events]);
      expect(events.map((event) => event.version)).toEqual([1, 2, 3]);
      expect(new Set(events.map((event) => event.id)).size).toBe(3);
      expect(events[0]).toMatchObject({ subject: 'combo/1', type: 'test.happened', schema: 1, actor: 'user-1' });
      expect(events[2]).toMatchObject({ commandId: 'c3', correlationId: 'correlation-1', actor: null, data: { n: 3 } });
      expect(events[0]?.id).toMatch(/^[\w-]{22}$/);
      expect(events[0]?.source).not.toBe('');
    });

    it('lets exactly one of many racing writers win', async () => {
      const racing = Array.from({ length: 20 }, (_, n) => log().append('combo/1', 0, [happened(n)], intent()));
      const results = await Promise.allSettled(racing);
      expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
      for (const result of results) {
        if (result.status === 'rejected') {
          expect(result.reason).toBeInstanceOf(VersionConflictError);
          expect(result.reason).toMatchObject({ stream: 'combo/1', expected: 0, actual: 1 });
        }
      }
      expect(await log().readStream('combo/1')).toHaveLength(1);
    });

    it('refuses a version that is behind or ahead', async () => {
      await log().append('combo/1', 0, [happened(1), happened(2)], intent());
      for (const expected of [0, 1, 3]) {
        await expect(log().append('combo/1', expected, [happened(3)], intent())).rejects.toThrow(VersionConflictError);
      }
      await expect(log().append('combo/2', 1, [happened(1)], intent())).rejects.toThrow(VersionConflictError);
      expect(await log().head('combo/2')).toEqual({ version: 0, lastType: null });
    });

    it('refuses one command of many that run together, and that one alone', async () => {
      await log().append('combo/stale', 0, [happened(0)], intent());
      const streams = Array.from({ length: 40 }, (_, i) => (i % 4 === 3 ? 'combo/stale' : `combo/${String(i)}`));
      const results = await Promise.allSettled(
        streams.map((stream, n) => log().append(stream, 0, [happened(n)], intent())),
      );
      expect(results.map((result) => result.status)).toEqual(
        streams.map((stream) => (stream === 'combo/stale' ? 'rejected' : 'fulfilled')),
      );
      const recorded = numbers(await collect(log(), null)).sort((a, b) => a - b);
      expect(recorded).toEqual([0, ...streams.flatMap((s, n) => (s === 'combo/stale' ? [] : [n]))]);
    });

    it('records a chain of commands that were asked for together', async () => {
      await Promise.all(Array.from({ length: 30 }, (_, n) => log().append('combo/1', n, [happened(n)], intent())));
      expect(numbers(await log().readStream('combo/1'))).toEqual(Array.from({ length: 30 }, (_, n) => n));
    });
    describeRepeats(create);
    describeTime(create);
  });
}

function describeRepeats(create: CreateEventLog): void {
  const log = eachLog(create);

  it('answers a repeated command with what was recorded, whatever version it expects', async () => {
    await log().append('combo/1', 0, [happened(1)], intent());
    const first = await log().append('combo/1', 1, [happened(2), happened(3)], intent('again'));
    await log().append('combo/1', 3, [happened(4)], intent());
    for (const expected of [0, 1, 4, 9]) {
      const repeat = await log().append('combo/1', expected, [happened(99)], intent('again'));
      expect(repeat).toEqual({ ...first, replayed: true });
    }
    expect(numbers(await log().readStream('combo/1'))).toEqual([1, 2, 3, 4]);
  });

  it('records a command once when it arrives many times at once', async () => {
    const repeats = Array.from({ length: 10 }, () => log().append('combo/1', 0, [happened(1)], intent('same')));
    const answers = await Promise.all(repeats);
    expect(answers.filter((answer) => !answer.replayed)).toHaveLength(1);
    for (const answer of answers) expect({ ...answer, replayed: false }).toEqual(answers.find((a) => !a.replayed));
    expect(await log().readStream('combo/1')).toHaveLength(1);
  });

  it('keeps command ids per stream', async () => {
    await log().append('combo/1', 0, [happened(1)], intent('shared'));
    const other = await log().append('combo/2', 0, [happened(2)], intent('shared'));
    expect(other.replayed).toBe(false);
    expect(numbers(await log().readStream('combo/2'))).toEqual([2]);
  });

  it('forgets a refused command: it may be tried again', async () => {
    await expect(log().append('combo/1', 5, [happened(1)], intent('again'))).rejects.toThrow(VersionConflictError);
    expect((await log().append('combo/1', 0, [happened(1)], intent('again'))).replayed).toBe(false);
  });
}

function describeTime(create: CreateEventLog): void {
  const log = eachLog(create);

  it('writes times as ISO UTC with milliseconds that never go back in log order', async () => {
    const before = new Date().toISOString();
    for (let n = 0; n < 30; n++) await log().append(`combo/${String(n)}`, 0, [happened(n), happened(n)], intent());
    const times = (await collect(log(), null)).map((event) => event.time);
    expect(times).toHaveLength(60);
    for (const time of times) expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(times).toEqual([...times].sort());
    expect((times[0] ?? '') >= before).toBe(true);
  });
}
