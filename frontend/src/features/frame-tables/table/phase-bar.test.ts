import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { FighterFrames, FrameMove } from '@combolab/contracts/frame-data';
import { phaseBar } from '../../../entities/frame-data/phase-bar.js';
import { barInWords } from './bar-words.js';

const { moves } = JSON.parse(readFileSync('frontend/public/frame-data/ssbu/mario.json', 'utf8')) as FighterFrames;
const [any] = moves;
const moveWith = (changes: Partial<FrameMove>): FrameMove => ({ ...(any as FrameMove), landingLag: null, ...changes });
const drawn = (move: FrameMove) =>
  phaseBar(move).phases.map(({ kind, from, to }) => `${kind} ${String(from)}-${String(to)}`);

it('draws startup, hits with their gaps, end and landing, from frame 1 on', () => {
  expect(drawn(moveWith({ startup: [5], active: [[5, 7]], total: 25 }))).toEqual([
    'startup 1-4',
    'active 5-7',
    'end 8-25',
  ]);
  const twice = moveWith({
    startup: [2, 10],
    active: [
      [10, 11],
      [2, 3],
    ],
    total: 30,
    landingLag: 6,
  });
  expect(drawn(twice)).toEqual([
    ...['startup 1-1', 'active 2-3', 'gap 4-9', 'active 10-11', 'end 12-30', 'landing 31-36'],
  ]);
  expect(
    drawn(
      moveWith({
        startup: [1],
        active: [
          [1, 3],
          [2, 5],
        ],
        total: 9,
      }),
    ),
  ).toEqual([...['active 1-3', 'active 4-5', 'end 6-9']]);
});

it('says what is not known instead of drawing it', () => {
  const noActive = phaseBar(moveWith({ startup: [8], active: [], total: 40 }));
  expect(noActive.activeUnknown).toBe(true);
  expect(barInWords(noActive)).toBe('startup 7 frames, hits from 8, ends after frame 40');
  const noEnd = phaseBar(moveWith({ startup: [3], active: [[3, 8]], total: null }));
  expect(noEnd.phases.some(({ kind }) => kind === 'end')).toBe(false);
  expect(barInWords(noEnd)).toBe('startup 2 frames, hits on 3–8, no source says when it ends');
  const nothing = phaseBar(moveWith({ startup: [], active: [], total: null }));
  expect(nothing.phases).toEqual([]);
  expect(barInWords(nothing)).toBe('no source says when it ends');
});

it('draws what is thrown past the end of who threw it, and dodges as frames that cannot be used', () => {
  expect(drawn(moveWith({ startup: [17], active: [[17, 60]], total: 50 }))).toEqual(['startup 1-16', 'active 17-60']);
  expect(drawn(moveWith({ startup: [17], active: [[17, null]], total: 50 }))).toEqual(['startup 1-16', 'active 17-50']);
  const dodge = phaseBar(
    moveWith({ group: 'defence', startup: [3], active: [[3, 17]], total: 27, intangible: [3, 17] }),
  );
  expect(dodge.phases).toEqual([{ kind: 'end', from: 1, to: 27 }]);
  expect(barInWords(dodge)).toBe('ends after frame 27, intangible 3–17');
});

it('leaves out no frame and draws none twice', () => {
  const span = fc.tuple(fc.integer({ min: 1, max: 60 }), fc.option(fc.integer({ min: 0, max: 20 })));
  const random = fc.record({ spans: fc.array(span, { maxLength: 5 }), total: fc.option(fc.nat(120)), lag: fc.nat(30) });
  fc.assert(
    fc.property(random, ({ spans, total, lag }) => {
      const active = spans.map(([from, more]): [number, number | null] => [from, more === null ? null : from + more]);
      const { phases } = phaseBar(moveWith({ startup: active.map(([from]) => from), active, total, landingLag: lag }));
      let next = 1;
      for (const { from, to } of phases) {
        expect(from).toBe(next);
        expect(to).toBeGreaterThanOrEqual(from);
        next = to + 1;
      }
      const hits = (frame: number) =>
        phases.some(({ kind, from, to }) => kind === 'active' && from <= frame && frame <= to);
      for (const [from, to] of active) expect([hits(from), hits(to ?? from)]).toEqual([true, true]);
    }),
  );
});
