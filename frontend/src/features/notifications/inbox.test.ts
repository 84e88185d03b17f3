import type { Notification, ViewMessage } from '@combolab/contracts';
import { inboxAfter, newsBetween, type Inbox } from './inbox-api.js';
import { notificationWords } from './notification-words.js';
import { t } from './texts.js';

const told: Notification = {
  ...{ _id: 'n1', kind: 'match', at: '2026-01-02T03:04:05.678Z', read: false, comment: null },
  combo: { _id: 'c1', name: 'Ladder', gameId: 'ssbu', attacker: 'ssbu:mario' },
  by: { _id: 'u2', displayName: 'ada' },
  searches: [
    { searchId: 's1', name: 'Mario' },
    { searchId: 's2', name: 'On DK' },
  ],
};
const message = (to: [number, number], unread: number): ViewMessage => ({
  ...{ room: 'user:u1', part: 'inbox', from: [1, 0], to, unread, latest: told },
});

describe('the inbox', () => {
  const held: Inbox = { unread: 1, latest: null, versions: { inbox: [1, 4] } };

  it('takes what is newer, whatever was missed before', () => {
    expect(inboxAfter(held, message([1, 9], 3))).toEqual({ unread: 3, latest: told, versions: { inbox: [1, 9] } });
    expect(inboxAfter(held, message([2, 1], 0))?.unread).toBe(0);
    expect(inboxAfter(undefined, message([1, 1], 1))?.unread).toBe(1);
  });

  it('leaves what is as old, and other parts', () => {
    expect(inboxAfter(held, message([1, 4], 3))).toBeNull();
    expect(inboxAfter(held, message([1, 3], 3))).toBeNull();
    const tally: ViewMessage = {
      room: 'combo:c1',
      part: 'tally',
      from: [1, 0],
      to: [1, 9],
      numLikes: 1,
      numDislikes: 0,
    };
    expect(inboxAfter(held, tally)).toBeNull();
  });
});

describe('the news of the inbox', () => {
  const at = (minute: number) => `2026-01-02T03:0${String(minute)}:05.678Z`;
  const inbox = (unread: number, latest: number | null): Inbox => ({
    ...{ unread, versions: { inbox: [1, 4] } },
    latest: latest === null ? null : { ...told, _id: `n${String(latest)}`, at: at(latest) },
  });

  it.each([
    ['the first', inbox(0, null), inbox(1, 1), 1],
    ['three that came together', inbox(1, 1), inbox(4, 4), 3],
    ['one that came while another was read', inbox(1, 1), inbox(1, 2), 1],
    ['a count that a refused “mark as read” put back', inbox(0, 1), inbox(1, 1), 0],
    ['the newest being removed', inbox(2, 2), inbox(1, 1), 0],
    ['all being removed', inbox(1, 1), inbox(0, null), 0],
  ])('of %s', (_what, before, after, news) => {
    expect(newsBetween(before, after)).toBe(news);
  });
});

describe('a notification in words', () => {
  const said = (more: Partial<Notification>) => {
    const { said: message, who, thing, values, more: extra } = notificationWords({ ...told, ...more });
    const line = t(message, values).replace('<who/>', who).replace('<thing/>', thing);
    return [line.replace(/<\/?thing>/g, ''), extra];
  };

  it.each([
    [{}, '2 saved searches found Ladder', 'Mario, On DK'],
    [{ searches: told.searches.slice(1) }, 'A saved search found Ladder', 'On DK'],
    [{ searches: [] }, 'A saved search found Ladder', ''],
    [{ combo: null }, '2 saved searches found a combo that was removed', 'Mario, On DK'],
    [{ kind: 'comment' as const, comment: 'Nice' }, 'ada commented on Ladder', 'Nice'],
    [{ kind: 'reply' as const, comment: 'Yes' }, 'ada replied to you on Ladder', 'Yes'],
    [{ kind: 'mention' as const, comment: 'Yes' }, 'ada mentioned you on Ladder', 'Yes'],
    [{ kind: 'followed' as const }, 'ada shared Ladder', ''],
    [{ kind: 'comment' as const, by: null }, 'Somebody commented on Ladder', 'The comment was removed'],
    [
      { kind: 'account' as const, account: { act: 'password-reset' as const, endedTokens: 2 } },
      'Your password was reset with a link sent by e-mail',
      '2 API tokens ended with the old one',
    ],
    [
      { kind: 'account' as const, account: { act: 'token-made' as const, endedTokens: 0 } },
      'An API token was made for your account',
      'If that was not you, change your password',
    ],
    [{ kind: 'verified' as const, by: null }, 'An admin verified Ladder', ''],
  ])('%j', (more, line, extra) => {
    expect(said(more)).toEqual([line, extra]);
  });
});

it('keeps the name of a person and of a combo apart from the words between them', () => {
  const by = { _id: 'u', displayName: 'דנה', photoUrl: null };
  const combo = { _id: 'c', name: 'סולם!', gameId: 'ssbu', attacker: 'ssbu:mario' };
  expect(notificationWords({ ...told, kind: 'reply', by, combo, comment: 'x' })).toEqual({
    ...{ said: 'repliedToYouOn', who: 'דנה', thing: 'סולם!' },
    ...{ values: {}, more: 'x' },
  });
  const decision = { outcome: 'hidden' as const, kind: 'comment' as const, guide: null, note: '' };
  expect(notificationWords({ ...told, kind: 'moderation', by: null, combo, decision })).toMatchObject({
    ...{ said: 'anAdminHasHidden', who: '', thing: 'סולם!', values: { of: 'commentOn' } },
  });
});
