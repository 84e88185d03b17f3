import { z } from 'zod/mini';
import type { PressEdge } from './edges.js';
import { implausible } from './implausible.js';
import { PracticeRun } from './practice-run.js';
import { BEGIN_MS, syntheticTrace } from './testing/synthetic-trace.js';
import { syntheticTrack } from './testing/synthetic-track.js';

const ACTIONS = syntheticTrack(7);
const human = syntheticTrace(ACTIONS, { seed: 7 });
const RUN: PracticeRun = {
  ...{ comboId: 'c1', contentVersion: 1, speed: 1, strictness: 'timed', controller: 'gamepad', section: null },
  edges: [...human.edges],
  durationMs: (human.samples.at(-1)?.at ?? 0) - BEGIN_MS,
};
const doubts = (more: Partial<PracticeRun>): readonly string[] => implausible({ ...RUN, ...more }, ACTIONS);
const tap = (type: PressEdge['type'], frame: number): PressEdge[] => [
  { type, down: true, frame },
  { type, down: false, frame: frame + 1 },
];

it('reads what it wrote, at each speed', () => {
  for (const speed of [1 / 8, 1 / 4, 1 / 2, 2 / 3, 1] as const) {
    const run = { ...RUN, speed };
    expect(z.parse(PracticeRun, JSON.parse(JSON.stringify(run)))).toEqual(run);
  }
});

it('reads a run that waited, with the time of each press', () => {
  const edges = RUN.edges.map((edge, place) => ({ ...edge, at: place * 10 }));
  const run = { ...RUN, strictness: 'exact', edges };
  expect(z.parse(PracticeRun, JSON.parse(JSON.stringify(run)))).toEqual(run);
});

it.each<[string, object]>([
  ['a speed of its own', { speed: 3 }],
  ['a strictness nobody knows', { strictness: 'lax' }],
  ['a run that waits, without times', { strictness: 'exact' }],
  ['a section of a run that waits', { strictness: 'exact', edges: [], section: [0, 20] }],
  ['an unknown controller', { controller: 'mind' }],
  ['an unknown input', { edges: [{ type: 'Z', down: true, frame: 1 }] }],
  ['a frame that is no number', { edges: [{ type: 'A_BUTTON', down: true, frame: NaN }] }],
  ['a frame far beyond the clip', { edges: [{ type: 'A_BUTTON', down: true, frame: 9000 }] }],
  ['4,001 edges', { edges: Array.from({ length: 4001 }, () => ({ type: 'A_BUTTON', down: true, frame: 1 })) }],
  ['a time below zero', { durationMs: -1 }],
  ['half a frame as section', { section: [1.5, 3] }],
  ['a field nobody knows', { score: 100 }],
])('refuses %s', (_, more) => {
  expect(z.safeParse(PracticeRun, { ...RUN, ...more }).success).toBe(false);
});

it('believes 1,000 human runs, at each speed', () => {
  for (let seed = 1; seed <= 1000; seed += 1) {
    const speed = ([1 / 4, 1 / 2, 2 / 3, 1] as const)[seed % 4] ?? 1;
    const actions = syntheticTrack(seed);
    const { edges, samples } = syntheticTrace(actions, { seed, speed });
    const durationMs = (samples.at(-1)?.at ?? 0) - BEGIN_MS;
    expect([seed, implausible({ ...RUN, edges: [...edges], speed, durationMs }, actions)]).toEqual([seed, []]);
  }
});

it('believes a run in which nothing was pressed', () => {
  expect(doubts({ edges: [] })).toEqual([]);
});

it('doubts presses out of order, or twice without release', () => {
  expect(doubts({ edges: [...tap('A_BUTTON', 50), ...tap('B_BUTTON', 20)] })).toEqual([
    'The presses are not in order.',
  ]);
  const down: PressEdge = { type: 'A_BUTTON', down: true, frame: 20 };
  expect(doubts({ edges: [down, { ...down, frame: 30 }] })).toEqual([
    'An input is pressed twice without being let go.',
  ]);
  const up: PressEdge = { type: 'A_BUTTON', down: false, frame: 20 };
  expect(doubts({ edges: [up, { ...up, frame: 30 }] })).toEqual(['An input is let go twice without being pressed.']);
});

it('doubts more than 20 presses of one input in a second, by real time', () => {
  const taps = (gap: number) => Array.from({ length: 21 }, (_, i) => tap('A_BUTTON', 20 + i * gap)).flat();
  const tooFast = 'An input is pressed more than 20 times in a second.';
  expect(doubts({ edges: taps(2.9) })).toEqual([tooFast]);
  expect(doubts({ edges: taps(3) })).toEqual([]);
  expect(doubts({ edges: taps(2.9), speed: 1 / 2, durationMs: RUN.durationMs * 2 })).toEqual([]);
});

it('doubts a time that does not fit the frames and the speed', () => {
  expect(doubts({ durationMs: 100 })).toEqual(['It took less time than the frames last at this speed.']);
  expect(doubts({ speed: 1 / 2 })).toEqual(['It took less time than the frames last at this speed.']);
  expect(doubts({ durationMs: 125_000 })).toEqual(['It took longer than a clip can last at this speed.']);
});

it('doubts a hand that is off by exactly the same eight times or more', () => {
  const even = (by: number) => human.truth.map((edge) => ({ ...edge, frame: Math.round(edge.frame) + by }));
  const asked = syntheticTrace(ACTIONS, { seed: 1, jitter: 0 }).truth;
  const words = ['Every press is off by exactly the same: no hand is that even.'];
  expect(doubts({ edges: [...asked] })).toEqual(words);
  expect(doubts({ edges: asked.map((edge) => ({ ...edge, frame: edge.frame + 2.25 })) })).toEqual(words);
  expect(doubts({ edges: even(0) })).toEqual([]);
});

it('doubts a section that ends before it begins', () => {
  expect(doubts({ section: [80, 50] })).toContain('The section ends before it begins.');
});
