import { LIMITS } from '@combolab/contracts';
import { pictureProblem } from './picture-rules.js';

it('takes png, gif and jpeg of exactly 10 MB', () => {
  for (const type of ['image/png', 'image/gif', 'image/jpeg'])
    expect(pictureProblem({ type, size: LIMITS.pictureBytes })).toBeNull();
});

it('says what to do with a larger one, and with another file', () => {
  expect(pictureProblem({ type: 'image/png', size: LIMITS.pictureBytes + 1 })).toBe(
    'Picture size is bigger than 10MB. Please compress your picture',
  );
  for (const type of ['image/svg+xml', 'image/webp', 'text/html', ''])
    expect(pictureProblem({ type, size: 10 })).toBe(
      'This file is not a picture we can take. Choose a png, gif or jpeg picture.',
    );
});
