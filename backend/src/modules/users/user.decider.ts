import {
  AccountDeleted,
  ControllerPreferred,
  ControlsMapped,
  NOTIFICATION_KINDS,
  NotificationsChosen,
  RoleGranted,
  UserEdited,
  UserRegistered,
  UserSuspended,
  UserUnsuspended,
  type ControllerType,
  type CustomMappings,
  type GameId,
  type NewEvent,
  type NotificationKind,
  type Suspension,
} from '@combolab/contracts';
import { isDeepStrictEqual } from 'node:util';
import { onceThere, type Decider, type Evolve } from '../../commands/decider.js';
import { refuse } from '../../problems.js';

/** What the stream `user/<id>` amounts to. */
export interface UserState {
  readonly userId: string;
  readonly displayName: string | null;
  readonly photoUrl: string | null;
  readonly fullscreenMode: boolean;
  readonly userType: 'USER' | 'ADMIN';
  readonly preferredControllers: Readonly<Record<string, ControllerType>>;
  readonly customMappings: CustomMappings;
  /** What they do not want to be told of; absent when they never chose. */
  readonly notificationsOff?: readonly NotificationKind[];
  /** They may only read, until then or without end; absent when they were never suspended or it was lifted. */
  readonly suspension?: Suspension;
  /** Version of the last event of the profile itself. */
  readonly contentVersion: number;
  /** Present once the account has ended. */
  readonly deleted?: true;
}

export interface ProfileChanges {
  readonly displayName?: string | null;
  readonly photoUrl?: string | null;
  readonly fullscreenMode?: boolean;
}

export type UserCommand =
  | { readonly type: 'register'; readonly userId: string; readonly displayName: string }
  | {
      readonly type: 'edit';
      readonly userId: string;
      readonly changes: ProfileChanges;
      readonly baseVersion: number | null;
    }
  | {
      readonly type: 'prefer';
      readonly userId: string;
      readonly gameId: GameId;
      readonly controllerType: ControllerType;
    }
  | { readonly type: 'map'; readonly userId: string; readonly customMappings: CustomMappings }
  | { readonly type: 'mute'; readonly userId: string; readonly off: readonly NotificationKind[] }
  | { readonly type: 'grant'; readonly userId: string; readonly userType: 'USER' | 'ADMIN' }
  /** `until` is ISO 8601 UTC; null = without end. */
  | { readonly type: 'suspend'; readonly userId: string; readonly until: string | null }
  | { readonly type: 'unsuspend'; readonly userId: string }
  | { readonly type: 'delete'; readonly userId: string };

const standard = {
  photoUrl: null,
  fullscreenMode: false,
  userType: 'USER' as const,
  preferredControllers: {},
  customMappings: {},
};

/** null before `user.registered`. */
export const userOn: Evolve<UserState | null> = {
  [UserRegistered.type]: (_, { data: { userId, displayName }, version }) => ({
    ...{ userId, displayName, ...standard },
    contentVersion: version,
  }),
  [AccountDeleted.type]: (_, { data: { userId }, version }) => ({
    ...{ userId, displayName: null, ...standard },
    contentVersion: version,
    deleted: true,
  }),
  ...onceThere<UserState>({
    [UserEdited.type]: (user, { data: { userId: _, ...changes }, version }) => ({
      ...user,
      ...changes,
      contentVersion: version,
    }),
    [ControllerPreferred.type]: (user, { data: { gameId, controllerType } }) => ({
      ...user,
      preferredControllers: { ...user.preferredControllers, [gameId]: controllerType },
    }),
    [ControlsMapped.type]: (user, { data: { customMappings } }) => ({ ...user, customMappings }),
    [NotificationsChosen.type]: (user, { data }) => ({ ...user, notificationsOff: data.off }),
    [RoleGranted.type]: (user, { data: { userType } }) => ({ ...user, userType }),
    [UserSuspended.type]: (user, { data: { until } }) => ({ ...user, suspension: { until } }),
    [UserUnsuspended.type]: ({ suspension: _, ...free }) => free,
  }),
};

function edit(
  state: UserState,
  { changes, baseVersion, userId }: Extract<UserCommand, { type: 'edit' }>,
): readonly NewEvent[] {
  if (baseVersion !== null && baseVersion !== state.contentVersion) {
    const { displayName, photoUrl, fullscreenMode, contentVersion } = state;
    throw refuse.stale({ displayName, photoUrl, fullscreenMode, contentVersion });
  }
  return isDeepStrictEqual({ ...state, ...changes }, state) ? [] : [UserEdited({ userId, ...changes })];
}

/** Rules of one account's public side. */
export const userDecider: Decider<UserState | null, UserCommand> = {
  initial: null,
  on: userOn,
  decide(state, command) {
    const { userId } = command;
    if (command.type === 'delete') return state?.deleted === true ? [] : [AccountDeleted({ userId })];
    if (command.type === 'register')
      return state === null ? [UserRegistered({ userId, displayName: command.displayName })] : [];
    if (state === null || state.deleted === true) throw refuse.notFound('user');
    switch (command.type) {
      case 'edit':
        return edit(state, command);
      case 'prefer':
        if (state.preferredControllers[command.gameId] === command.controllerType) return [];
        return [ControllerPreferred({ userId, gameId: command.gameId, controllerType: command.controllerType })];
      case 'map':
        return isDeepStrictEqual(state.customMappings, command.customMappings)
          ? []
          : [ControlsMapped({ userId, customMappings: command.customMappings })];
      case 'mute': {
        const off = NOTIFICATION_KINDS.filter((kind) => command.off.includes(kind));
        return isDeepStrictEqual(state.notificationsOff ?? [], off) ? [] : [NotificationsChosen({ userId, off })];
      }
      case 'grant':
        return state.userType === command.userType ? [] : [RoleGranted({ userId, userType: command.userType })];
      case 'suspend':
        if (state.userType === 'ADMIN') throw refuse.adminSuspended();
        return state.suspension?.until === command.until ? [] : [UserSuspended({ userId, until: command.until })];
      case 'unsuspend':
        return state.suspension === undefined ? [] : [UserUnsuspended({ userId })];
    }
  },
};
