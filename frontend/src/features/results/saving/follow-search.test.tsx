import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { configureStore } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { gameOf, readFilters } from '@combolab/contracts/filters';
import { baseApi } from '../../../shared/api/base-api.js';
import { identityFound } from '../../../shared/auth/auth-slice.js';
import { sharedReducers } from '../../../shared/state.js';
import { FollowSearch } from './follow-search.js';
// loaded only when it is opened: here before, so that nobody waits for the module
import './saved-search-dialog.js';

const filters = readFilters(new URLSearchParams('attacker=ssbu:mario'), gameOf('ssbu'));
/** Longer than a busy machine takes. */
const patient = { timeout: 30_000 };
const kept = { _id: 's1', name: 'Mario', query: 'game=ssbu&attacker=ssbu:mario', game: 'ssbu', alert: true };
const json = (body: object, status = 200) => Response.json(body, { status });
let answer: (response: Response) => void;
let sent: number;

beforeEach(async () => {
  sent = 0;
  globalThis.fetch = (_, init) => {
    if (init?.method !== 'POST') return Promise.resolve(json({ searches: [] }));
    sent += 1;
    return new Promise((resolve) => {
      answer = resolve;
    });
  };
  const store = configureStore({
    reducer: sharedReducers,
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  });
  store.dispatch(identityFound('u1'));
  render(
    <Provider store={store}>
      <MemoryRouter>
        <FollowSearch filters={filters} />
      </MemoryRouter>
    </Provider>,
  );
  const button = await screen.findByRole('button', { name: 'Follow this search: Mario' }, patient);
  await waitFor(() => {
    expect(button.hasAttribute('disabled')).toBe(false);
  }, patient);
  fireEvent.click(button);
  fireEvent.click(await screen.findByRole('button', { name: 'Following Mario: change' }, patient));
});
afterEach(cleanup);

it('opens the change of what was followed once it is kept, where it was asked for meanwhile', async () => {
  expect(screen.queryByRole('dialog')).toBeNull();
  answer(json({ search: { ...kept, savedAt: '2026-11-02T10:00:00.000Z' } }));
  const dialog = await screen.findByRole('dialog', { name: 'Saved search' }, patient);
  expect(dialog.querySelector('input')?.value).toBe('Mario');
  expect(sent).toBe(1);
});

it('opens nothing where it could not be kept, and can be pressed again', async () => {
  answer(json({ title: 'Full', detail: 'You have 100 saved searches.' }, 409));
  fireEvent.click(await screen.findByRole('button', { name: 'Follow this search: Mario' }, patient));
  answer(json({ search: { ...kept, savedAt: '2026-11-02T10:00:00.000Z' } }));
  await screen.findByRole('button', { name: 'Following Mario: change' }, patient);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).toBe(2);
});
