import fc from 'fast-check';
import { ComboSource, dayProblem, isReplayVersion } from './source.js';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const said = (source: unknown): string => ComboSource.safeParse(source).error?.issues[0]?.message ?? 'taken';
const replay = (rest: object): unknown => ({ kind: 'replay', version: '3.9.0', ...rest });

it('takes what replays say', () => {
  for (const version of ['0.1.0', '1.2.0', '3.9.0', '3.16.0', '255.255.255'])
    expect(said(replay({ version }))).toBe('taken');
  expect(ComboSource.parse(replay({ playedOn: '2020-03-12' }))).toEqual({
    ...{ kind: 'replay', version: '3.9.0', playedOn: '2020-03-12' },
  });
});

it.each(['', '3.9', '3.9.0.1', 'v3.9.0', '3.9.x', '03.9.0', '3.9.0 ', '1000.0.0', '3,9,0', '-1.0.0'])(
  'refuses the version "%s"',
  (version) => {
    expect(isReplayVersion(version)).toBe(false);
    expect(said(replay({ version }))).toBe('is no version of the format of Slippi files such as 3.9.0');
  },
);

it('takes days from the first replays on, leap days among them, and tomorrow where clocks differ', () => {
  for (const day of ['2017-01-01', '2017-12-18', '2020-02-29', '2026-03-01', '2026-03-02'])
    expect([day, dayProblem(day, NOW)]).toEqual([day, null]);
});

it.each([
  ['', 'is no day'],
  ['2020-03-12T20:15:30Z', 'is no day'],
  ['12 Mar 2020', 'is no day'],
  ['2020-3-12', 'is no day'],
  ['2020-13-01', 'is no day'],
  ['2021-02-29', 'is no day'],
  ['2020-04-31', 'is no day'],
  ['2020-04-00', 'is no day'],
  ['+02020-04-01', 'is no day'],
  ['2016-12-31', 'is before 2017-01-01'],
  ['2001-11-21', 'is before 2017-01-01'],
  ['2026-03-03', 'is a day to come'],
  ['2099-01-01', 'is a day to come'],
])('refuses the day "%s" in words that say what to do', (day, why) => {
  expect(dayProblem(day, NOW)).toMatch(new RegExp(`^${why}.*\\. Leave it out where it is not known$`));
});

it('goes by the clock of who checks', () => {
  const dayAfter = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  expect(said(replay({ playedOn: dayAfter(0) }))).toBe('taken');
  expect(said(replay({ playedOn: dayAfter(3) }))).toMatch(/^is a day to come/);
});

it('takes every day there was, and nothing that only looks like one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40 }), fc.nat(13), fc.nat(33), (year, month, day) => {
      const text = [2000 + year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
      const lasts = new Date(Date.UTC(2000 + year, month, 0)).getUTCDate();
      const isDay = month >= 1 && month <= 12 && day >= 1 && day <= lasts;
      expect(dayProblem(text, Date.UTC(2050)) === null).toBe(isDay && year >= 17);
    }),
  );
});

it('refuses whatever else somebody tells of a replay', () => {
  for (const wrong of [
    null,
    'replay',
    { kind: 'replay' },
    { version: '3.9.0' },
    { kind: 'video', version: '3.9.0' },
    replay({ playedOn: null }),
    replay({ file: 'Game_1.slp' }),
    replay({ names: ['Foxy'] }),
    replay({ players: null }),
    replay({ players: 'Foxy' }),
  ])
    expect(ComboSource.safeParse(wrong).success).toBe(false);
});

it('takes the names of one or two who played, trimmed, and says what is wrong with others', () => {
  const named = (...players: readonly string[]) => replay({ players });
  expect(ComboSource.parse(named(' Foxy ', '<b>Zed</b>'))).toMatchObject({ players: ['Foxy', '<b>Zed</b>'] });
  expect([said(named('x'.repeat(32))), said(named('空'))]).toEqual(['taken', 'taken']);
  expect(said(named())).toBe('leave it out where nobody is named');
  expect(said(named('a', 'b', 'c'))).toBe('has more than two names');
  for (const wrong of ['', '  ', 'x'.repeat(33), 'a\0b']) expect(said(named(wrong))).not.toBe('taken');
});

it('takes the stage that it was played on, and whether it took the stock', () => {
  expect(ComboSource.parse(replay({ stage: ' Battlefield ', killed: true }))).toMatchObject({
    stage: 'Battlefield',
    killed: true,
  });
  for (const wrong of [{ stage: '' }, { stage: 'x'.repeat(41) }, { stage: 8 }, { killed: 'yes' }])
    expect(said(replay(wrong))).not.toBe('taken');
});
