import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { listedCombos } from '../list/listed-combo.js';
import { shelved } from '../testing/shelved.js';
import { choicesOf } from './choices.js';
import { FilterRow } from './filter-row.js';
import { NO_FILTERS, type ListFilters } from './list-filters.js';

afterEach(cleanup);

const [FALCON, DONKEY_KONG, FOX, MARTH] = [0, 1, 2, 9];
const listed = listedCombos([
  shelved('one.slp', { players: [FALCON, null, DONKEY_KONG] }),
  shelved('two.slp', { players: [FOX, null, MARTH] }),
]);

it.each([
  ['Fighter', 'cpt', 'Captain Falcon · 1', { fighter: 'ssbm:captain-falcon' }],
  ['Opponent', 'dk', 'Donkey Kong · 1', { opponent: 'ssbm:donkey-kong' }],
])('finds who is meant by what players call them: %s', async (field, typed, shown, chosen) => {
  const changes: ListFilters[] = [];
  render(
    <FilterRow
      filters={NO_FILTERS}
      player={null}
      choices={choicesOf(listed)}
      onChange={(next) => changes.push(next)}
      onPlayer={() => undefined}
    />,
  );
  const input = screen.getByLabelText(field);
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: typed } });
  await waitFor(() => {
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([shown]);
  });
  fireEvent.click(screen.getByRole('option'));
  expect(changes).toEqual([{ ...NO_FILTERS, ...chosen }]);
});
