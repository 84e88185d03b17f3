import { cleanup, render, screen } from '@testing-library/react';
import { configureStore } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { baseApi } from '../../../shared/api/base-api.js';
import { identityFound } from '../../../shared/auth/auth-slice.js';
import { FrameClock } from '../../../shared/clip/frame-clock.js';
import { withClock } from '../../../shared/clip/with-clock.js';
import { sharedReducers } from '../../../shared/state.js';
import { Discussion } from './discussion.js';

beforeAll(() => {
  globalThis.fetch = () => new Promise(() => undefined);
});
afterEach(cleanup);

it('leads a visitor to logging in, and back to the comment they came for', () => {
  const store = configureStore({
    reducer: sharedReducers,
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  });
  store.dispatch(identityFound(null));
  const Player = withClock(new FrameClock(100, []));
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/combo/c1?frame=20#comment-k1']}>
        <Player>
          <Discussion comboId="c1" authors={[]} count={1} />
        </Player>
      </MemoryRouter>
    </Provider>,
  );
  const query = screen.getByRole('link', { name: 'Log in' }).getAttribute('href')?.split('?').slice(1).join('?');
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    mode: 'login',
    next: '/combo/c1?frame=20#comment-k1',
  });
});
