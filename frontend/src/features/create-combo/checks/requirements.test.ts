import { EMPTY_FORM, type ComboForm } from '../combo-form.js';
import { EMPTY_TRACK } from '../track/track.js';
import { isReady, requirements, type VideoState } from './requirements.js';

const whole: ComboForm = {
  ...EMPTY_FORM,
  name: 'Ladder',
  gameId: 'ssbu',
  attacker: 'ssbu:mario',
  defenders: ['ssbu:ness', 'ssbu:donkey-kong'],
  percentRange: [30, 60],
};
const missing = (form: ComboForm, video: VideoState = 'there') =>
  requirements(form, EMPTY_TRACK, video)
    .filter(({ met, doubt = false }) => !met && !doubt)
    .map(({ key }) => key);

it('needs everything at first and nothing in the end', () => {
  expect(missing(EMPTY_FORM, 'none')).toEqual(['video', 'name', 'game', 'attacker', 'defenders', 'percent']);
  expect(missing(whole)).toEqual([]);
});

it('waits for a clip that is being made', () => {
  const [video] = requirements(whole, EMPTY_TRACK, 'coming').filter(({ met }) => !met);
  expect([video?.key, video?.text]).toEqual(['video', 'The clip is still being made. Share it once it is there.']);
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
  const over = requirements({ ...whole, name: 'x'.repeat(121) }, EMPTY_TRACK, 'there').find(({ met }) => !met);
  expect(over?.text).toBe('Shorten the name by 1 character');
  expect(missing({ ...whole, description: 'x'.repeat(5001) })).toEqual(['description']);
});

it('leads to the frame of an unreleased hold, which blocks, and of doubts, which do not', () => {
  const presses = [{ type: 'B_BUTTON', start: 76, end: null } as const];
  const all = requirements({ ...whole, percentRange: [0, 0] }, { ...EMPTY_TRACK, presses }, 'there', 120);
  expect(all.filter(({ met }) => !met)).toEqual([
    { key: 'at-hold-B_BUTTON-76', met: false, text: 'B is held from frame 76 and never released', frame: 76 },
    { key: 'percent', met: false, doubt: true, text: 'Works from 0 to 0%: is that right?' },
  ]);
  expect(isReady(all)).toBe(false);
  expect(isReady(requirements(whole, EMPTY_TRACK, 'there', 120))).toBe(true);
});
