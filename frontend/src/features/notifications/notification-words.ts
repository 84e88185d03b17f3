import type { Notification, NotificationKind } from '@combolab/contracts';
import { untilWords } from '../../entities/moderation/report-words.js';
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

const DONE = { comment: t('commentedOn'), reply: t('repliedToYouOn'), mention: t('mentionedYouOn') } as const;

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
  hidden: [t('anAdminHasHidden'), ''],
  restored: [t('anAdminHasRestored'), ''],
  warned: [t('anAdminWarnsYouAbout'), ''],
  unsuspended: ['', t('isNotSuspendedAnyMore')],
} as const;

/** What was decided about, as its author calls it: words of ours, then a name. */
function thingWords({ combo, decision }: Notification): readonly [string, string] {
  const about = combo?.name ?? decision?.guide?.title ?? '';
  switch (decision?.kind) {
    case 'comment':
      return about === '' ? ['', t('yourComment')] : [t('yourCommentOn'), about];
    case 'user':
      return ['', t('yourAccount')];
    default:
      return ['', about === '' ? t('somethingOfYoursThatWas') : about];
  }
}

function decisionWords(notification: Notification): NotificationWords {
  const { decision } = notification;
  const more = decision?.note ?? '';
  const outcome = decision?.outcome;
  if (outcome === 'suspended')
    return { who: '', lead: t('youMayOnlyRead'), combo: untilWords(decision?.until ?? null), tail: '', more };
  if (outcome === 'unsuspended')
    return { who: '', lead: '', combo: t('yourAccount2'), tail: DECIDED.unsuspended[1], more };
  const [lead, tail] = outcome === undefined || outcome === 'dismissed' ? ['', ''] : DECIDED[outcome];
  const [ours, thing] = thingWords(notification);
  return { who: '', lead: `${lead}${ours}`, combo: thing, tail, more };
}

const ACCOUNT = {
  'password-changed': [t('yourPassword'), t('wasChanged')],
  'password-reset': [t('yourPassword'), t('wasSetAnewByA')],
  'token-made': [t('anApiToken'), t('wasMadeForYourAccount')],
} as const;

function accountWords({ account }: Notification): NotificationWords {
  const [what, happened] = ACCOUNT[account?.act ?? 'password-changed'];
  const ended = account?.endedTokens ?? 0;
  const more = ended === 0 ? t('ifThatWasNotYou') : t('apiTokensEndedWithThe', { ended });
  return { who: '', lead: '', combo: what, tail: happened, more };
}

/** Says what a notification tells, as a sentence whose verb stands before any name that may be long. */
export function notificationWords(notification: Notification): NotificationWords {
  const { kind, combo, by, comment, searches } = notification;
  const name = combo?.name ?? t('aComboThatWasRemoved');
  switch (kind) {
    case 'match': {
      const found = searches.map((search) => search.name);
      const lead = found.length > 1 ? t('savedSearchesFound', { found: found.length }) : t('aSavedSearchFound');
      return { who: '', lead, combo: name, tail: '', more: found.join(', ') };
    }
    case 'comment':
    case 'reply':
    case 'mention': {
      const who = by?.displayName ?? t('somebody');
      return { who, lead: DONE[kind], combo: name, tail: '', more: comment ?? t('theCommentWasRemoved') };
    }
    case 'verified':
      return { who: '', lead: t('anAdminVerified'), combo: name, tail: '', more: '' };
    case 'followed': {
      const who = by?.displayName ?? t('somebodyYouFollow');
      return notification.guide === undefined
        ? { who, lead: t('shared'), combo: name, tail: '', more: '' }
        : {
            who,
            lead: t('published'),
            combo: notification.guide?.title ?? t('aGuideThatWasRemoved'),
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
