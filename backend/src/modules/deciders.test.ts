import { definitionOf, ApiTokenMade, ComboAdded, SearchSaved } from '@combolab/contracts';
import fc from 'fast-check';
import { fold, typesOf, type Decider } from '../commands/decider.js';
import { play, record } from '../commands/testing/play-commands.js';
import { RefusedError } from '../problems.js';
import { apiTokenDecider, type ApiTokenCommand } from './api-tokens/api-token.decider.js';
import { comboDecider, type ComboCommand } from './combos/combo.decider.js';
import { commentDecider, type CommentCommand } from './comments/comment.decider.js';
import { favoriteDecider } from './users/favorite.decider.js';
import { feedbackDecider } from './feedback/feedback.decider.js';
import { followDecider } from './follows/follow.decider.js';
import { inboxDecider } from './notifications/inbox.decider.js';
import { notificationDecider, type NotificationCommand } from './notifications/notification.decider.js';
import { savedSearchDecider, type SavedSearchCommand } from './saved-searches/saved-search.decider.js';
import { CLAIM_LASTS_MS, nameDecider } from './users/name.decider.js';
import { nameSkeleton } from './users/name-skeleton.js';
import { userDecider, type UserCommand } from './users/user.decider.js';

/** Decided twice in a row, the second time nothing happens (or it is refused). */
function repeatsAreHarmless<S, C>(decider: Decider<S, C>, command: fc.Arbitrary<C>): void {
  fc.assert(
    fc.property(fc.array(command, { minLength: 1, maxLength: 12 }), (commands) => {
      const once = play(decider, commands).events.length;
      const last = commands.at(-1);
      expect(play(decider, last === undefined ? commands : [...commands, last]).events.length).toBe(once);
    }),
  );
}

const by = { comboId: 'c1', callerId: 'u1', isAdmin: false };
const add: ComboCommand = { type: 'add', data: { ...ComboAdded.example, authorId: 'u1' } };
const refusal = (run: () => unknown): number | null => {
  try {
    run();
    return null;
  } catch (error) {
    return error instanceof RefusedError ? error.status : 500;
  }
};

describe('feedback', () => {
  it('ends in the last wish, with no event that changes nothing', () => {
    const wish = fc
      .constantFrom(1 as const, 0 as const, -1 as const)
      .map((status) => ({ comboId: 'c1', userId: 'u1', status }));
    fc.assert(
      fc.property(fc.array(wish, { minLength: 1, maxLength: 20 }), (wishes) => {
        const { events, state } = play(feedbackDecider, wishes);
        expect(state).toBe(wishes.at(-1)?.status);
        const changes = wishes.filter(({ status }, i) => status !== (wishes[i - 1]?.status ?? 0)).length;
        expect(events.length).toBe(changes);
      }),
    );
    repeatsAreHarmless(feedbackDecider, wish);
    repeatsAreHarmless(
      favoriteDecider,
      fc.boolean().map((favorite) => ({ comboId: 'c1', userId: 'u1', favorite })),
    );
    repeatsAreHarmless(
      followDecider,
      fc.boolean().map((follows) => ({ userId: 'u1', authorId: 'u2', follows })),
    );
  });
});

describe('a saved search', () => {
  const ids = { userId: 'u1', searchId: 's1' };
  const asked = fc.constantFrom('tag=Read', 'tag=Edgeguard').map((query) => ({ query, game: null }));
  const changes = fc
    .tuple(
      fc.record({ name: fc.constantFrom('a', 'b'), alert: fc.boolean() }, { requiredKeys: [] }),
      fc.oneof(asked, fc.constant({})),
    )
    .map(([given, meant]) => ({ ...given, ...meant }));
  const save = fc
    .record({ changes, full: fc.boolean() })
    .map((rest): SavedSearchCommand => ({ type: 'save', ...ids, words: 'Read', ...rest }));
  const commands = fc.oneof(save, fc.constant<SavedSearchCommand>({ type: 'remove', ...ids }));

  it('is what was last given of each part; a full list takes changes and nothing new', () => {
    repeatsAreHarmless(savedSearchDecider, commands);
    fc.assert(
      fc.property(fc.array(commands, { maxLength: 20 }), (list) => {
        const there = list.reduce<object | null>((saved, command) => {
          if (command.type === 'remove') return null;
          if (saved !== null) return { ...saved, ...command.changes };
          if (command.full || command.changes.query === undefined) return null;
          return { ...ids, name: 'Read', alert: false, ...command.changes };
        }, null);
        expect(play(savedSearchDecider, list).state?.saved ?? null).toEqual(there);
      }),
    );
  });

  it('is gone once its text is, and can be saved anew', () => {
    const saved = { ...ids, name: 'Mine', game: null, query: 'q=my words', alert: true };
    const [kept] = record([SearchSaved(saved)], 0);
    const [erased] = record([SearchSaved({ ...saved, name: null, query: null })], 0);
    if (kept === undefined || erased === undefined) throw new Error('not recorded');
    expect(fold(savedSearchDecider, [kept])?.saved).toEqual(saved);
    const gone = fold(savedSearchDecider, [erased]);
    expect(gone).toBeNull();
    expect(savedSearchDecider.decide(gone, { type: 'remove', ...ids })).toEqual([]);
    const again = {
      type: 'save' as const,
      ...ids,
      changes: { query: 'tag=Read', game: null },
      words: 'Read',
      full: false,
    };
    expect(savedSearchDecider.decide(gone, again)).toHaveLength(1);
  });
});

