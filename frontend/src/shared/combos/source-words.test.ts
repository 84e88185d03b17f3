import { dayWords, sourceWords } from './source-words.js';

it('says where a combo was taken from, with its day where that is known', () => {
  expect(sourceWords({ kind: 'replay', version: '3.9.0', playedOn: '2020-03-12' })).toBe(
    'From a Slippi replay of 12 Mar 2020, format 3.9.0',
  );
  expect(sourceWords({ kind: 'replay', version: '0.1.0' })).toBe('From a Slippi replay, format 0.1.0');
});

it('has the same day in every time zone', () => {
  expect([dayWords('2018-06-01'), dayWords('2024-02-29'), dayWords('2019-12-31')]).toEqual([
    '1 Jun 2018',
    '29 Feb 2024',
    '31 Dec 2019',
  ]);
});

it('says who played where they are shown', () => {
  const of = (...players: readonly string[]) =>
    sourceWords({ kind: 'replay', version: '3.9.0', players: [...players] });
  expect([of('Foxy'), of('Foxy', 'MART#7')]).toEqual([
    'From a Slippi replay, format 3.9.0, played by Foxy',
    'From a Slippi replay, format 3.9.0, played by Foxy and MART#7',
  ]);
});

it('says where it was played, and that it took the stock', () => {
  const source = { kind: 'replay', version: '3.9.0', stage: 'Battlefield', killed: true, players: ['Foxy'] } as const;
  expect(sourceWords({ ...source, players: [...source.players] })).toBe(
    'From a Slippi replay, format 3.9.0, on Battlefield, took the stock, played by Foxy',
  );
  expect(sourceWords({ kind: 'replay', version: '3.9.0', killed: false })).toBe('From a Slippi replay, format 3.9.0');
});
