import { z } from 'zod/mini';
import { CONTROLLER_TYPES } from '../games/game.js';
import { Suspension } from './moderation.js';
import { NOTIFICATION_KINDS } from './notification-kinds.js';
import { Time, ViewVersion } from './text.js';

export const USER_TYPES = ['USER', 'ADMIN'] as const;

/** What anyone may know of a user. */
export const PublicUser = z.object({
  _id: z.string(),
  displayName: z.string(),
  photoUrl: z.nullable(z.string()),
  userType: z.enum(USER_TYPES),
});
export type PublicUser = z.output<typeof PublicUser>;

/** Game id -> controller code -> combo input -> the viewer's input in its place. */
export const CustomMappings = z.record(z.string(), z.record(z.string(), z.record(z.string(), z.string())));
export type CustomMappings = z.output<typeof CustomMappings>;
/** Game id -> controller code. */
export const PreferredControllers = z.record(z.string(), z.enum(CONTROLLER_TYPES));

/** What users know of themselves. */
export const OwnUser = z.extend(PublicUser, {
  email: z.string(),
  emailVerified: z.boolean(),
  favoriteCombos: z.array(z.string()),
  preferredControllers: PreferredControllers,
  customMappings: CustomMappings,
  fullscreenMode: z.boolean(),
  /** What they do not want to be told of. */
  notificationsOff: z.optional(z.array(z.enum(NOTIFICATION_KINDS))),
  contentVersion: z.int(),
  /** They may only read for now; absent when they may do everything. */
  suspension: z.exactOptional(Suspension),
  /** Of the part of one's own room that tells of the account. */
  versions: z.exactOptional(z.object({ account: ViewVersion })),
});
export type OwnUser = z.output<typeof OwnUser>;

/** A user with what they have shared. Everything is counted, nothing estimated. */
export const UserProfile = z.extend(PublicUser, {
  /** Combos that are there now. */
  numCombos: z.int(),
  /** Likes that those combos have now. */
  likesReceived: z.int(),
  /** Published ones. */
  numGuides: z.int(),
  /** Public ones. */
  numLists: z.int(),
  /** null before their first command. */
  memberSince: z.nullable(Time),
  /** Users who follow them. */
  numFollowers: z.int(),
  /** Of the part of their public room that tells of it. */
  versions: z.object({ followers: ViewVersion }),
});
export type UserProfile = z.output<typeof UserProfile>;
