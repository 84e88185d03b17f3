import { replaySource } from './replay-source.js';

const NOW = Date.parse('2026-03-01T12:00:00Z');

it('names the version and the day, never the moment', () => {
  expect(replaySource('3.9.0', '2020-03-12T23:59:59.000Z', NOW)).toEqual({
    ...{ kind: 'replay', version: '3.9.0', playedOn: '2020-03-12' },
  });
});

it('names the day by UTC, and by the clock of a console that names no time zone, wherever it is read', () => {
  const dayOf = (startAt: string) => replaySource('2.0.1', startAt, NOW)?.playedOn;
  expect(dayOf('2020-03-12T23:30:00-02:00')).toBe('2020-03-13');
  for (const time of ['00:00:00', '11:31:07', '23:59:59.999']) expect(dayOf(`2019-06-13T${time}`)).toBe('2019-06-13');
});

it.each([
  ['there is none', null],
  ['it is no time', 'yesterday'],
  ['it is damaged', '2019-06-13T99:31:07Z'],
  ['its clock was never set', '2000-01-01T00:03:00.000Z'],
  ['its clock runs years ahead', '2031-01-01T00:00:00.000Z'],
  ['it lies beyond the years of four digits', '+012026-01-01T00:00:00.000Z'],
])('leaves the day out where %s', (_, startedAt) => {
  expect(replaySource('0.1.0', startedAt, NOW)).toEqual({ kind: 'replay', version: '0.1.0' });
});

it('names nothing whose version is damaged', () => {
  expect([replaySource(undefined, null, NOW), replaySource('3.NaN.0', null, NOW)]).toEqual([undefined, undefined]);
});
