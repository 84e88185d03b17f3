import type {
  AuthorFollowed,
  CommentAdded,
  ControllerPreferred,
  ControlsMapped,
  EventOf,
  FavoriteAdded,
  FeedbackGiven,
  NotificationsChosen,
  RecordedEvent,
  RoleGranted,
  UserEdited,
  UserRegistered,
  UserSuspended,
} from '@combolab/contracts';

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
export function tellPeople(people: TruePeople, event: RecordedEvent): boolean {
  switch (event.type) {
    case 'feedback.given':
    case 'feedback.cleared': {
      const data = event.data as EventOf<typeof FeedbackGiven>['data'];
      people.feedback.set(`${data.comboId}/${data.userId}`, event.type === 'feedback.given' ? data.status : 0);
      return true;
    }
    case 'favorite.added':
    case 'favorite.removed': {
      const { userId, comboId } = event.data as EventOf<typeof FavoriteAdded>['data'];
      people.favorites.set(`${userId}/${comboId}`, { favorite: event.type === 'favorite.added', at: event.time });
      return true;
    }
    case 'author.followed':
    case 'author.unfollowed': {
      const { userId, authorId } = event.data as EventOf<typeof AuthorFollowed>['data'];
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

function tellComment(comments: TruePeople['comments'], event: RecordedEvent): boolean {
  const { commentId, comboId, userId, text, frame, parentId } = event.data as EventOf<typeof CommentAdded>['data'];
  if (event.type === 'comment.added') {
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
    comment.text = text ?? '';
    comment.editedAt = event.time;
  } else if (event.type !== 'comment.removed') comment.hidden = event.type === 'comment.hidden';
  else {
    comment.text = '';
    comment.removed = true;
  }
  return true;
}

function registered(event: RecordedEvent): TrueUser {
  const { displayName } = event.data as EventOf<typeof UserRegistered>['data'];
  const standard = { photoUrl: null, fullscreenMode: false, userType: 'USER' as const };
  return { displayName, ...standard, preferredControllers: {}, customMappings: {}, contentVersion: event.version };
}

function tellUser(users: TruePeople['users'], event: RecordedEvent): boolean {
  const { userId } = event.data as { userId: string };
  if (event.type === 'user.registered') users.set(userId, registered(event));
  if (event.type === 'account.deleted') users.set(userId, { ...registered(event), displayName: null, deleted: true });
  const user = users.get(userId);
  if (user === undefined) return false;
  switch (event.type) {
    case 'user.registered':
    case 'account.deleted':
      return true;
    case 'user.edited': {
      const { userId: _, ...changes } = event.data as EventOf<typeof UserEdited>['data'];
      Object.assign(user, changes, { contentVersion: event.version });
      return true;
    }
    case 'controller.preferred': {
      const { gameId, controllerType } = event.data as EventOf<typeof ControllerPreferred>['data'];
      user.preferredControllers[gameId] = controllerType;
      return true;
    }
    case 'controls.mapped':
      user.customMappings = (event.data as EventOf<typeof ControlsMapped>['data']).customMappings;
      return true;
    case 'notifications.chosen':
      user.notificationsOff = (event.data as EventOf<typeof NotificationsChosen>['data']).off;
      return true;
    case 'role.granted':
      user.userType = (event.data as EventOf<typeof RoleGranted>['data']).userType;
      return true;
    case 'user.suspended':
      user.suspension = { until: (event.data as EventOf<typeof UserSuspended>['data']).until };
      return true;
    case 'user.unsuspended':
      delete user.suspension;
      return true;
    default:
      return false;
  }
}
