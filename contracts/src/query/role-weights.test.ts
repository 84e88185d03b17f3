import { ROLE_WEIGHTS } from './role-weights.js';

const { beside, mine, theirs, answered, blow, spokenOf, turned, ownAgain, again } = ROLE_WEIGHTS;

it('lets whose fighter it is outweigh the word beside the name, and who hits whom outweigh that', () => {
  for (const side of [mine, theirs, answered]) {
    expect(side).toBeGreaterThan(beside);
    expect(side).toBeLessThan(blow);
    expect(side + beside).toBeLessThanOrEqual(Math.min(blow, spokenOf, ownAgain));
  }
});

it('lets what is asked for outweigh all that tells whose fighter it is, and a mere mention elsewhere nothing', () => {
  expect(turned).toBeGreaterThan(beside + Math.max(mine, theirs) + answered);
  expect(again).toBeLessThan(beside);
});
