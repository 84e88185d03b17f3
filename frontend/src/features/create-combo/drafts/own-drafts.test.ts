import { EMPTY_DRAFT } from './draft.js';
import { draftToReopen, ownDrafts } from './own-drafts.js';
import { shareDraft } from './shared-drafts.js';

const nobody = () => Promise.resolve(new Set<string>());

it('opens the newest draft, unless it is open elsewhere or being shared', async () => {
  const store = ownDrafts('reopens');
  expect(await draftToReopen('reopens', nobody)).toBeNull();
  await store.read('newer');
  await store.write('newer', { ...EMPTY_DRAFT, form: { ...EMPTY_DRAFT.form, name: 'Ladder' } });
  expect(await draftToReopen('reopens', nobody)).toBe('newer');
  expect(await draftToReopen('reopens', () => Promise.resolve(new Set(['newer'])))).toBeNull();
  const letGo = shareDraft('reopens', 'newer');
  expect(await draftToReopen('reopens', nobody)).toBeNull();
  letGo();
  expect(await draftToReopen('reopens', () => Promise.reject(new Error('no locks')))).toBe('newer');
});
