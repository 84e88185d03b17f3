import { EMPTY_FORM } from '../combo-form.js';
import { EMPTY_TRACK } from '../track/track.js';
import { losesVerification } from './loses-verification.js';

const before = { ...EMPTY_FORM, ...EMPTY_TRACK, percentRange: [0, 60] as const, attacker: 'ssbu:mario' };

it.each([
  ['percents', { percentRange: [0, 61] as const }],
  ['a press', { presses: [{ type: 'A_BUTTON', start: 3, end: 3 } as const] }],
  ['a breakpoint', { breakpoints: [3] }],
  ['how the sticks moved', { sticks: 'AAAA' }],
  ['the attacker', { attacker: 'ssbu:ness' }],
  ['conditions', { conditions: { fiftyFifty: true } }],
  ['the version of the game', { patch: '13.0.1' }],
])('is lost with %s', (_what, change) => {
  expect(losesVerification(before, { ...before, ...change })).toBe(true);
});

it.each([
  ['nothing', {}],
  ['the name', { name: 'Other' }],
  ['the description', { description: 'Other' }],
  ['its types', { tags: ['True Combo'] as const }],
  ['a note', { notes: [{ frame: 3, text: 'Late' }] }],
  ['what is the same, made anew', { percentRange: [0, 60] as const, presses: [] }],
])('is kept with %s', (_what, change) => {
  expect(losesVerification(before, { ...before, ...change })).toBe(false);
});
