import { readFileSync } from 'node:fs';
import type { FighterFrames, FrameMove } from '@combolab/contracts/frame-data';
import { factsOf } from './move-facts.js';

const mario = JSON.parse(readFileSync('frontend/public/frame-data/ssbu/mario.json', 'utf8')) as FighterFrames;
const move = (slug: string): FrameMove => mario.moves.find((each) => each.slug === slug) as FrameMove;
const facts = (of: FrameMove) => Object.fromEntries(factsOf(of, mario));

it('tells what a move has, and leaves out what it has not', () => {
  expect(facts(move('forward-tilt'))).toEqual({ 'Hits on': '5', Active: '5–7', Total: '25', 'Out of shield': '16' });
  expect(facts(move('neutral-air'))).toMatchObject({ 'Landing lag': '6' });
  expect(facts(move('neutral-air'))['Auto-cancels on']).toContain('then lands in 3');
});

it('tells landing lag with and without L-cancel where a game has both', () => {
  expect(facts({ ...move('up-air'), landingLag: 18, lCancelledLag: 9 })['Landing lag']).toBe('18, L-cancelled 9');
});

it('says what is unknown, with the reason', () => {
  const strange = { ...move('up-air'), total: null, startup: [], active: [], landingLag: null };
  expect(facts(strange)).toMatchObject({
    ...{ 'Hits on': 'unknown: no source says', Active: 'unknown', 'Landing lag': 'unknown' },
    Total: 'unknown: no source says',
  });
  expect(facts({ ...strange, helpless: true }).Total).toContain('you fall helpless');
});
