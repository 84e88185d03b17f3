import { claimedDrafts, DraftClaim, type Locks } from './draft-claim.js';

type Held = { readonly steal: (error: Error) => void };

/** Locks of one browser, as tabs see them. */
function fakeLocks(): Locks {
  const held = new Map<string, Held>();
  const request = async (name: string, options: LockOptions, work: () => Promise<unknown> | undefined) => {
    const before = held.get(name);
    if (before !== undefined && options.steal !== true) throw new DOMException('timed out', 'TimeoutError');
    before?.steal(new DOMException('stolen', 'AbortError'));
    let mine: Held = { steal: () => undefined };
    const stolen = new Promise<never>((_, reject) => {
      mine = { steal: reject };
    });
    held.set(name, mine);
    try {
      return await Promise.race([work(), stolen]);
    } finally {
      if (held.get(name) === mine) held.delete(name);
    }
  };
  return { request: request as unknown as Locks['request'] };
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

it('lets one tab work on a draft, and another take it', async () => {
  const locks = fakeLocks();
  const [first, second] = [new DraftClaim('u', 'a', locks), new DraftClaim('u', 'a', locks)];
  first.ask();
  await settled();
  second.ask();
  await settled();
  expect([first.state.get(), second.state.get()]).toEqual(['here', 'elsewhere']);
  second.takeOver();
  await settled();
  expect([first.state.get(), second.state.get()]).toEqual(['taken', 'here']);
  first.takeOver();
  await settled();
  expect([first.state.get(), second.state.get()]).toEqual(['here', 'taken']);
});

it('leaves the draft to the next one', async () => {
  const locks = fakeLocks();
  const [first, second] = [new DraftClaim('u', 'a', locks), new DraftClaim('u', 'a', locks)];
  first.ask();
  await settled();
  first.release();
  await settled();
  second.ask();
  await settled();
  expect(second.state.get()).toBe('here');
});

it('lets everybody work where the browser knows no locks', () => {
  const claim = new DraftClaim('u', 'a', undefined);
  claim.ask();
  expect(claim.state.get()).toBe('here');
});

it('knows which drafts of a user some tab works on', async () => {
  const held = [{ name: 'combolab.draft.u.a' }, { name: 'combolab.draft.other.b' }, {}];
  expect(await claimedDrafts('u', { query: () => Promise.resolve({ held, pending: [] }) })).toEqual(new Set(['a']));
  expect(await claimedDrafts('u', undefined)).toEqual(new Set());
});
