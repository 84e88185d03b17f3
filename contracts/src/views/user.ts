import { z } from 'zod/mini';
import { CONTROLLER_TYPES } from '../roster/games.js';
import { NOTIFICATION_KINDS } from './notification-kinds.js';

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
});
export type OwnUser = z.output<typeof OwnUser>;
