import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { baseApi } from '../shared/api/base-api.js';
import { connectionChanged } from '../shared/live/connection-slice.js';
import { onConnection } from '../shared/live/live-socket.js';
import { sharedReducers } from '../shared/state.js';

export function createStore() {
  const store = configureStore({
    reducer: sharedReducers,
    middleware: (defaults) => defaults().concat(baseApi.middleware),
    // an answer is drawn in the frame that comes next, not put by until that frame begins
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
  });
  setupListeners(store.dispatch);
  onConnection((connection) => {
    store.dispatch(connectionChanged(connection));
  });
  return store;
}
