import { PracticeRecorded, PracticeStopped, type PracticeCard } from '@combolab/contracts';
import { fold } from '../../commands/decider.js';
import { play, record as recorded } from '../../commands/testing/play-commands.js';
import { isBetter, practiceDecider, type PracticeCommand } from './practice.decider.js';

const of = { userId: 'u1', comboId: 'c1' };
const { card, ...EXAMPLE } = PracticeRecorded.example;
const CARD = card as PracticeCard;
const RUN = { ...EXAMPLE, ...of, speed: 0.5, score: 60 };

/** A run that came in; `seen` notes with which state the schedule was asked. */
const record = (runId: string, more: object = {}, seen: unknown[] = []): PracticeCommand => ({
  type: 'record',
  run: { ...RUN, runId, ...more },
  schedule: (state) => {
    seen.push(state);
    return CARD;
  },
});
const stop: PracticeCommand = { type: 'stop', ...of };
const erase: PracticeCommand = { type: 'erase', ...of };
const stateAfter = (...commands: readonly PracticeCommand[]) => play(practiceDecider, commands).state;

it('counts whole runs, keeps the best, and queues the combo with the card that the schedule gives', () => {
  expect(stateAfter(record('a'))).toEqual({
    attempts: 1,
    best: { speed: 0.5, score: 60, at: '2023-11-14T22:13:20.000Z' },
    lastAt: '2023-11-14T22:13:20.000Z',
    card: CARD,
    isQueued: true,
    runIds: ['a'],
  });
  const seen: unknown[] = [];
  const { state } = play(practiceDecider, [record('a', {}, seen), record('b', { score: 50 }, seen)]);
  expect(state).toMatchObject({
    attempts: 2,
    best: { score: 60 },
    runIds: ['a', 'b'],
    lastAt: '2023-11-14T22:13:21.000Z',
  });
  expect(seen).toEqual([null, expect.objectContaining({ attempts: 1, runIds: ['a'] })]);
});

it.each([
  ['faster, though with fewer points', { speed: 1, score: 10 }, true],
  ['as fast, with more points', { speed: 0.5, score: 61 }, true],
  ['as good', { speed: 0.5, score: 60 }, false],
  ['slower, with more points', { speed: 0.25, score: 99 }, false],
])('takes for the best a run that is %s: %j', (_, run, better) => {
  const best = { speed: 0.5, score: 60, at: 'then' };
  expect(isBetter(run, best)).toBe(better);
  expect(isBetter(run, null)).toBe(true);
  const { state } = play(practiceDecider, [record('a'), record('b', run)]);
  expect(state?.best).toMatchObject(better ? run : { speed: 0.5, score: 60 });
});

it('counts a run that no hands can have made, but never as the best', () => {
  expect(stateAfter(record('a', { plausible: false }))).toMatchObject({ attempts: 1, best: null, isQueued: true });
});

it('counts and schedules a run that waited, but never as the best: no timing was measured', () => {
  expect(stateAfter(record('a', { strictness: 'exact', score: 100, speed: 1 }))).toMatchObject({
    ...{ attempts: 1, best: null, isQueued: true, card: CARD },
  });
  expect(stateAfter(record('a'), record('b', { strictness: 'needed', score: 100, speed: 1 }))).toMatchObject({
    ...{ attempts: 2, best: { score: 60, speed: 0.5 } },
  });
});

it('neither counts nor schedules a run of a section, and knows it again', () => {
  const seen: unknown[] = [];
  const section = [10, 60];
  const { events, state } = play(practiceDecider, [record('a', { section }, seen), record('a', { section }, seen)]);
  expect(events).toHaveLength(1);
  expect(events[0]?.data).not.toHaveProperty('card');
  expect(state).toEqual({
    attempts: 0,
    best: null,
    card: null,
    isQueued: false,
    runIds: ['a'],
    lastAt: '2023-11-14T22:13:20.000Z',
  });
  expect(seen).toEqual([]);
});

it('records a run once, however often it comes, as long as it is one of the last 50', () => {
  expect(play(practiceDecider, [record('a'), record('a'), record('b'), record('a')]).events).toHaveLength(2);
  const many = Array.from({ length: 50 }, (_, n) => record(`r${String(n)}`));
  const { state, events } = play(practiceDecider, [record('old'), ...many, record('r0'), record('old')]);
  expect(state?.runIds).toHaveLength(50);
  expect(events).toHaveLength(52);
  expect(state?.runIds.at(-1)).toBe('old');
});

it('leaves the queue when it is stopped, once, and keeps what was learned', () => {
  const { events, state } = play(practiceDecider, [stop, record('a'), stop, stop]);
  expect(events.map(({ type }) => type)).toEqual(['practice.recorded', 'practice.stopped']);
  expect(events[1]?.data).toEqual(of);
  expect(state).toMatchObject({ isQueued: false, card: CARD, attempts: 1 });
  expect(stateAfter(record('a'), stop, record('b'))?.isQueued).toBe(true);
});

it('is erased with the account, once, with everything that was recorded', () => {
  const { events, state } = play(practiceDecider, [record('a'), erase, erase]);
  expect(events.map(({ type }) => type)).toStrictEqual(['practice.recorded', 'practice.erased']);
  expect(events[1]?.data).toEqual(of);
  expect(state).toEqual({
    attempts: 0,
    best: null,
    card: null,
    isQueued: false,
    runIds: [],
    lastAt: '2023-11-14T22:13:21.000Z',
    erased: true,
  });
  expect(stateAfter(erase)).toMatchObject({ erased: true });
});

it('counts no run that lacks a card, nor one of a section that has one, however it came into the log', () => {
  const folded = (more: object) =>
    fold(practiceDecider, recorded([PracticeRecorded({ ...RUN, runId: 'a', ...more })], 0));
  for (const more of [{ section: null }, { section: [10, 60], card: CARD }])
    expect(folded(more)).toMatchObject({ attempts: 0, best: null, card: null, isQueued: false, runIds: ['a'] });
});

it('is nothing while nothing but an end was recorded', () => {
  expect(fold(practiceDecider, recorded([PracticeStopped(of)], 0))).toBeNull();
});
