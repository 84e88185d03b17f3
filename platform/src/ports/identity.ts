import type { RequestListener } from 'node:http';

export interface Caller {
  readonly userId: string;
  /** Session id, to revoke one session alone. */
  readonly sid: string;
  /** Epoch ms after which the token is void. */
  readonly expiresAt: number;
  /** When they last showed who they are, by their password for one, epoch ms; 0 when that is not known. */
  readonly signedInAt: number;
  /** Whether their provider has been away for so long that what they would do must wait. */
  readonly readsOnly?: true;
}

/** That an account has another password. */
export interface PasswordChange {
  readonly userId: string;
  /** Epoch ms. */
  readonly at: number;
  /** By a link that was mailed, not by who knew the old one. */
  readonly reset: boolean;
  /** Whether API tokens of the account are to end. */
  readonly endTokens: boolean;
}

/** Changed passwords, each kept until somebody has seen to it. */
export interface PasswordChanges {
  pending(): Promise<readonly PasswordChange[]>;
  done(change: PasswordChange): Promise<void>;
  /** Calls back when there may be another one. Returns the unsubscriber. */
  onChange(listener: () => void): () => void;
}

/** Who somebody is. Roles are not here: they belong to our own `user/<id>` stream. */
export interface Identity extends AsyncDisposable {
  /** @throws InvalidTokenError for anything but a valid, unexpired, unrevoked token */
  verify(token: string): Promise<Caller>;
  /** The account's e-mail, name given at sign-up and whether the e-mail is verified; null when unknown. */
  account(userId: string): Promise<{ email: string; name: string; emailVerified: boolean } | null>;
  /** User id of an e-mail, for the command line. */
  findByEmail(email: string): Promise<string | null>;
  /**
   * Whether this is the password of an account; false where there is none. null where only the provider itself asks for
   * passwords: people sign in again there, and their next token has a later `signedInAt`.
   */
  readonly checkPassword: ((userId: string, password: string) => Promise<boolean>) | null;
  /** Deletes an account with its sessions; its tokens are void at once, in this process. Deleting what is absent is no error. */
  remove(userId: string): Promise<void>;
  /** Serves `/api/auth/*` when the provider is built in; null when it is hosted elsewhere. */
  readonly handler: RequestListener | null;
  /** null where the provider tells of none. */
  readonly passwordChanges: PasswordChanges | null;
  /**
   * Epoch ms up to which what was made in the name of an account is void, because all its sessions ended since, as with a new
   * password; 0 when nothing is. null where {@link passwordChanges} tell of it. May be a minute old.
   */
  readonly voidBefore: ((userId: string) => Promise<number>) | null;
  /** Called when sessions end; the JWTs of that session (or, with sid null, of the user) are void at once. */
  onRevoked(listener: (revoked: { userId: string; sid: string | null; before: number }) => void): () => void;
}

export class InvalidTokenError extends Error {
  override name = 'InvalidTokenError';
}
