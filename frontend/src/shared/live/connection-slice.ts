import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** State of the live channel. `idle` until it was first connected; `back` for a moment after a loss. */
export type Connection = 'idle' | 'connected' | 'lost' | 'back';

const connectionSlice = createSlice({
  name: 'connection',
  initialState: (): Connection => 'idle',
  reducers: { connectionChanged: (_state, action: PayloadAction<Connection>) => action.payload },
});

export const { connectionChanged } = connectionSlice.actions;
export const connectionReducer = connectionSlice.reducer;
