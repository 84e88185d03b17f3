import type { Notification, NotificationKind } from '@combolab/contracts';

/** What is told, in the list of what can be switched off. */
export const KIND_WORDS: Readonly<Record<NotificationKind, string>> = {
  match: 'New combos of my saved searches',
  comment: 'Comments on my combos',
  reply: 'Replies to my comments',
  mention: 'Comments that mention me',
  verified: 'My combos verified',
};

const DONE = { comment: '', reply: ' replied to you', mention: ' mentioned you' } as const;

/** A notification in its parts: who, what happened, to which combo, and what more there is to say. */
export interface NotificationWords {
  readonly lead: string;
  readonly combo: string;
  readonly tail: string;
  /** On a line of its own; empty when there is nothing to add. */
  readonly more: string;
}

/** Says what a notification tells. */
export function notificationWords({ kind, combo, by, comment, searches }: Notification): NotificationWords {
  const name = combo?.name ?? 'a combo that was removed';
  switch (kind) {
    case 'match': {
      const found = searches.map((search) => search.name).join(', ');
      return { lead: 'New: ', combo: name, tail: '', more: found === '' ? 'A search you saved found it' : found };
    }
    case 'comment':
    case 'reply':
    case 'mention': {
      const who = by?.displayName ?? 'Somebody';
      return { lead: `${who}${DONE[kind]} on `, combo: name, tail: '', more: comment ?? 'The comment was removed' };
    }
    case 'verified':
      return { lead: '', combo: name, tail: ' was verified', more: '' };
  }
}
