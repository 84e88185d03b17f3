import { configureStore } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
import type { SavedSearch } from '@combolab/contracts';
import { baseApi } from '../../shared/api/base-api.js';
import { removeSearch, savedSearches, saveSearch } from './saved-searches-api.js';

const kept: SavedSearch = { _id: 's', name: 'DK', query: '', alert: true, game: null, savedAt: '' };

/** A store that holds one saved search, and a server that answers when it is told to. */
async function opened() {
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  });
  const answers = new Map<string, (body: unknown) => void>();
  globalThis.fetch = (address) =>
    new Promise((resolve) => {
      const [path = ''] = /[\w-]+$/.exec(address as string) ?? [];
      answers.set(path, (body) => {
        resolve(new Response(JSON.stringify(body), { status: 200 }));
      });
    });
  const answer = async (path: string, body: unknown) => {
    await waitFor(() => {
      expect([...answers.keys()]).toContain(path);
    });
    answers.get(path)?.(body);
  };
  const loaded = store.dispatch(savedSearches.initiate('u'));
  await answer('saved-searches', { searches: [kept] });
  await loaded;
  return { store, answer, shown: () => savedSearches.select('u')(store.getState()).data };
}

it('does not bring back what was removed while a change of it was on its way', async () => {
  const { store, answer, shown } = await opened();
  const changed = store.dispatch(saveSearch.initiate({ userId: 'u', search: { searchId: 's', alert: false } }));
  expect(shown()).toEqual([{ ...kept, alert: false }]);
  const removed = store.dispatch(removeSearch.initiate({ userId: 'u', searchId: 's' }));
  expect(shown()).toEqual([]);
  await answer('save-search', { search: { ...kept, alert: false } });
  await changed;
  expect(shown()).toEqual([]);
  await answer('remove-search', {});
  await removed;
  expect(shown()).toEqual([]);
});

it('shows what is kept once more after it was removed', async () => {
  const { store, answer, shown } = await opened();
  const removed = store.dispatch(removeSearch.initiate({ userId: 'u', searchId: 's' }));
  await answer('remove-search', {});
  await removed;
  const back = store.dispatch(saveSearch.initiate({ userId: 'u', search: { searchId: 's', name: 'DK' } }));
  await answer('save-search', { search: kept });
  await back;
  expect(shown()).toEqual([kept]);
});
