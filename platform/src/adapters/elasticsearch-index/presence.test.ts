import { jest } from '@jest/globals';
import { SearchUnavailableError } from '../../ports/search-index.js';
import { Absence } from '../../supervision/absence.js';
import type { Generation } from './generations.js';
import { Presence } from './presence.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A cluster that a test takes away, and whose index it loses. */
function cluster() {
  const state = { away: false, index: false, made: 0 };
  const answered = <T>(answer: () => T): Promise<T> =>
    state.away ? Promise.reject(new SearchUnavailableError('nobody')) : Promise.resolve(answer());
  const generations = {
    prepare: () =>
      answered(() => {
        if (!state.index) state.made += 1;
        state.index = true;
      }),
    read: () =>
      answered((): Generation => ({ all: [], current: state.index ? 'c-1' : null, next: null, swapping: false })),
  };
  const absence = new Absence('Elasticsearch', 'searching is off');
  return { state, absence, presence: new Presence(generations, absence) };
}

it('opens while nobody answers, and makes the index when somebody does', async () => {
  const { state, absence, presence } = cluster();
  state.away = true;
  await presence.open();
  expect(absence.told).toContain('Elasticsearch does not answer since');
  expect(() => {
    presence.assertPrepared();
  }).toThrow(SearchUnavailableError);
  await jest.advanceTimersByTimeAsync(5000);
  expect([state.made, absence.told === null]).toEqual([0, false]);
  state.away = false;
  await jest.advanceTimersByTimeAsync(5000);
  expect([state.made, absence.told]).toEqual([1, null]);
  presence.assertPrepared();
});

it('never makes an index anew that was lost: an empty one would look whole', async () => {
  const { state, absence, presence } = cluster();
  await presence.open();
  state.index = false;
  presence.missed(new SearchUnavailableError('gone'));
  await jest.advanceTimersByTimeAsync(10_000);
  expect([state.made, absence.told === null]).toEqual([1, false]);
  state.index = true;
  await jest.advanceTimersByTimeAsync(5000);
  expect(absence.told).toBeNull();
});

it('takes no notice of what is no outage, and refuses to open what cannot be used', async () => {
  const { absence, presence } = cluster();
  await presence.open();
  presence.missed(new Error('a wrong question'));
  expect(absence.told).toBeNull();
  const newer = () => Promise.reject(new Error('a newer build'));
  const refused = new Presence({ prepare: newer, read: newer }, absence);
  await expect(refused.open()).rejects.toThrow('a newer build');
});

it('asks no more when it is closed', async () => {
  const { state, absence, presence } = cluster();
  state.away = true;
  await presence.open();
  presence[Symbol.dispose]();
  state.away = false;
  await jest.advanceTimersByTimeAsync(10_000);
  expect([state.made, absence.told === null]).toEqual([0, false]);
});
