import { readFileSync } from 'node:fs';
import { shieldWindow, type FighterFrames, type FrameMove } from '@combolab/contracts/frame-data';
import { frameMeter } from './frame-meter.js';

const fighter = (slug: string) =>
  JSON.parse(readFileSync(`frontend/public/frame-data/ssbu/${slug}.json`, 'utf8')) as FighterFrames;
const moveOf = (slug: string, move: string): FrameMove => {
  const found = fighter(slug).moves.find((each) => each.slug === move);
  if (found === undefined) throw new Error(`${slug} has no ${move}`);
  return found;
};
const meterOf = (move: FrameMove) => {
  const window = shieldWindow(move);
  return window === null ? null : frameMeter(move, window);
};

it("draws both fighters' frames of an attack from its input on", () => {
  expect(meterOf(moveOf('mario', 'forward-tilt'))).toEqual({
    attacker: [
      { kind: 'startup', from: 0, length: 4 },
      { kind: 'active', from: 4, length: 1 },
      { kind: 'end', from: 5, length: 20 },
    ],
    defender: [
      { kind: 'stun', from: 5, length: 7 },
      { kind: 'yours', from: 12, length: 13 },
    ],
    ...{ youAct: 12, fromLanding: false },
  });
});

it('draws an aerial from its landing on', () => {
  expect(meterOf(moveOf('mario', 'back-air'))).toEqual({
    attacker: [{ kind: 'end', from: 0, length: 6 }],
    defender: [
      { kind: 'stun', from: 0, length: 4 },
      { kind: 'yours', from: 4, length: 2 },
    ],
    ...{ youAct: 4, fromLanding: true },
  });
});

it('ends both rows where the window says, for every move that has one', () => {
  let drawn = 0;
  for (const slug of ['mario', 'ness', 'donkey-kong'])
    for (const move of fighter(slug).moves) {
      const window = shieldWindow(move);
      const meter = window === null ? null : frameMeter(move, window);
      if (meter === null || window?.frames == null) continue;
      drawn++;
      const end = (row: typeof meter.attacker) => Math.max(0, ...row.map(({ from, length }) => from + length));
      const stunned = meter.defender.find(({ kind }) => kind === 'stun');
      expect(end(meter.attacker) - ((stunned?.from ?? 0) + (stunned?.length ?? 0))).toBe(window.frames);
      if (stunned !== undefined) expect(meter.youAct).toBe(stunned.from + stunned.length);
      expect(end(meter.defender)).toBe(Math.max(meter.youAct, meter.youAct + window.frames));
    }
  expect(drawn).toBeGreaterThan(50);
});

it('draws nothing where a number is missing', () => {
  expect(meterOf(moveOf('mario', 'up-special'))).toBeNull();
});
