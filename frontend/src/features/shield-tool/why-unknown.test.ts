import type { FighterFrames, FrameMove } from '@combolab/contracts/frame-data';
import { whyUnknown } from './why-unknown.js';

const fox = { name: 'Fox' } as FighterFrames;
const move = (changes: Partial<FrameMove>, startup: number | null = 5, shieldStun: number | null = 4) =>
  ({ kind: 'tilt', total: 30, hits: [{ startup, shieldStun }], ...changes }) as FrameMove;

it('says of a number that nobody knows which part of it is missing', () => {
  expect(whyUnknown(move({}), 0, fox, 'autoCancel')).toBe('No source says how long Fox takes to land.');
  expect(whyUnknown(move({ helpless: true }), 0, fox, 'lag')).toMatch(/^Fox falls helpless/);
  expect(whyUnknown(move({}, null), 0, fox, 'lag')).toBe('No source says which frame this hits on.');
  expect(whyUnknown(move({}, 5, null), 0, fox, 'lag')).toBe('No source says how long this hit stuns a shield.');
  expect(whyUnknown(move({ total: null }), 0, fox, 'lag')).toBe('No source says when Fox can act after this move.');
});
