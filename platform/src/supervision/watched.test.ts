import { lagFault, parkedFault, Watched } from './watched.js';

const parked = (stream: string) => ({
  ...{ projection: 'combos', stream, version: 2, reason: 'no sense', parkedAt: '2026-01-01T00:00:00.000Z' },
});

it('tells what is wrong of all that is looked at, and that something cannot be told', async () => {
  const watched = new Watched();
  expect(await watched.faults()).toEqual([]);
  watched.add(() => null);
  const forget = watched.add(() => Promise.resolve('the index is down'));
  watched.add(() => Promise.reject(new Error('nobody answers')));
  expect(await watched.faults()).toEqual(['the index is down', 'what is wrong cannot be told: nobody answers']);
  forget();
  expect(await watched.faults()).toEqual(['what is wrong cannot be told: nobody answers']);
});

it('does not wait for who does not answer', async () => {
  const watched = new Watched(20);
  watched.add(() => new Promise(() => undefined));
  watched.add(() => 'the index is down');
  expect(await watched.faults()).toEqual(['what is wrong cannot be told in time', 'the index is down']);
});

it('names parked streams and how far something is behind', () => {
  expect(parkedFault([])).toBeNull();
  expect(parkedFault([parked('combo/1')])).toBe('one stream is parked: combos combo/1@2 (no sense)');
  expect(parkedFault(['a', 'b', 'c', 'd', 'e'].map(parked))).toMatch(/^5 streams are parked: .*, and 2 more$/);
  expect([lagFault('the views', 10, 10), lagFault('the views', 11, 10)]).toEqual([
    null,
    'the views are 11 events behind the log',
  ]);
});
