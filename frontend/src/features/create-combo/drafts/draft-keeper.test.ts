import { jest } from '@jest/globals';
import { EMPTY_FORM } from '../combo-form.js';
import { EMPTY_DRAFT } from './draft.js';
import { DraftKeeper } from './draft-keeper.js';
import { MemoryRows } from './draft-rows.js';
import { DraftStore } from './draft-store.js';

const formOf = (name: string) => ({ ...EMPTY_FORM, name });

class CountedRows extends MemoryRows {
  writes = 0;
  override write(...given: Parameters<MemoryRows['write']>): Promise<boolean> {
    this.writes++;
    return super.write(...given);
  }
}

let rows: CountedRows;
let store: DraftStore;
let keeper: DraftKeeper;
beforeEach(() => {
  jest.useFakeTimers();
  rows = new CountedRows();
  store = new DraftStore(rows, 'u');
  keeper = new DraftKeeper(store, 'a', EMPTY_DRAFT, false, () => 42);
});
afterEach(() => {
  jest.useRealTimers();
});

it('writes changes that come together once, with the frame that is shown', async () => {
  for (const name of ['U', 'Up', 'Up air']) keeper.change({ form: formOf(name) });
  expect(keeper.state.get().saved).toBe('saving');
  await jest.advanceTimersByTimeAsync(400);
  expect(keeper.state.get().saved).toBe('saved');
  expect(rows.writes).toBe(1);
  expect(await store.read('a')).toMatchObject({ form: { name: 'Up air' }, cursor: 42 });
});

it('writes at least every two seconds while somebody types on', async () => {
  for (let n = 0; n < 30; n++) {
    keeper.change({ form: formOf(String(n)) });
    await jest.advanceTimersByTimeAsync(100);
  }
  expect(rows.writes).toBeGreaterThanOrEqual(1);
});

it('says "saved" only of the newest state', async () => {
  const said: string[] = [];
  keeper.state.listen(() => said.push(keeper.state.get().saved));
  keeper.change({ form: formOf('one') });
  const writing = keeper.flush();
  keeper.change({ form: formOf('two') });
  await writing;
  expect(said).toEqual(['saving', 'saved']);
  expect((await store.read('a'))?.form.name).toBe('two');
});

it('begins no draft of nothing', async () => {
  keeper.change({ form: { ...EMPTY_FORM } });
  await jest.advanceTimersByTimeAsync(5000);
  expect(rows.writes).toBe(0);
  expect(keeper.state.get().saved).toBe('nothing');
});

it('writes no more once another tab has changed the draft', async () => {
  keeper.change({ form: formOf('mine') });
  await keeper.flush();
  const other = new DraftStore(rows, 'u', () => Date.now() + 10_000);
  await other.read('a');
  await other.write('a', { ...EMPTY_DRAFT, form: formOf('theirs') });
  keeper.change({ form: formOf('mine again') });
  await keeper.flush();
  expect(keeper.state.get().saved).toBe('elsewhere');
  keeper.change({ form: formOf('and again') });
  await keeper.flush();
  expect((await other.read('a'))?.form.name).toBe('theirs');
});

it('forgets the draft for good, whatever is still to be written', async () => {
  keeper.change({ form: formOf('shared') });
  await keeper.end();
  await jest.advanceTimersByTimeAsync(5000);
  expect(await store.read('a')).toBeNull();
});

it('keeps a clip, whose upload begins anew', async () => {
  keeper.change({ form: formOf('x'), uploadUrl: '/api/uploads/old' });
  expect(await keeper.putClip(new File(['12345'], 'b.mp4', { lastModified: 1 }))).toBe(true);
  await keeper.flush();
  expect(keeper.state.get()).toEqual({ saved: 'saved', clipKept: true });
  expect(await store.read('a')).toMatchObject({ clip: { name: 'b.mp4', size: 5 }, uploadUrl: null });
});
