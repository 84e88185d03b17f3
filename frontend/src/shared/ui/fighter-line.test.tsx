import { cleanup, render } from '@testing-library/react';
import { findGame } from '@combolab/contracts';
import { FighterLine } from './fighter-line.js';

afterEach(cleanup);
const roster = findGame('ssbm')?.fighters.map(({ id }) => id) ?? [];
const textOf = (defenders: readonly string[]) =>
  render(<FighterLine attacker="ssbm:fox" defenders={defenders} />).container.textContent;

it('says everyone in a word, and counts who is not drawn', () => {
  expect(textOf(roster)).toContain('on everyone');
  expect(textOf(roster.slice(1))).toContain(`+${String(roster.length - 5)}`);
});
