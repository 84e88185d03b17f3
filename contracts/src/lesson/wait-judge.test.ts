import type { PressType } from '../track/press.js';
import { lessonSteps } from './lesson-steps.js';
import { actionsFrom } from './testing/actions.js';
import { WaitJudge, type WaitStrictness } from './wait-judge.js';

/** A judge of these lines, and the outcomes of samples `[ms, 'A_BUTTON B_BUTTON']` in short words. */
function played(
  lines: Readonly<Record<number, string>>,
  strictness: WaitStrictness,
  samples: readonly (readonly [number, string])[],
  already: readonly PressType[] = [],
): string[] {
  const judge = new WaitJudge(lessonSteps(actionsFrom(lines)), strictness, new Set(already));
  return samples.map(([at, words]) => {
    const outcome = judge.sample(new Set(words.split(' ').filter(Boolean) as PressType[]), at);
    if (outcome.kind === 'accepted') return `accepted ${String(outcome.step.frame)}`;
    if (outcome.kind === 'dropped') return `dropped ${outcome.type}`;
    if (outcome.kind === 'done') return 'done';
    return `needs ${outcome.missing.join(' ')} without ${outcome.extra.join(' ')}`.trim();
  });
}

it('waits until exactly what is required is down', () => {
  const samples = [
    [0, ''],
    [100, 'A_BUTTON'],
    [200, 'A_BUTTON B_BUTTON X_BUTTON'],
    [300, 'A_BUTTON B_BUTTON'],
    [400, ''],
  ] as const;
  expect(played({ 10: 'A_BUTTON B_BUTTON' }, 'exact', samples)).toEqual([
    'needs A_BUTTON B_BUTTON without',
    'needs B_BUTTON without',
    'needs  without X_BUTTON',
    'accepted 10',
    'done',
  ]);
});

it('forgives other presses when only the needed ones count', () => {
  expect(played({ 10: 'A_BUTTON' }, 'needed', [[0, 'A_BUTTON X_BUTTON CONTROL_STICK_LEFT']])).toEqual(['accepted 10']);
});

it('wants a plain press anew for each step', () => {
  const samples = [
    [0, 'A_BUTTON'],
    [100, 'A_BUTTON'],
    [200, ''],
    [300, 'A_BUTTON'],
  ] as const;
  expect(played({ 10: 'A_BUTTON', 30: 'A_BUTTON' }, 'exact', samples)).toEqual([
    'accepted 10',
    'needs A_BUTTON without',
    'needs A_BUTTON without',
    'accepted 30',
  ]);
});

it('does not count what was down before the lesson began', () => {
  const samples = [
    [0, 'A_BUTTON'],
    [100, ''],
    [200, 'A_BUTTON'],
  ] as const;
  expect(played({ 10: 'A_BUTTON' }, 'needed', samples, ['A_BUTTON'])).toEqual([
    'needs A_BUTTON without',
    'needs A_BUTTON without',
    'accepted 10',
  ]);
});

it('takes presses within three frames as together, though the first is up again', () => {
  const tapped = (gap: number) =>
    played({ 10: 'A_BUTTON B_BUTTON' }, 'exact', [
      [0, 'A_BUTTON'],
      [10, ''],
      [gap, 'B_BUTTON'],
    ]).at(-1);
  expect(tapped(50)).toBe('accepted 10');
  expect(tapped(51)).toBe('needs A_BUTTON without');
});

it('lets one press shortly before its step serve it, not one long before', () => {
  const early = (gap: number) =>
    played({ 10: 'A_BUTTON', 12: 'B_BUTTON' }, 'needed', [
      [0, 'B_BUTTON'],
      [gap, 'A_BUTTON B_BUTTON'],
      [gap + 16, 'A_BUTTON B_BUTTON'],
    ]).at(-1);
  expect(early(30)).toBe('accepted 12');
  expect(early(60)).toBe('needs B_BUTTON without');
});

it('tells a hold let go too early, takes it up again, and waits for its release', () => {
  const samples = [
    [0, 'L_Z'],
    [100, ''],
    [200, 'A_BUTTON'],
    [300, 'A_BUTTON L_Z'],
    [400, 'L_Z'],
    [500, 'L_Z'],
    [600, ''],
    [700, ''],
  ] as const;
  expect(played({ 10: '[L_Z', 20: 'A_BUTTON', 30: ']L_Z' }, 'needed', samples)).toEqual([
    'accepted 10',
    'dropped L_Z',
    'needs L_Z without',
    'accepted 20',
    'needs  without L_Z',
    'needs  without L_Z',
    'accepted 30',
    'done',
  ]);
});

it('does not begin a hold by a tap that is over', () => {
  const samples = [
    [0, 'L_Z'],
    [16, ''],
    [32, 'A_BUTTON'],
    [48, 'A_BUTTON L_Z'],
  ] as const;
  expect(played({ 10: '[L_Z A_BUTTON', 20: ']L_Z' }, 'exact', samples).at(-2)).toBe('needs L_Z without');
  expect(played({ 10: '[L_Z A_BUTTON', 20: ']L_Z' }, 'exact', samples).at(-1)).toBe('accepted 10');
});

it('is done at once when there is nothing to do', () => {
  expect(played({}, 'exact', [[0, 'A_BUTTON']])).toEqual(['done']);
});
