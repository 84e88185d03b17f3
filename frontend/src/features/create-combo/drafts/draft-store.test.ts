import { EMPTY_FORM } from '../combo-form.js';
import { EMPTY_DRAFT, type DraftContent } from './draft.js';
import { MemoryRows, type DraftKey } from './draft-rows.js';
import { DraftStore, KEPT_DRAFTS } from './draft-store.js';

const named = (name: string): DraftContent => ({ ...EMPTY_DRAFT, form: { ...EMPTY_FORM, name } });
const namesOf = async (store: DraftStore) => (await store.list()).map(({ form }) => form.name);

/** A browser that has no room, or keeps nothing at all. */
class FullRows extends MemoryRows {
  full = true;
  override write(key: DraftKey, row: unknown, allow: (before: unknown) => boolean): Promise<boolean> {
    return this.full ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : super.write(key, row, allow);
  }
  override writeClip(key: DraftKey, clip: Blob | null): Promise<void> {
    return this.full ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : super.writeClip(key, clip);
  }
}

let now = 0;
const storeOf = (rows = new MemoryRows(), userId = 'u') => new DraftStore(rows, userId, () => ++now);

it('lists the drafts of one user, newest first', async () => {
  const rows = new MemoryRows();
  const store = storeOf(rows);
  for (const name of ['one', 'two', 'three']) await store.write(name, named(name));
  await store.write('one', named('one again'));
  await storeOf(rows, 'other').write('x', named('theirs'));
  expect(await namesOf(store)).toEqual(['one again', 'three', 'two']);
  expect((await store.newest())?.id).toBe('one');
});

it('keeps the newest twenty', async () => {
  const store = storeOf();
  for (let n = 0; n < KEPT_DRAFTS + 2; n++) await store.write(String(n), named(String(n)));
  const names = await namesOf(store);
  expect(names).toHaveLength(KEPT_DRAFTS);
  expect(names.at(-1)).toBe('2');
});

it('goes on in memory when the browser keeps nothing, and the older draft stays', async () => {
  const rows = new FullRows();
  rows.full = false;
  const store = storeOf(rows);
  await store.write('a', named('kept'));
  rows.full = true;
  expect(await store.write('a', named('newer'))).toBe('memory');
  expect((await store.read('a'))?.form.name).toBe('newer');
  expect((await storeOf(rows).read('a'))?.form.name).toBe('kept');
  rows.full = false;
  expect(await store.write('a', named('newest'))).toBe('kept');
  expect((await storeOf(rows).read('a'))?.form.name).toBe('newest');
});

it('overwrites nothing that another page has saved meanwhile', async () => {
  const rows = new MemoryRows();
  const [mine, theirs] = [storeOf(rows), storeOf(rows)];
  await mine.write('a', named('mine'));
  await theirs.read('a');
  expect(await theirs.write('a', named('theirs'))).toBe('kept');
  expect(await mine.write('a', named('mine again'))).toBe('elsewhere');
  expect((await mine.read('a'))?.form.name).toBe('theirs');
  expect(await mine.write('a', named('after reading'))).toBe('kept');
});

it('keeps the clip beside the draft, and gives it back as the file it was', async () => {
  const store = storeOf();
  const clip = new File(['12345'], 'clip.mp4', { type: 'video/mp4', lastModified: 9 });
  const name = { name: 'clip.mp4', type: 'video/mp4', size: 5, lastModified: 9 };
  expect(await store.putClip('a', clip)).toBe(true);
  expect(await store.clip('a', name)).toMatchObject(name);
  expect(await store.clip('a', { ...name, size: 6 })).toBeNull();
  await store.remove('a');
  expect(await store.clip('a', name)).toBeNull();
});

it('says when there is no room for a clip, and has it as long as the page is open', async () => {
  const store = storeOf(new FullRows());
  const clip = new File(['12345'], 'clip.mp4', { lastModified: 9 });
  expect(await store.putClip('a', clip)).toBe(false);
  expect(await store.clip('a', { name: 'clip.mp4', type: '', size: 5, lastModified: 9 })).not.toBeNull();
});

it('does not bring back a draft that was removed, here or by another page', async () => {
  const rows = new MemoryRows();
  const [mine, theirs] = [storeOf(rows), storeOf(rows)];
  await mine.write('a', named('shared'));
  await theirs.read('a');
  await mine.remove('a');
  expect(await mine.write('a', named('late'))).toBe('elsewhere');
  expect(await mine.putClip('a', new File(['1'], 'clip.mp4'))).toBe(false);
  expect(await theirs.write('a', named('late too'))).toBe('elsewhere');
  expect(await namesOf(storeOf(rows))).toEqual([]);
  expect(await mine.read('a')).toBeNull();
  expect(await mine.write('a', named('begun again'))).toBe('kept');
});

it('begins a draft in rows that lay in memory alone', async () => {
  const rows = new FullRows();
  const store = storeOf(rows);
  expect(await store.write('a', named('held'))).toBe('memory');
  await store.read('a');
  rows.full = false;
  expect(await store.write('a', named('kept'))).toBe('kept');
});

it('lets no draft go that some tab works on', async () => {
  const store = new DraftStore(
    new MemoryRows(),
    'u',
    () => ++now,
    () => Promise.resolve(new Set(['0'])),
  );
  for (let n = 0; n < KEPT_DRAFTS + 1; n++) await store.write(String(n), named(String(n)));
  expect((await namesOf(store)).at(-1)).toBe('0');
  const unsure = new DraftStore(
    new MemoryRows(),
    'u',
    () => ++now,
    () => Promise.reject(new Error('no locks')),
  );
  for (let n = 0; n < KEPT_DRAFTS + 1; n++) await unsure.write(String(n), named(String(n)));
  expect(await namesOf(unsure)).toHaveLength(KEPT_DRAFTS + 1);
});
