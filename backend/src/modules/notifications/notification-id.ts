import { createHash } from 'node:crypto';
import type { ToldKind } from '@combolab/contracts';

/**
 * Names a notification by whom it is for and what caused it, so that the same cause gives it once. Of a match the cause is the
 * combo: whoever was told of it is not told again when it is edited.
 */
export const notificationIdOf = (recipient: string, kind: ToldKind, cause: string): string =>
  createHash('sha256').update([recipient, kind, cause].join('\0')).digest().subarray(0, 16).toString('base64url');
