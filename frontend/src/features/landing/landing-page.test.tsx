import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { configureStore } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { baseApi } from '../../shared/api/base-api.js';
import { identityFound } from '../../shared/auth/auth-slice.js';
import { sharedReducers } from '../../shared/state.js';
import { LandingPage } from './landing-page.js';

beforeAll(() => {
  globalThis.fetch = () => new Promise(() => undefined);
});
afterEach(cleanup);

function renderPage() {
  const store = configureStore({
    reducer: sharedReducers,
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  });
  store.dispatch(identityFound(null));
  return render(
    <Provider store={store}>
      <MemoryRouter>
        <LandingPage />
      </MemoryRouter>
    </Provider>,
  );
}

it('leads from signing up to the editor, and whoever only looks to the results', () => {
  renderPage();
  const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(address('sign up to create combos')).toBe('/authenticate?next=%2Ftest%2Ftest');
  expect(address('enter')).toBe('/results');
});

it('shows a matchup where there is no combo to show', async () => {
  globalThis.fetch = () => Promise.resolve(new Response('{}', { status: 503 }));
  const { container } = renderPage();
  await waitFor(() => {
    expect(container.querySelector('[data-alone=true]')?.textContent).toBe('MaDK');
  });
});