describe('an API token', () => {
  const ids = { userId: 'u1', tokenId: 't1' };
  const made = { ...ApiTokenMade.example, ...ids, name: 'Mine', scopes: ['read' as const] };
  const make = fc.boolean().map((full): ApiTokenCommand => ({ type: 'make', made, full }));
  const use = fc.integer({ min: 1, max: 9 }).map((n): ApiTokenCommand => {
    return { type: 'use', ...ids, day: `2026-11-0${String(n)}` };
  });
  const revoke = fc.constant<ApiTokenCommand>({ type: 'revoke', ...ids });

  it('is made once, used on days that never go back, and revoked for good', () => {
    repeatsAreHarmless(apiTokenDecider, fc.oneof(make, use, revoke));
    fc.assert(
      fc.property(fc.array(fc.oneof(make, use, use, revoke), { maxLength: 20 }), (commands) => {
        const begin = commands.findIndex((command) => command.type === 'make' && !command.full);
        const end = commands.findIndex(({ type }, i) => type === 'revoke' && begin >= 0 && i > begin);
        const lived = begin < 0 ? [] : commands.slice(begin, end < 0 ? undefined : end);
        const days = lived.flatMap((command) => (command.type === 'use' ? [command.day] : []));
        const newest = days.filter((day, i) => days.slice(0, i).every((earlier) => earlier < day));
        const { events, state } = play(apiTokenDecider, commands);
        expect(events.map(({ type }) => type)).toEqual([
          ...(begin < 0 ? [] : ['token.made']),
          ...newest.map(() => 'token.used'),
          ...(end < 0 ? [] : ['token.revoked']),
        ]);
        expect(state?.usedOn ?? null).toBe(newest.at(-1) ?? null);
      }),
    );
  });

  it('is refused to who has as many as there may be, and is not there before it is made', () => {
    expect(refusal(() => apiTokenDecider.decide(null, { type: 'make', made, full: true }))).toBe(422);
    expect(refusal(() => apiTokenDecider.decide(null, { type: 'revoke', ...ids }))).toBe(404);
    expect(refusal(() => apiTokenDecider.decide(null, { type: 'use', ...ids, day: '2026-11-09' }))).toBe(404);
  });
});

describe('a notification', () => {
  const ids = { userId: 'u1', notificationId: 'n1' };
  const give: NotificationCommand = { type: 'give', given: { ...ids, kind: 'comment', comboId: 'c1' } };
  const read: NotificationCommand = { type: 'read', ...ids };

  it('is given once and read once, whatever is repeated', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(give, read), { maxLength: 20 }), (commands) => {
        const { events } = play(notificationDecider, commands);
        const given = commands.indexOf(give);
        const isRead = given >= 0 && commands.includes(read, given);
        const expected = given < 0 ? [] : ['notification.given', ...(isRead ? ['notification.read'] : [])];
        expect(events.map(({ type }) => type)).toEqual(expected);
      }),
    );
  });

  it('is read with the inbox until a time that never goes back', () => {
    const upTo = fc.nat(5).map((second) => new Date(1000 * second).toISOString());
    fc.assert(
      fc.property(fc.array(upTo, { minLength: 1, maxLength: 20 }), (times) => {
        const commands = times.map((each) => ({ userId: 'u1', upTo: each }));
        const { state, events } = play(inboxDecider, commands);
        expect(state).toBe([...times].sort().at(-1));
        const told = events.map(({ data }) => (data as { upTo: string }).upTo);
        expect(told).toEqual([...new Set(told)].sort());
      }),
    );
  });
});

