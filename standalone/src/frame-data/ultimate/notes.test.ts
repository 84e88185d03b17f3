import { readNotes } from './notes.js';

it('reads when a landing costs no lag', () => {
  expect(readNotes('Auto cancels on frame 1-2 and frame 39 onward.').autoCancel).toEqual([
    [1, 2],
    [39, null],
  ]);
  expect(readNotes('Autocancels on frame 17 onward').autoCancel).toEqual([[17, null]]);
  expect(readNotes('No autocancel window.').autoCancel).toBeNull();
});

it('reads when nothing hits the whole fighter, not a part of them', () => {
  expect(readNotes('Intangible on frame 3-17.').intangible).toEqual([3, 17]);
  expect(readNotes('Invulnerable on frame 5. Charge hold is frame 2').intangible).toEqual([5, 5]);
  const arm = readNotes('Arm intangible on frame 5-7.');
  expect([arm.intangible, arm.words]).toEqual([null, ['Arm intangible 5–7.']]);
});

it('says facts in its own words and leaves out the rest', () => {
  const { words, endlagAfterHit } = readNotes(
    'Transitions to Jab 2 as early as frame 5. 18 endlag on hit. This character is weird and makes no sense. Charge hold is frame 6.',
  );
  expect(words).toEqual(['Goes to Jab 2 from frame 5.', 'Charge holds on frame 6.']);
  expect(endlagAfterHit).toBe(18);
});
