import { configureStore } from '@reduxjs/toolkit';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { identityChanged } from '../auth/auth-slice.js';
import { sharedReducers } from '../state.js';
import { UnsavedWork, useUnsaved } from './unsaved-work.js';

afterEach(cleanup);

/** Two forms of one page; the first may hold what is not saved. */
function Forms({ unsaved }: { readonly unsaved: boolean }) {
  const [saved, setSaved] = useState(false);
  return (
    <UnsavedWork>
      <Form active={unsaved && !saved} />
      <Form active={false} />
      <button
        onClick={() => {
          setSaved(true);
        }}
      >
        save
      </button>
    </UnsavedWork>
  );
}
function Form({ active }: { readonly active: boolean }) {
  useUnsaved(active);
  return null;
}
const layout = (
  <>
    <Link to="/results">away</Link>
    <Link to="/settings?tab=a">on the page</Link>
    <Outlet />
  </>
);

/** Somebody came from the lists to settings that are changed, or not. */
function openSettings(unsaved: boolean) {
  const store = configureStore({ reducer: sharedReducers });
  store.dispatch(identityChanged('somebody'));
  const router = createMemoryRouter(
    [
      {
        element: layout,
        children: [
          { path: '/lists', element: null },
          { path: '/settings', element: <Forms unsaved={unsaved} /> },
          { path: '/results', element: null },
        ],
      },
    ],
    { initialEntries: ['/lists', '/settings'], initialIndex: 1 },
  );
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { store, router, path: () => router.state.location.pathname };
}
const click = (what: HTMLElement) =>
  act(async () => {
    fireEvent.click(what);
    await Promise.resolve();
  });
const question = () => screen.queryByRole('dialog');
const answer = (name: string) => click(screen.getByRole('button', { name }));

it('lets links lead on while nothing would be lost', async () => {
  const { path } = openSettings(false);
  await click(screen.getByText('away'));
  expect(question()).toBeNull();
  expect(path()).toBe('/results');
});

it('stays where the user is until they agree, whichever form holds what is not saved', async () => {
  const { path } = openSettings(true);
  await click(screen.getByText('away'));
  expect(path()).toBe('/settings');
  await answer('cancel');
  expect(question()).toBeNull();
  expect(path()).toBe('/settings');
  await click(screen.getByText('away'));
  await answer('confirm');
  expect(path()).toBe('/results');
});

it('asks before Back, and goes there when that is agreed to', async () => {
  const { router, path } = openSettings(true);
  await act(() => router.navigate(-1));
  expect(question()).not.toBeNull();
  expect(path()).toBe('/settings');
  await answer('cancel');
  expect(path()).toBe('/settings');
  await act(() => router.navigate(-1));
  await answer('confirm');
  expect(path()).toBe('/lists');
});

it('does not ask on the way to another state of the same page, nor whoever has signed out', async () => {
  const { store, router, path } = openSettings(true);
  await click(screen.getByText('on the page'));
  expect(question()).toBeNull();
  expect(router.state.location.search).toBe('?tab=a');
  act(() => {
    store.dispatch(identityChanged(null));
  });
  await click(screen.getByText('away'));
  expect(question()).toBeNull();
  expect(path()).toBe('/results');
});

it('asks no more once what was changed is saved', async () => {
  const { path } = openSettings(true);
  await click(screen.getByText('save'));
  await click(screen.getByText('away'));
  expect(question()).toBeNull();
  expect(path()).toBe('/results');
});