describe('a combo', () => {
  const commands: fc.Arbitrary<ComboCommand> = fc.oneof(
    fc.constant(add),
    fc
      .record({ callerId: fc.constantFrom('u1', 'u2'), isAdmin: fc.boolean(), name: fc.constantFrom('a', 'b') })
      .map(({ name, ...who }) => ({
        ...{ type: 'edit' as const, comboId: 'c1', changes: { name }, baseVersion: null },
        ...who,
      })),
    fc
      .record({ verified: fc.boolean(), isAdmin: fc.boolean() })
      .map((rest) => ({ type: 'verify' as const, comboId: 'c1', callerId: 'u2', ...rest })),
    fc.constant<ComboCommand>({ type: 'request-preview', ...by }),
    fc
      .nat(3)
      .map((generation) => ({ type: 'preview-failed' as const, data: { comboId: 'c1', generation, problem: 'why' } })),
    fc.constant<ComboCommand>({ type: 'delete', ...by }),
  );

  it('is changed by its author and admins alone, never after its end, and repeats are harmless', () => {
    repeatsAreHarmless(comboDecider, commands);
    fc.assert(
      fc.property(fc.array(commands, { maxLength: 20 }), (list) => {
        const { events } = play(comboDecider, list);
        const end = events.findIndex(({ type }) => type === 'combo.deleted');
        expect(end === -1 || end === events.length - 1).toBe(true);
        expect(events.filter(({ type }) => type === 'combo.added').length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('refuses with the right status', () => {
    const state = play(comboDecider, [add]).state;
    const edit = { type: 'edit' as const, comboId: 'c1', changes: { name: 'x' }, baseVersion: null };
    expect(refusal(() => comboDecider.decide(null, { ...edit, callerId: 'u1', isAdmin: false }))).toBe(404);
    expect(refusal(() => comboDecider.decide(state, { ...edit, callerId: 'u2', isAdmin: false }))).toBe(403);
    expect(refusal(() => comboDecider.decide(state, { ...edit, callerId: 'u1', isAdmin: false, baseVersion: 7 }))).toBe(
      409,
    );
    expect(
      refusal(() => comboDecider.decide(state, { ...edit, callerId: 'u2', isAdmin: true, baseVersion: 1 })),
    ).toBeNull();
    expect(refusal(() => comboDecider.decide(state, { type: 'verify', verified: true, ...by }))).toBe(403);
  });

  it('keeps what is said of it until that is taken back, and says nothing twice', () => {
    const notes = [{ frame: 1, text: 'x' }];
    const edit = (changes: Extract<ComboCommand, { type: 'edit' }>['changes']): ComboCommand => ({
      ...{ type: 'edit', changes, baseVersion: null, ...by },
    });
    const said = edit({ notes, conditions: { di: 'in' } });
    const kept = play(comboDecider, [add, said, said, edit({ name: 'y' })]);
    expect([kept.events.length, kept.state?.content]).toMatchObject([
      3,
      { notes, conditions: { di: 'in' }, name: 'y' },
    ]);
    const taken = play(comboDecider, [add, said, edit({ notes: null, conditions: null }), edit({ notes: null })]);
    expect([taken.events.length, taken.state?.content]).toEqual([3, play(comboDecider, [add]).state?.content]);
  });

  it('counts its content version by content events alone', () => {
    const edit = { type: 'edit' as const, changes: { name: 'x' }, baseVersion: null, ...by };
    const verify = { type: 'verify' as const, verified: true, comboId: 'c1', callerId: 'u2', isAdmin: true };
    expect(play(comboDecider, [add, verify, edit, { ...verify, verified: false }]).state?.contentVersion).toBe(3);
  });

  it('takes a result only of the generation it waits for', () => {
    const failed = (generation: number): ComboCommand => ({
      type: 'preview-failed',
      data: { comboId: 'c1', generation, problem: 'why' },
    });
    const again: ComboCommand = { type: 'request-preview', ...by };
    const { state, events } = play(comboDecider, [add, again, failed(2), failed(1), again, failed(1)]);
    expect(events.map(({ type }) => type)).toEqual(['combo.added', 'preview.failed', 'preview.requested']);
    expect(state?.preview).toEqual({ generation: 2, state: 'waiting' });
  });
});

describe('a comment', () => {
  it('is added once, changed by its author, and removed once, by its author or an admin', () => {
    const commands: fc.Arbitrary<CommentCommand> = fc.oneof(
      fc.constant<CommentCommand>({ type: 'add', comboId: 'c1', commentId: 'm1', userId: 'u1', text: 'x' }),
      fc
        .record({ callerId: fc.constantFrom('u1', 'u2'), isAdmin: fc.boolean() })
        .map((who) => ({ type: 'remove' as const, comboId: 'c1', commentId: 'm1', ...who })),
      fc
        .record({ callerId: fc.constantFrom('u1', 'u2'), text: fc.constantFrom('x', 'y') })
        .map((what) => ({ type: 'edit' as const, comboId: 'c1', commentId: 'm1', ...what })),
    );
    repeatsAreHarmless(commentDecider, commands);
    const stranger = { type: 'remove' as const, comboId: 'c1', commentId: 'm1', callerId: 'u2', isAdmin: false };
    const { state } = play(commentDecider, [{ type: 'add', comboId: 'c1', commentId: 'm1', userId: 'u1', text: 'x' }]);
    expect(refusal(() => commentDecider.decide(state, stranger))).toBe(403);
    expect(refusal(() => commentDecider.decide(null, stranger))).toBe(404);
  });
});

describe('a user', () => {
  it('changes by repeatable commands', () => {
    const commands: fc.Arbitrary<UserCommand> = fc.oneof(
      fc.constant<UserCommand>({ type: 'register', userId: 'u1', displayName: 'kim' }),
      fc.boolean().map((fullscreenMode) => ({
        type: 'edit' as const,
        userId: 'u1',
        changes: { fullscreenMode },
        baseVersion: null,
      })),
      fc
        .constantFrom('SWITCH' as const, 'XBOX' as const)
        .map((controllerType) => ({ type: 'prefer' as const, userId: 'u1', gameId: 'ssbu' as const, controllerType })),
      fc
        .constantFrom('USER' as const, 'ADMIN' as const)
        .map((userType) => ({ type: 'grant' as const, userId: 'u1', userType })),
    );
    repeatsAreHarmless(userDecider, commands);
  });
});

describe('a display name', () => {
  const claim = (userId: string, inUse: boolean, now: number) => ({ type: 'claim' as const, userId, inUse, now });
  const claimedAt = 1_700_000_000_000;

  it('belongs to the first, until it is released or an unused claim expires', () => {
    const { state } = play(nameDecider, [claim('u1', false, claimedAt)]);
    expect(refusal(() => nameDecider.decide(state, claim('u2', true, claimedAt + 2 * CLAIM_LASTS_MS)))).toBe(409);
    expect(refusal(() => nameDecider.decide(state, claim('u2', false, claimedAt + 1000)))).toBe(409);
    expect(nameDecider.decide(state, claim('u2', false, claimedAt + CLAIM_LASTS_MS + 1))).toHaveLength(1);
    expect(nameDecider.decide(state, claim('u1', true, claimedAt))).toEqual([]);
    expect(
      play(nameDecider, [
        claim('u1', false, claimedAt),
        { type: 'release', userId: 'u1' },
        claim('u2', false, claimedAt),
      ]).state?.userId,
    ).toBe('u2');
  });

  it.each([
    ['northwind', 'N0rthw1nd'],
    ['mario', 'mаriо'],
    ['rnario', 'mario'],
    ['kim_lou', 'kimlou'],
  ])('%s looks like %s', (a, b) => {
    expect(nameSkeleton(a)).toBe(nameSkeleton(b));
  });

  it('tells different names apart', () => {
    expect(nameSkeleton('northwind')).not.toBe(nameSkeleton('southwind'));
  });
});

it('handles only kinds of events that exist', () => {
  const handled = [comboDecider, commentDecider, userDecider, feedbackDecider, favoriteDecider, nameDecider].flatMap(
    ({ on }) => typesOf(on),
  );
  expect(new Set(handled).size).toBe(handled.length);
  for (const type of handled) expect(definitionOf(type)?.type).toBe(type);
});
