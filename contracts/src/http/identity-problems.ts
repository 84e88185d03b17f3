/** What an identity provider refuses, in words that every provider shares. */
export interface IdentityProblem {
  /** HTTP status. */
  readonly status: number;
  readonly code: string;
  readonly title: string;
  /** What happened and what to do next. Says nothing of whether an account exists, except at sign-up. */
  readonly detail: string;
  /** Seconds after which a repeat may succeed; sent as `Retry-After`. */
  readonly retryAfter?: number;
}

const password = { status: 400, detail: 'Choose a password of 8 to 128 characters.' };

export const identityProblems = {
  emailInUse: {
    status: 409,
    code: 'email-in-use',
    title: 'E-mail in use',
    detail: 'There is an account with this e-mail. Log in, or reset its password.',
  },
  wrongCredentials: {
    status: 401,
    code: 'wrong-credentials',
    title: 'Not logged in',
    detail: 'E-mail or password is wrong. Check both and try again.',
  },
  emailNotVerified: {
    status: 403,
    code: 'email-not-verified',
    title: 'E-mail not verified',
    detail: 'Open the link in the e-mail that was just sent to you, then log in.',
  },
  passwordTooShort: { ...password, code: 'password-too-short', title: 'Password too short' },
  passwordTooLong: { ...password, code: 'password-too-long', title: 'Password too long' },
  passwordRefused: {
    status: 400,
    code: 'password-refused',
    title: 'Password refused',
    detail: 'Choose another password: a longer one, with letters, digits and other characters.',
  },
  wrongPassword: {
    status: 400,
    code: 'wrong-password',
    title: 'Wrong password',
    detail: 'This is not your current password. Check it and try again.',
  },
  alreadyVerified: {
    status: 409,
    code: 'already-verified',
    title: 'Verified already',
    detail: 'This e-mail is verified already. There is nothing more to do.',
  },
  resetLinkVoid: {
    status: 400,
    code: 'reset-link-void',
    title: 'Link no longer valid',
    detail: 'This reset link was used or is too old. Ask for a new one.',
  },
  notAnEmail: {
    status: 400,
    code: 'not-an-email',
    title: 'Not an e-mail',
    detail: 'Check the e-mail address and try again.',
  },
  tooMany: {
    status: 429,
    code: 'too-many',
    title: 'Too many requests',
    detail: 'Too many at once. Try again in a few minutes.',
  },
  storeAway: {
    status: 503,
    code: 'store-away',
    title: 'Briefly unavailable',
    detail: 'Accounts cannot be read or written for the moment. Try again shortly.',
    retryAfter: 5,
  },
  noSpace: {
    status: 507,
    code: 'no-space',
    title: 'No room left',
    detail: 'The server has no room left. Try again later; the operator was told.',
    retryAfter: 60,
  },
  internal: { status: 500, code: 'internal', title: 'Something went wrong', detail: 'Try again in a moment.' },
} as const satisfies Readonly<Record<string, IdentityProblem>>;
