import { EMPTY_FORM, type ComboForm } from '../combo-form.js';
import { EMPTY_TRACK } from '../track/track.js';
import { isReady, requirements } from './requirements.js';

const whole: ComboForm = {
  ...EMPTY_FORM,
  name: 'Ladder',
  gameId: 'ssbu',
  attacker: 'ssbu:mario',
  defenders: ['ssbu:ness', 'ssbu:donkey-kong'],
  percentRange: [30, 60],
};
const missing = (form: ComboForm, hasVideo = true) =>
  requirements(form, EMPTY_TRACK, hasVideo)
    .filter(({ met, doubt = false }) => !met && !doubt)
    .map(({ key }) => key);

it('needs everything at first and nothing in the end', () => {
  expect(missing(EMPTY_FORM, false)).toEqual(['video', 'name', 'game', 'attacker', 'defenders', 'percent']);
  expect(missing(whole)).toEqual([]);
});

it.each([
  ['name', { name: '   ' }],
  ['game', { gameId: '' as const }],
  ['attacker', { attacker: '' }],
  ['defenders', { defenders: [] }],
  ['percent', { percentRange: null }],
] as const)('asks for the %s alone', (key, change) => {
  expect(missing({ ...whole, ...change })).toEqual([key]);
});

it('says how much too long a text is', () => {
  const over = requirements({ ...whole, name: 'x'.repeat(121) }, EMPTY_TRACK, true).find(({ met }) => !met);
  expect(over?.text).toBe('Shorten the name by 1 character');
  expect(missing({ ...whole, description: 'x'.repeat(5001) })).toEqual(['description']);
});

it('leads to the frame of an unreleased hold, which blocks, and of doubts, which do not', () => {
  const presses = [{ type: 'B_BUTTON', start: 76, end: null } as const];
  const all = requirements({ ...whole, percentRange: [0, 0] }, { ...EMPTY_TRACK, presses }, true, 120);
  expect(all.filter(({ met }) => !met)).toEqual([
    { key: 'at-hold-B_BUTTON-76', met: false, text: 'B is held from frame 76 and never released', frame: 76 },
    { key: 'percent', met: false, doubt: true, text: 'Works from 0 to 0%: is that right?' },
  ]);
  expect(isReady(all)).toBe(false);
  expect(isReady(requirements(whole, EMPTY_TRACK, true, 120))).toBe(true);
});
