import { normaliseActions } from '@combolab/contracts';
import { EMPTY_FORM, type ComboForm } from './combo-form.js';
import { requirements } from './missing.js';

const whole: ComboForm = {
  ...EMPTY_FORM,
  name: 'Ladder',
  gameId: 'ssbu',
  attacker: 'ssbu:mario',
  defenders: ['ssbu:ness', 'ssbu:donkey-kong'],
};
const missing = (form: ComboForm, hasVideo = true, actions: Parameters<typeof requirements>[1] = []) =>
  requirements(form, actions, hasVideo)
    .filter(({ met }) => !met)
    .map(({ key }) => key);

it('needs everything at first and nothing in the end', () => {
  expect(missing(EMPTY_FORM, false)).toEqual(['video', 'name', 'game', 'attacker', 'defenders']);
  expect(missing(whole)).toEqual([]);
});

it.each([
  ['name', { name: '   ' }],
  ['game', { gameId: '' as const }],
  ['attacker', { attacker: '' }],
  ['defenders', { defenders: [] }],
] as const)('asks for the %s alone', (key, change) => {
  expect(missing({ ...whole, ...change })).toEqual([key]);
});

it('says how much too long a text is', () => {
  const over = requirements({ ...whole, name: 'x'.repeat(121) }, [], true).find(({ met }) => !met);
  expect(over?.text).toBe('Shorten the name by 1 character');
  expect(missing({ ...whole, description: 'x'.repeat(5001) })).toEqual(['description']);
});

it('leads to the frame of an unreleased hold', () => {
  const actions = normaliseActions([{ frame: 76, presses: [{ type: 'B_BUTTON', hold: 'START_HOLD' }] }]);
  expect(requirements(whole, actions, true).find(({ met }) => !met)).toEqual({
    key: 'hold-B_BUTTON-76',
    met: false,
    text: 'B is held from frame 76 and never released',
    frame: 76,
  });
});
