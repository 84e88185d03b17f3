import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Who looks at the page. `unknown` until the stored session was checked. */
export type AuthState = (
  | { readonly status: 'unknown' | 'visitor'; readonly userId: null }
  | { readonly status: 'user'; readonly userId: string }
) & {
  /** Rises when somebody else is here now; pages are made anew then. */
  readonly generation: number;
};

const authSlice = createSlice({
  name: 'auth',
  initialState: (): AuthState => ({ status: 'unknown', userId: null, generation: 0 }),
  reducers: {
    /** The stored session was checked; null is a visitor. */
    identityFound: ({ generation }, { payload }: PayloadAction<string | null>): AuthState =>
      payload === null
        ? { status: 'visitor', userId: null, generation }
        : { status: 'user', userId: payload, generation },
    /** Somebody signed in or out. */
    identityChanged: ({ generation }, { payload }: PayloadAction<string | null>): AuthState =>
      payload === null
        ? { status: 'visitor', userId: null, generation: generation + 1 }
        : { status: 'user', userId: payload, generation: generation + 1 },
  },
});

export const { identityFound, identityChanged } = authSlice.actions;
export const authReducer = authSlice.reducer;
