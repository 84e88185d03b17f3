import { createHash, randomBytes } from 'node:crypto';

/** Tells API tokens from those of sessions, and people who find one what it is. */
const PREFIX = 'cl_';
const RANDOM_BYTES = 32;

export const isApiToken = (token: string): boolean => token.startsWith(PREFIX);

export const newTokenText = (): string => `${PREFIX}${randomBytes(RANDOM_BYTES).toString('base64url')}`;

/** What is kept of a text. It is as random as the hash is long, so there is nothing for salt or time to make harder. */
export const tokenHash = (text: string): string => createHash('sha256').update(text).digest('base64url');
