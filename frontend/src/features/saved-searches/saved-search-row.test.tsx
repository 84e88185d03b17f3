import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { SavedSearch } from '@combolab/contracts';
import { asPerson } from '../../shared/written/testing/as-person.js';
import { SavedSearchRow } from './saved-search-row.js';

const SEARCH: SavedSearch = {
  ...{ _id: 's1', name: 'Mario', query: 'game=ssbu&attacker=ssbu:mario', game: 'ssbu', alert: true },
  savedAt: '2026-11-02T10:00:00.000Z',
};
let status: number;
const rename = () => {
  cleanup();
  render(asPerson('ann', <SavedSearchRow userId="ann" search={SEARCH} />));
  fireEvent.click(screen.getByRole('button', { name: /^Rename/ }));
  return screen.getByRole<HTMLInputElement>('textbox');
};
const kept = () => localStorage.length;
beforeEach(() => {
  localStorage.clear();
  globalThis.fetch = () => Promise.resolve(Response.json({ search: SEARCH, detail: 'Not now.' }, { status }));
});
afterEach(cleanup);

it.each([
  ['forgets the new name of a search once it is saved', 200, 0],
  ['keeps the new name of a search that could not be saved', 503, 1],
])('%s', async (_, answered, left) => {
  status = answered;
  fireEvent.change(rename(), { target: { value: 'My Mar' } });
  expect(rename().value).toBe('My Mar');
  const before = kept();
  fireEvent.submit(screen.getByRole('textbox'));
  expect(before).toBe(1);
  const told = screen.queryAllByRole('button', { name: /^Rename/ });
  expect(told).toHaveLength(1);
  await waitFor(() => {
    expect([kept(), screen.queryByRole('textbox')]).toEqual([left, null]);
  });
});

it.each(['Escape', 'cancel'])('forgets the new name of a search that is given up by %s', (how) => {
  status = 200;
  const field = rename();
  fireEvent.change(field, { target: { value: 'My Mar' } });
  if (how === 'Escape') fireEvent.keyDown(field, { key: 'Escape' });
  else fireEvent.click(screen.getByRole('button', { name: /^cancel$/i }));
  expect(rename().value).toBe('Mario');
});
