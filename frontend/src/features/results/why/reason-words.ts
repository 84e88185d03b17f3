import type { Reason } from '@combolab/contracts';

/** What a player reads of each part of a combo's score. */
export const REASON_WORDS: Readonly<Record<Reason, string>> = {
  'same-title': 'Its title is what you asked for',
  'whole-title': 'Its title says all that you asked for',
  'part-of-title': 'Its title says part of what you asked for',
  'fighters-title': 'Its title names just these fighters',
  'all-words': 'It has all of your words',
  'some-words': 'It has some of your words',
  'starts-together': 'It begins with these moves, nothing between',
  together: 'It has these moves side by side',
  'starts-in-order': 'It begins with the first of these moves and has the others in this order',
  'in-order': 'It has these moves in this order',
  'spoken-of': 'Its text speaks of a move you asked for',
  'one-opponent': 'It is made for this opponent alone',
  'every-percent': 'It works at every percent you asked for',
  'some-percents': 'It works at some of the percents you asked for',
  verified: 'It is verified',
};
