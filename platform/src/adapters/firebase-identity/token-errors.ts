import { InvalidTokenError } from '../../ports/identity.js';

const REFUSALS: readonly string[] = [
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
];

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** The library also says `auth/argument-error` when it cannot fetch the keys that signatures are checked with. */
const isAboutToken = (error: unknown): boolean =>
  codeOf(error) === 'auth/argument-error' && error instanceof Error && error.message.includes('ID token');

/** What is wrong with the token becomes an InvalidTokenError; that Firebase cannot be asked says nothing about the token. */
export const tokenError = (error: unknown): unknown =>
  REFUSALS.includes(codeOf(error)) || isAboutToken(error)
    ? new InvalidTokenError('the token is not valid', { cause: error })
    : error;

/** Whether Firebase has answered, if only by a refusal. */
export const isAnswer = (error: unknown): boolean =>
  [...REFUSALS, ...ABSENT].includes(codeOf(error)) || isAboutToken(error);

const ABSENT: readonly string[] = ['auth/user-not-found', 'auth/invalid-uid', 'auth/invalid-email'];

/** null for an account that does not exist, or cannot. */
export async function unlessAbsent<R>(asked: Promise<R>): Promise<R | null> {
  try {
    return await asked;
  } catch (error) {
    if (ABSENT.includes(codeOf(error))) return null;
    throw error;
  }
}
