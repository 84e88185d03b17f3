import { configureStore } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { baseApi } from '../../api/base-api.js';
import { identityFound } from '../../auth/auth-slice.js';
import { sharedReducers } from '../../state.js';

/** For tests: a page opened anew, with nothing of an earlier one but what this browser keeps. */
export function asPerson(userId: string, children: ReactNode) {
  const store = configureStore({
    reducer: sharedReducers,
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  });
  store.dispatch(identityFound(userId));
  return (
    <Provider store={store}>
      <MemoryRouter>{children}</MemoryRouter>
    </Provider>
  );
}
