import { identityProblems, type IdentityProblem } from '@combolab/contracts';
import type { ApiError } from '../../api/problem.js';

type Name = keyof typeof identityProblems;

/** Codes of Firebase by what they mean to people. Which of them it sends depends on the settings of the project. */
const meanings: Readonly<Partial<Record<Name, readonly string[]>>> = {
  emailInUse: ['email-already-in-use'],
  wrongCredentials: [
    'wrong-password',
    'invalid-credential',
    'invalid-login-credentials',
    'user-not-found',
    // To say that an account is closed would say that there is one.
    'user-disabled',
  ],
  notAnEmail: ['invalid-email', 'missing-email'],
  passwordTooShort: ['weak-password', 'missing-password'],
  passwordRefused: ['password-does-not-meet-requirements'],
  resetLinkVoid: ['invalid-action-code', 'expired-action-code'],
  tooMany: ['too-many-requests', 'quota-exceeded'],
};

const byCode: ReadonlyMap<string, IdentityProblem> = new Map(
  Object.entries(meanings).flatMap(([name, codes]) =>
    codes.map((code) => [`auth/${code}`, identityProblems[name as Name]] as const),
  ),
);

/** `auth/…` of an error of Firebase; empty for any other. */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** What an error of Firebase is called on this page. */
export function apiErrorOf(error: unknown): ApiError {
  const code = codeOf(error);
  if (code === 'auth/network-request-failed') return { kind: 'offline' };
  // Firebase numbers no requests; its code is what helps whoever is asked for help.
  return shown(byCode.get(code) ?? identityProblems.internal, code === '' ? 'auth' : code);
}

/** A refusal that we know ourselves. */
export const problemOf = (name: Name): ApiError => shown(identityProblems[name], 'auth');

function shown({ status, ...said }: IdentityProblem, correlationId: string): ApiError {
  const problem = { type: `urn:combolab:problem:${said.code}`, ...said, status, correlationId };
  return { kind: 'problem', status, problem, retryAfter: null };
}
