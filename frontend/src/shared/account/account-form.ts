import { LIMITS } from '@combolab/contracts';
import { t } from './texts.js';

export type AccountMode = 'SIGN_UP_FORM' | 'LOGIN_FORM';

export interface AccountFields {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** A display name as it is entered: white space removed, lower-cased. */
export const enteredName = (typed: string): string => typed.replace(/\s/gu, '').toLowerCase();

/** Exactly one `@`; everything else is for the server to say. */
export const isEmail = (email: string): boolean => email.split('@').length === 2;

export const isName = (name: string): boolean =>
  name.length >= LIMITS.displayNameMin && name.length <= LIMITS.displayNameMax;

export const isPassword = (password: string): boolean =>
  password.length >= LIMITS.passwordMin && password.length <= LIMITS.passwordMax;

/** Whether the form may be sent. Logging in asks for e-mail and password only. */
export const canSend = (mode: AccountMode, { username, email, password }: AccountFields): boolean =>
  isEmail(email) && isPassword(password) && (mode === 'LOGIN_FORM' || isName(username));

/** What is wrong with a password that is too long to be accepted; undefined while there is nothing to say. */
export const passwordProblem = (password: string): string | undefined =>
  password.length > LIMITS.passwordMax
    ? t('aPasswordHasAtMost', { most: LIMITS.passwordMax, length: password.length })
    : undefined;

/** What is wrong with a name that is too long; undefined while there is nothing to say. */
export const nameProblem = (name: string): string | undefined =>
  name.length > LIMITS.displayNameMax
    ? t('aDisplayNameHasAt', { most: LIMITS.displayNameMax, length: name.length })
    : undefined;
