import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { readKeptList, type ComboList } from './kept-list.js';

/** Ids of the combo list last looked at, for previous and next on the combo page. */
const slice = createSlice({
  name: 'lastList',
  initialState: readKeptList,
  reducers: {
    listShown: (_state, action: PayloadAction<ComboList>) => action.payload,
  },
});

export const { listShown } = slice.actions;
export const lastListReducer = slice.reducer;

/** The combos beside one in a list; null at the ends and for a combo that is not in it. */
export function neighbours(ids: readonly string[], id: string): { previous: string | null; next: string | null } {
  const at = ids.indexOf(id);
  if (at === -1) return { previous: null, next: null };
  return { previous: ids[at - 1] ?? null, next: ids[at + 1] ?? null };
}
