import type { RecordedEvent } from '@combolab/contracts';
import type { CreateEventLog } from '../event-log.contract.js';
import { eachLog, happened, intent, numbers } from './support.js';

const nested = (depth: number): unknown => (depth === 0 ? 'bottom' : { in: [nested(depth - 1)] });

const awkward: [string, unknown][] = [
  ['null', null],
  ['an empty text', ''],
  ['unicode beyond the basic plane', 'Pokémon 🎮 \u202eRTL \u0000 nul'],
  ['a lone surrogate', { text: 'a\ud800b', '\udc00': 1 }],
  ['numbers at the edge', [0, -1, 1e21, 5e-324, Number.MAX_SAFE_INTEGER, 0.1]],
  ['lists 200 deep', nested(100)],
  ['a key that looks like a prototype', JSON.parse('{"__proto__":{"a":1},"constructor":2}')],
];

export function describeReading(create: CreateEventLog, relayed: boolean): void {
  describe('reading', () => {
    const log = eachLog(create);

    it('tells version and last type of a stream, 0 and null when there is none', async () => {
      expect(await log().head('combo/1')).toEqual({ version: 0, lastType: null });
      await log().append('combo/1', 0, [happened(1), { ...happened(2), type: 'test.ended' }], intent());
      await log().append('combo/1/feedback/7', 0, [happened(3)], intent());
      expect(await log().head('combo/1')).toEqual({ version: 2, lastType: 'test.ended' });
      expect(await log().head('combo')).toEqual({ version: 0, lastType: null });
    });

    it('gives the last event of a stream, null when there is none', async () => {
      expect(await log().last('combo/1')).toBeNull();
      const { events } = await log().append('combo/1', 0, [happened(1), happened(2)], intent());
      await log().append('combo/1/feedback/7', 0, [happened(3)], intent());
      expect(await log().last('combo/1')).toEqual(events[1]);
      const { events: later } = await log().append('combo/1', 2, [happened(4)], intent());
      expect(await log().last('combo/1')).toEqual(later[0]);
      expect(await log().last('combo')).toBeNull();
    });

    it('gives the last events of several streams at once, without those that do not exist', async () => {
      expect([...(await log().lastOf(['combo/1', 'combo/2']))]).toEqual([]);
      const { events } = await log().append('combo/1', 0, [happened(1), happened(2)], intent());
      const { events: others } = await log().append('combo/1/feedback/7', 0, [happened(3)], intent());
      const lasts = await log().lastOf(['combo/1/feedback/7', 'combo/1', 'combo', 'combo/1']);
      expect(new Map(lasts)).toEqual(
        new Map([
          ['combo/1', events[1]],
          ['combo/1/feedback/7', others[0]],
        ]),
      );
      expect([...(await log().lastOf([]))]).toEqual([]);
    });

    it('reads a stream alone, whole or after a version', async () => {
      await log().append('combo/1', 0, [happened(1), happened(2), happened(3)], intent());
      await log().append('combo/10', 0, [happened(9)], intent());
      expect(numbers(await log().readStream('combo/1'))).toEqual([1, 2, 3]);
      expect(numbers(await log().readStream('combo/1', 1))).toEqual([2, 3]);
      expect(await log().readStream('combo/1', 3)).toEqual([]);
      expect(await log().readStream('combo/none')).toEqual([]);
    });

    it.each(awkward)('gives %s back unchanged', async (_, data) => {
      const { events } = await log().append('combo/1', 0, [{ type: 'test.happened', schema: 1, data }], intent());
      expect(events[0]?.data).toStrictEqual(data);
      expect((await log().readStream('combo/1'))[0]?.data).toStrictEqual(data);
    });

    it('drops undefined members, as JSON does, in the answer too', async () => {
      const data = { a: 1, b: undefined };
      const { events } = await log().append('combo/1', 0, [{ type: 'test.happened', schema: 1, data }], intent());
      expect(Object.keys(events[0]?.data as object)).toEqual(['a']);
      expect(await log().readStream('combo/1')).toStrictEqual(events);
    });

    it('keeps what was given, not what the caller makes of it later', async () => {
      const data = { n: 1 };
      const appending = log().append('combo/1', 0, [{ type: 'test.happened', schema: 1, data }], intent());
      data.n = 2;
      await appending;
      expect(numbers(await log().readStream('combo/1'))).toEqual([1]);
    });
    describeScanning(create);
    describePositions(create, relayed);
  });
}

