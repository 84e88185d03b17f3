import fc from 'fast-check';
import type { Feedback, PendingFeedback } from './pending-feedback.js';
import { shownFeedback, toggled } from './shown-feedback.js';

const pendingFrom = (mine: Feedback, wanted: Feedback, numLikes: number, numDislikes: number): PendingFeedback => ({
  wanted,
  before: { mine, tally: { numLikes, numDislikes }, version: [0, 1] },
});

it('counts my like at once, and once only when the server has counted it too', () => {
  const pending = pendingFrom(0, 1, 10, 2);
  expect(shownFeedback(0, { numLikes: 10, numDislikes: 2 }, pending)).toEqual({
    mine: 1,
    numLikes: 11,
    numDislikes: 2,
  });
  expect(shownFeedback(0, { numLikes: 11, numDislikes: 2 }, pending)).toEqual({
    mine: 1,
    numLikes: 11,
    numDislikes: 2,
  });
  expect(shownFeedback(0, { numLikes: 14, numDislikes: 2 }, pending).numLikes).toBe(14);
});

it('moves a dislike over to a like', () => {
  expect(shownFeedback(-1, { numLikes: 3, numDislikes: 1 }, pendingFrom(-1, 1, 3, 1))).toEqual({
    mine: 1,
    numLikes: 4,
    numDislikes: 0,
  });
});

it('is the server’s state without a wish', () => {
  expect(shownFeedback(1, { numLikes: 3, numDislikes: 1 }, undefined)).toEqual({
    mine: 1,
    numLikes: 3,
    numDislikes: 1,
  });
});

it('toggles, and each clears the other', () => {
  expect([toggled(0, 1), toggled(1, 1), toggled(-1, 1), toggled(1, -1), toggled(-1, -1)]).toEqual([1, 0, 1, -1, 0]);
});

it('never shows a negative count', () => {
  const feedback = fc.constantFrom<Feedback>(1, 0, -1);
  fc.assert(
    fc.property(feedback, feedback, fc.nat(5), fc.nat(5), (mine, wanted, likes, dislikes) => {
      const shown = shownFeedback(
        mine,
        { numLikes: likes, numDislikes: dislikes },
        pendingFrom(mine, wanted, likes, dislikes),
      );
      expect(shown.numLikes).toBeGreaterThanOrEqual(0);
      expect(shown.numDislikes).toBeGreaterThanOrEqual(0);
    }),
  );
});
