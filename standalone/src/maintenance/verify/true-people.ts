import type { EventTypeOf, KnownEvent } from '@combolab/contracts';

/** A user as the events of `user/<id>` tell it. */
export interface TrueUser {
  displayName: string | null;
  photoUrl: string | null;
  fullscreenMode: boolean;
  userType: 'USER' | 'ADMIN';
  preferredControllers: Record<string, string>;
  customMappings: unknown;
  notificationsOff?: readonly string[];
  contentVersion: number;
  suspension?: { readonly until: string | null };
  deleted?: true;
}

export interface TrueComment {
  readonly comboId: string;
  readonly userId: string;
  text: string;
  readonly createdAt: string;
  editedAt: string | undefined;
  readonly frame: number | undefined;
  readonly parentId: string | undefined;
  removed: boolean;
  hidden: boolean;
}

/** What people did with combos and each other. */
export interface TruePeople {
  readonly users: Map<string, TrueUser>;
  /** By `<combo>/<user>`: 1 like, -1 dislike, 0 taken back. */
  readonly feedback: Map<string, 1 | 0 | -1>;
  /** By `<user>/<combo>`. */
  readonly favorites: Map<string, { favorite: boolean; at: string }>;
  /** By `<user>/<author>`. */
  readonly follows: Map<string, { follows: boolean; at: string }>;
  readonly comments: Map<string, TrueComment>;
}

/** Takes one event in. @returns false when it is none of people, or comes before what it is about */
export function tellPeople(people: TruePeople, event: KnownEvent): boolean {
  switch (event.type) {
    case 'feedback.given':
    case 'feedback.cleared': {
      const status = event.type === 'feedback.given' ? event.data.status : 0;
      people.feedback.set(`${event.data.comboId}/${event.data.userId}`, status);
      return true;
    }
    case 'favorite.added':
    case 'favorite.removed': {
      const { userId, comboId } = event.data;
      people.favorites.set(`${userId}/${comboId}`, { favorite: event.type === 'favorite.added', at: event.time });
      return true;
    }
    case 'author.followed':
    case 'author.unfollowed': {
      const { userId, authorId } = event.data;
      people.follows.set(`${userId}/${authorId}`, { follows: event.type === 'author.followed', at: event.time });
      return true;
    }
    case 'comment.added':
    case 'comment.edited':
    case 'comment.hidden':
    case 'comment.restored':
    case 'comment.removed':
      return tellComment(people.comments, event);
    case 'name.claimed':
    case 'name.released':
      return true;
    default:
      return tellUser(people.users, event);
  }
}

type OfComment = KnownEvent<EventTypeOf<'comment'>>;

function tellComment(comments: TruePeople['comments'], event: OfComment): boolean {
  const { commentId } = event.data;
  if (event.type === 'comment.added') {
    const { comboId, userId, text, frame, parentId } = event.data;
    const where = { comboId, userId, frame, parentId };
    comments.set(commentId, {
      ...where,
      text: text ?? '',
      createdAt: event.time,
      editedAt: undefined,
      removed: false,
      hidden: false,
    });
    return true;
  }
  const comment = comments.get(commentId);
  if (comment === undefined) return false;
  if (event.type === 'comment.edited') {
    comment.text = event.data.text ?? '';
    comment.editedAt = event.time;
  } else if (event.type !== 'comment.removed') comment.hidden = event.type === 'comment.hidden';
  else {
    comment.text = '';
    comment.removed = true;
  }
  return true;
}

const begun = (displayName: string | null, contentVersion: number): TrueUser => ({
  ...{ displayName, photoUrl: null, fullscreenMode: false, userType: 'USER' },
  ...{ preferredControllers: {}, customMappings: {}, contentVersion },
});

function tellUser(users: TruePeople['users'], event: KnownEvent): boolean {
  if (event.type === 'user.registered') users.set(event.data.userId, begun(event.data.displayName, event.version));
  if (event.type === 'account.deleted') users.set(event.data.userId, { ...begun(null, event.version), deleted: true });
  const user = 'userId' in event.data ? users.get(event.data.userId) : undefined;
  if (user === undefined) return false;
  switch (event.type) {
    case 'user.registered':
    case 'account.deleted':
      return true;
    case 'user.edited': {
      const { userId: _, ...changes } = event.data;
      Object.assign(user, changes, { contentVersion: event.version });
      return true;
    }
    case 'controller.preferred': {
      const { gameId, controllerType } = event.data;
      user.preferredControllers[gameId] = controllerType;
      return true;
    }
    case 'controls.mapped':
      user.customMappings = event.data.customMappings;
      return true;
    case 'notifications.chosen':
      user.notificationsOff = event.data.off;
      return true;
    case 'role.granted':
      user.userType = event.data.userType;
      return true;
    case 'user.suspended':
      user.suspension = { until: event.data.until };
      return true;
    case 'user.unsuspended':
      delete user.suspension;
      return true;
    default:
      return false;
  }
}
