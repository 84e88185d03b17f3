import { play } from '../../commands/testing/play-commands.js';
import { RefusedError } from '../../problems.js';
import { CLAIM_LASTS_MS, nameDecider, type NameCommand } from './name.decider.js';

const claim = (userId: string, now: number, inUse = false): NameCommand => ({ type: 'claim', userId, inUse, now });
const release = (userId: string): NameCommand => ({ type: 'release', userId });
/** When the first event of `play` is recorded, epoch ms. */
const CLAIMED_AT = 1_700_000_000_000;

it('is released by who has it, and by nobody else', () => {
  expect(nameDecider.decide(null, release('u1'))).toEqual([]);
  const { events, state } = play(nameDecider, [claim('u1', CLAIMED_AT), release('u2'), release('u1'), release('u1')]);
  expect(events.map(({ type, data }) => [type, data])).toStrictEqual([
    ['name.claimed', { userId: 'u1' }],
    ['name.released', { userId: 'u1' }],
  ]);
  expect(state).toBeNull();
});

it('can be claimed by another a moment after a minute, if nobody came to bear it', () => {
  const { state } = play(nameDecider, [claim('u1', CLAIMED_AT)]);
  const later = (ms: number, inUse = false) => nameDecider.decide(state, claim('u2', CLAIMED_AT + ms, inUse));
  expect(CLAIM_LASTS_MS).toBe(60_000);
  expect(() => later(60_000)).toThrow(RefusedError);
  expect(later(60_001)).toHaveLength(1);
  expect(() => later(60_001, true)).toThrow('This display name, or one that looks like it, is taken. Choose another.');
});