function describeScanning(create: CreateEventLog): void {
  const log = eachLog(create);

  it('scans every stream once, whole, in the order of the names', async () => {
    for (const stream of ['user/1', 'combo/2', 'combo/1/feedback/7', 'combo/1', 'guide/é', 'guide/z']) {
      await log().append(stream, 0, [happened(1)], intent());
    }
    await log().append('combo/1', 1, [happened(2)], intent());
    const seen: [string, number[]][] = [];
    const note = (stream: string, events: readonly RecordedEvent[]) => {
      seen.push([stream, numbers(events)]);
      return Promise.resolve();
    };
    await log().scan('', note);
    expect(seen).toEqual([
      ['combo/1', [1, 2]],
      ['combo/1/feedback/7', [1]],
      ['combo/2', [1]],
      ['guide/z', [1]],
      ['guide/é', [1]],
      ['user/1', [1]],
    ]);
    seen.length = 0;
    await log().scan('combo/2', note);
    expect(seen.map(([stream]) => stream)).toEqual(['guide/z', 'guide/é', 'user/1']);
  });

  it('gives each stream once though some are written while it scans, and ends with what its consumer throws', async () => {
    await log().append('combo/1', 0, [happened(1)], intent());
    await log().append('combo/2', 0, [happened(1)], intent());
    const seen: [string, number[]][] = [];
    await log().scan('', async (stream, events) => {
      seen.push([stream, numbers(events)]);
      if (stream !== 'combo/1') return;
      await log().append('combo/2', 1, [happened(2)], intent());
      await log().append('combo/3', 0, [happened(3)], intent());
    });
    const [one, two, ...more] = seen;
    expect(one).toEqual(['combo/1', [1]]);
    expect([
      ['combo/2', [1]],
      ['combo/2', [1, 2]],
    ]).toContainEqual(two);
    expect([[], [['combo/3', [3]]]]).toContainEqual(more);
    await expect(log().scan('', () => Promise.reject(new Error('enough')))).rejects.toThrow('enough');
  });
}

function describePositions(create: CreateEventLog, relayed: boolean): void {
  const log = eachLog(create);

  it('knows which positions a checkpoint has reached', async () => {
    const empty = await log().end();
    expect(log().reached(null, empty)).toBe(true);
    const first = await log().append('combo/1', 0, [happened(1)], intent());
    const afterFirst = await log().end();
    const second = await log().append('combo/1', 1, [happened(2), happened(3)], intent());
    const end = await log().end();
    expect([log().reached(empty, end), log().reached(afterFirst, end)]).toEqual([false, false]);
    expect([log().reached(end, empty), log().reached(end, afterFirst), log().reached(end, end)]).toEqual([
      true,
      true,
      true,
    ]);
    expect(log().reached(null, first.position)).toBe(false);
    expect(await log().positionOf('combo/1', 3)).toBe(second.position);
    if (relayed) return;
    expect(log().reached(afterFirst, first.position)).toBe(true);
    expect(log().reached(afterFirst, second.position)).toBe(false);
    expect(log().reached(end, second.position)).toBe(true);
    expect(log().reached(second.position, end)).toBe(true);
  });

  it('tells its own positions from other texts', async () => {
    const { position } = await log().append('combo/1', 0, [happened(1)], intent());
    expect([position, await log().end()].map((own) => log().isPosition(own))).toEqual([true, true]);
    for (const text of [
      '',
      ' ',
      'x',
      '-1',
      '+1',
      '01',
      '1.0',
      '1e0',
      ' 1',
      '0x1',
      '1\n',
      '9'.repeat(40),
      'null',
      '{}',
    ]) {
      expect([text, log().isPosition(text)]).toEqual([text, false]);
    }
    expect(() => log().follow('not a position', () => Promise.resolve())).toThrow(RangeError);
  });
}
