import { differenceOf, fillBoth } from './compare.js';
import { questionOf } from './questions.js';

const COMBOS = 2000;
const QUESTIONS = 300;
const FIRST = 7000;

it('answers random questions like an oracle that looks at every combo', () => {
  const both = fillBoth(COMBOS, 3);
  let found = 0;
  for (let n = 0; n < QUESTIONS; n += 1) {
    const query = questionOf(FIRST + n);
    expect(differenceOf(both, query)).toBeNull();
    found += Math.min(1, both.engine.search(query).total);
  }
  expect(found).toBeGreaterThan(QUESTIONS / 2);
}, 60_000);
