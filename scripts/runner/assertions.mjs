import { jestExpect } from '@jest/expect';

let others = 0;

/** Notes an assertion that Jest's own `expect` does not know of. */
export const countAssertion = () => {
  others += 1;
};

/** How many assertions were made since the last call. */
export function takeAssertions() {
  const { assertionCalls } = jestExpect.getState();
  const count = assertionCalls + others;
  others = 0;
  jestExpect.setState({ assertionCalls: 0, numPassingAsserts: 0 });
  return count;
}
