import { cleanup, fireEvent, renderHook, waitFor } from '@testing-library/react';
import { EMPTY_DRAFT } from './draft.js';
import { DraftKeeper } from './draft-keeper.js';
import { MemoryRows } from './draft-rows.js';
import { DraftStore } from './draft-store.js';
import { useDraftClip } from './use-draft-clip.js';

afterEach(cleanup);

it('takes no pasted file while a dialog lies over the page', async () => {
  const keeper = new DraftKeeper(new DraftStore(new MemoryRows(), 'u'), 'a', EMPTY_DRAFT, false);
  const loaded = { ...EMPTY_DRAFT, id: 'a', existed: false, savedAt: null, file: null };
  const { result } = renderHook(() => useDraftClip(keeper, loaded));
  const paste = () => {
    fireEvent.paste(document.body, { clipboardData: { files: [new File(['x'], 'other.txt')], getData: () => '' } });
  };
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  document.body.append(dialog);
  paste();
  expect(result.current.looking).toBeNull();
  dialog.remove();
  paste();
  await waitFor(() => {
    expect(result.current.refused?.file.name).toBe('other.txt');
  });
});
