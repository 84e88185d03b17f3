import { act, cleanup, renderHook } from '@testing-library/react';
import { EMPTY_FORM } from '../combo-form.js';
import { EMPTY_DRAFT } from './draft.js';
import { DraftKeeper } from './draft-keeper.js';
import { MemoryRows } from './draft-rows.js';
import { DraftStore } from './draft-store.js';
import { isBeingShared, shareDraft } from './shared-drafts.js';
import { useDraftClaim } from './use-draft-claim.js';

afterEach(cleanup);
const claim = () => renderHook(() => useDraftClaim('u', 'a'));

it('keeps a draft that is shared from a page that was left until that ends', () => {
  const { result: first, unmount } = claim();
  let letGo: () => void = () => undefined;
  act(() => {
    letGo = shareDraft('u', 'a');
  });
  expect(first.current.state).toBe('here');
  unmount();
  const { result } = claim();
  expect(result.current.state).toBe('sharing');
  act(letGo);
  expect(result.current.state).toBe('here');
});

it('holds a draft that ends until it is gone', async () => {
  const store = new DraftStore(new MemoryRows(), 'u');
  const keeper = new DraftKeeper(store, 'a', EMPTY_DRAFT, false);
  keeper.change({ form: { ...EMPTY_FORM, name: 'x' } });
  const ended = keeper.end();
  expect(isBeingShared('u', 'a')).toBe(true);
  await ended;
  expect(isBeingShared('u', 'a')).toBe(false);
});
