import type { Notification, NotificationKind } from '@combolab/contracts';
import { untilWords } from '../../entities/moderation/report-words.js';
import type { Values } from '../../shared/language/texts.js';
import { t } from './texts.js';

/** What is told, in the list of what can be switched off. */
export const KIND_WORDS: Readonly<Record<NotificationKind, string>> = {
  match: t('newCombosOfMySaved'),
  comment: t('commentsOnMyCombos'),
  reply: t('repliesToMyComments'),
  mention: t('commentsThatMentionMe'),
  verified: t('myCombosVerified'),
  followed: t('newFromPeopleIFollow'),
};

type Sentence = Parameters<typeof t>[0];

const DONE = { comment: 'commentedOn', reply: 'repliedToYouOn', mention: 'mentionedYouOn' } as const;

/** A notification: the message that tells it, and what stands in it as elements or as values. */
export interface NotificationWords {
  readonly said: Sentence;
  /** Empty for nobody named. */
  readonly who: string;
  /** What it is about: the name of a combo or a guide. */
  readonly thing: string;
  readonly values: Values;
  /** On a line of its own; empty when there is nothing to add. */
  readonly more: string;
}

const NOTHING: Omit<NotificationWords, 'said'> = { who: '', thing: '', values: {}, more: '' };

const DECIDED = {
  hidden: 'anAdminHasHidden',
  restored: 'anAdminHasRestored',
  warned: 'anAdminWarnsYouAbout',
  dismissed: 'decided',
} as const;

/** What was decided about, as its author calls it. */
function kindOfThing({ decision }: Notification, name: string): string {
  switch (decision?.kind) {
    case 'comment':
      return name === '' ? 'comment' : 'commentOn';
    case 'user':
      return 'user';
    default:
      return name === '' ? 'gone' : 'named';
  }
}

function decisionWords(notification: Notification): NotificationWords {
  const { combo, decision } = notification;
  const outcome = decision?.outcome ?? 'dismissed';
  const told = { ...NOTHING, more: decision?.note ?? '' };
  if (outcome === 'suspended')
    return { ...told, said: 'youMayOnlyRead', values: { until: untilWords(decision?.until ?? null) } };
  if (outcome === 'unsuspended') return { ...told, said: 'accountIsFree' };
  const thing = combo?.name ?? decision?.guide?.title ?? '';
  return { ...told, said: DECIDED[outcome], thing, values: { of: kindOfThing(notification, thing) } };
}

const ACCOUNT = {
  'password-changed': 'passwordChanged',
  'password-reset': 'passwordReset',
  'token-made': 'tokenMade',
} as const;

function accountWords({ account }: Notification): NotificationWords {
  const ended = account?.endedTokens ?? 0;
  const more = ended === 0 ? t('ifThatWasNotYou') : t('apiTokensEndedWithThe', { ended });
  return { ...NOTHING, said: ACCOUNT[account?.act ?? 'password-changed'], more };
}

export function notificationWords(notification: Notification): NotificationWords {
  const { kind, combo, by, comment, searches } = notification;
  const thing = combo?.name ?? t('aComboThatWasRemoved');
  switch (kind) {
    case 'match': {
      const more = searches.map(({ name }) => name).join(', ');
      const values = { searches: Math.max(1, searches.length) };
      return { ...NOTHING, said: 'savedSearchesFound', thing, values, more };
    }
    case 'comment':
    case 'reply':
    case 'mention': {
      const who = by?.displayName ?? t('somebody');
      return { ...NOTHING, said: DONE[kind], who, thing, more: comment ?? t('theCommentWasRemoved') };
    }
    case 'verified':
      return { ...NOTHING, said: 'anAdminVerified', thing };
    case 'followed': {
      const who = by?.displayName ?? t('somebodyYouFollow');
      return notification.guide === undefined
        ? { ...NOTHING, said: 'shared', who, thing }
        : { ...NOTHING, said: 'published', who, thing: notification.guide?.title ?? t('aGuideThatWasRemoved') };
    }
    case 'account':
      return accountWords(notification);
    case 'moderation':
      return decisionWords(notification);
  }
}
