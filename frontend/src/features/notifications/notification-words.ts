import type { Notification, NotificationKind } from '@combolab/contracts';
import { untilWords } from '../../entities/moderation/report-words.js';

/** What is told, in the list of what can be switched off. */
export const KIND_WORDS: Readonly<Record<NotificationKind, string>> = {
  match: 'New combos of my saved searches',
  comment: 'Comments on my combos',
  reply: 'Replies to my comments',
  mention: 'Comments that mention me',
  verified: 'My combos verified',
  followed: 'New from people I follow',
};

const DONE = { comment: ' commented on ', reply: ' replied to you on ', mention: ' mentioned you on ' } as const;

/** A notification in its parts: who (empty for nobody named), what happened, to which combo, and what more there is to say. */
export interface NotificationWords {
  readonly who: string;
  readonly lead: string;
  readonly combo: string;
  readonly tail: string;
  /** On a line of its own; empty when there is nothing to add. */
  readonly more: string;
}

const DECIDED = {
  hidden: ['An admin has hidden ', ''],
  restored: ['An admin has restored ', ''],
  warned: ['An admin warns you about ', ''],
  unsuspended: ['', ' is not suspended any more'],
} as const;

/** What was decided about, as its author calls it: words of ours, then a name. */
function thingWords({ combo, decision }: Notification): readonly [string, string] {
  const about = combo?.name ?? decision?.guide?.title ?? '';
  switch (decision?.kind) {
    case 'comment':
      return about === '' ? ['', 'your comment'] : ['your comment on ', about];
    case 'user':
      return ['', 'your account'];
    default:
      return ['', about === '' ? 'something of yours that was removed' : about];
  }
}

function decisionWords(notification: Notification): NotificationWords {
  const { decision } = notification;
  const more = decision?.note ?? '';
  const outcome = decision?.outcome;
  if (outcome === 'suspended')
    return { who: '', lead: 'You may only read ', combo: untilWords(decision?.until ?? null), tail: '', more };
  if (outcome === 'unsuspended')
    return { who: '', lead: '', combo: 'Your account', tail: DECIDED.unsuspended[1], more };
  const [lead, tail] = outcome === undefined || outcome === 'dismissed' ? ['', ''] : DECIDED[outcome];
  const [ours, thing] = thingWords(notification);
  return { who: '', lead: `${lead}${ours}`, combo: thing, tail, more };
}

const ACCOUNT = {
  'password-changed': ['Your password', ' was changed'],
  'password-reset': ['Your password', ' was set anew by a mailed link'],
  'token-made': ['An API token', ' was made for your account'],
} as const;

function accountWords({ account }: Notification): NotificationWords {
  const [what, happened] = ACCOUNT[account?.act ?? 'password-changed'];
  const ended = account?.endedTokens ?? 0;
  const more =
    ended === 0
      ? 'If that was not you, change your password'
      : `${String(ended)} API ${ended === 1 ? 'token' : 'tokens'} ended with the old one`;
  return { who: '', lead: '', combo: what, tail: happened, more };
}

/** Says what a notification tells, as a sentence whose verb stands before any name that may be long. */
export function notificationWords(notification: Notification): NotificationWords {
  const { kind, combo, by, comment, searches } = notification;
  const name = combo?.name ?? 'a combo that was removed';
  switch (kind) {
    case 'match': {
      const found = searches.map((search) => search.name);
      const lead = found.length > 1 ? `${String(found.length)} saved searches found ` : 'A saved search found ';
      return { who: '', lead, combo: name, tail: '', more: found.join(', ') };
    }
    case 'comment':
    case 'reply':
    case 'mention': {
      const who = by?.displayName ?? 'Somebody';
      return { who, lead: DONE[kind], combo: name, tail: '', more: comment ?? 'The comment was removed' };
    }
    case 'verified':
      return { who: '', lead: 'An admin verified ', combo: name, tail: '', more: '' };
    case 'followed': {
      const who = by?.displayName ?? 'Somebody you follow';
      return notification.guide === undefined
        ? { who, lead: ' shared ', combo: name, tail: '', more: '' }
        : {
            who,
            lead: ' published ',
            combo: notification.guide?.title ?? 'a guide that was removed',
            tail: '',
            more: '',
          };
    }
    case 'account':
      return accountWords(notification);
    case 'moderation':
      return decisionWords(notification);
  }
}
