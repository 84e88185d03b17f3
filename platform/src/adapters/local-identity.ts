import { betterAuth } from 'better-auth';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import { getMigrations } from 'better-auth/db/migration';
import { bearer, jwt } from 'better-auth/plugins';
import type { Identity } from '../ports/identity.js';
import { accountRows } from './local-identity/account-rows.js';
import { AccountsDialect, inTurn, type AccountsStore } from './local-identity/accounts-dialect.js';
import { authHandler, keepsTokens } from './local-identity/auth-handler.js';
import { afterPasswordChange, ownSessions } from './local-identity/own-sessions.js';
import { LocalPasswordChanges } from './local-identity/password-changes.js';
import { sendResetLink } from './local-identity/reset-mail.js';
import { Revocations, TOKEN_SECONDS } from './local-identity/revocations.js';
import type { MailSettings } from './local-identity/send-mail.js';
import { StoreFaults } from './local-identity/store-faults.js';
import { TokenVerifier } from './local-identity/token-verifier.js';
import { sendVerificationLink } from './local-identity/verification-mail.js';
import { randomId } from '../runtime/random-id.js';
import { StreamMutex } from '../runtime/stream-mutex.js';
import { removeHalfAccounts } from './local-identity/half-accounts.js';
import { removeAccount } from './local-identity/remove-account.js';
import { SignInGuesses, type GuessLimits } from './local-identity/sign-in-guesses.js';
import { SignInPlaces } from './local-identity/sign-in-places.js';
import { openDatabase } from './sqlite/open-database.js';

export interface LocalIdentityOptions {
  readonly file: string;
  /** Makes issuer, audience and links. */
  readonly publicUrl: string;
  /** Signs sessions; generated once per installation. */
  readonly secret: string;
  readonly trustedOrigins: readonly string[];
  readonly requireVerifiedEmail: boolean;
  readonly mail: MailSettings;
  /** null = none, as in a club's own network. */
  readonly guesses?: GuessLimits | null;
  /** How the file is opened. */
  readonly openDatabase?: typeof openDatabase;
}

const CLIENT_ADDRESS = 'x-combolab-client-address';
const addressIn = (headers: Headers | undefined): string => headers?.get(CLIENT_ADDRESS) ?? '';
type Revoked = { userId: string; sid: string | null; before: number };

const isStorable = (name: unknown): boolean =>
  typeof name !== 'string' || (name.isWellFormed() && !name.includes('\0'));

interface Checks {
  readonly isKnown: (email: string) => boolean;
  readonly hasMail: boolean;
  readonly guesses: SignInGuesses | null;
}

/**
 * Sign-up refuses names that cannot be stored, and says that an e-mail is in use, also where accounts wait for their
 * verification. A link that no mail could bring is refused, and a guess too many.
 */
const checkBefore = ({ isKnown, hasMail, guesses }: Checks) =>
  createAuthMiddleware(async ({ path, body, headers }) => {
    if (path === '/send-verification-email' && !hasMail)
      throw new APIError('SERVICE_UNAVAILABLE', { code: 'MAIL_OFF' });
    const { email, name } = (body ?? {}) as { email?: unknown; name?: unknown };
    if (path === '/sign-in/email' && typeof email === 'string' && guesses !== null) {
      const waitMs = await guesses.take(email, addressIn(headers));
      const seconds = String(Math.ceil(waitMs / 1000));
      if (waitMs > 0) throw new APIError('TOO_MANY_REQUESTS', { code: 'TOO_MANY_GUESSES' }, { 'retry-after': seconds });
    }
    if (path !== '/sign-up/email') return;
    if (!isStorable(name)) throw new APIError('BAD_REQUEST');
    if (typeof email === 'string' && isKnown(email))
      throw new APIError('UNPROCESSABLE_ENTITY', { code: 'USER_ALREADY_EXISTS' });
  });

/** Accounts with e-mail and password in a SQLite file of our own. */
export async function openLocalIdentity(options: LocalIdentityOptions): Promise<Identity> {
  const db = (options.openDatabase ?? openDatabase)({ file: options.file, synchronous: 'FULL', check: true });
  const store: AccountsStore = { db, turns: new StreamMutex(), faults: new StoreFaults() };
  const rows = accountRows(store);
  const revocations = new Revocations(store);
  const listeners = new Set<(revoked: Revoked) => void>();
  const revoke = async (userId: string, sid: string | null): Promise<void> => {
    const before = Math.floor(Date.now() / 1000);
    const durable = revocations.revoke(sid ?? userId, before);
    for (const listener of listeners) listener({ userId, sid, before });
    await durable;
  };
  const { secret } = options;
  const places = new SignInPlaces(store, secret);
  const config = {
    baseURL: options.publicUrl,
    basePath: '/api/auth',
    secret,
    database: { dialect: new AccountsDialect(store), type: 'sqlite' as const, transaction: true },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      requireEmailVerification: options.requireVerifiedEmail,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }: { user: { email: string }; token: string }) =>
        sendResetLink(
          options.mail,
          user.email,
          `${options.publicUrl}/reset-password?token=${encodeURIComponent(token)}`,
        ),
      async onPasswordReset({ user }: { user: { id: string } }, request?: Request) {
        await revoke(user.id, null);
        // whoever has the mail has the account
        places.add(user.id, addressIn(request?.headers));
        await passwordChanges.tell(user.id, { reset: true, endTokens: !keepsTokens(request?.headers) });
      },
    },
    emailVerification: {
      sendOnSignUp: options.requireVerifiedEmail,
      sendOnSignIn: options.requireVerifiedEmail,
      sendVerificationEmail: ({ user, token }: { user: { email: string }; token: string }) =>
        sendVerificationLink(
          options.mail,
          user.email,
          `${options.publicUrl}/api/auth/verify-email?token=${encodeURIComponent(token)}&callbackURL=%2Fauthenticate`,
        ),
    },
    hooks: {
      before: checkBefore({
        isKnown: (email) => rows.idOf(email) !== null,
        hasMail: options.mail.smtpUrl !== null,
        guesses:
          options.guesses == null
            ? null
            : new SignInGuesses(options.guesses, places, (email) => rows.idOf(email), secret),
      }),
      after: afterPasswordChange((userId, headers) =>
        passwordChanges.tell(userId, { reset: false, endTokens: !keepsTokens(headers) }),
      ),
    },
    databaseHooks: {
      session: {
        create: {
          after: ({ userId, ipAddress }: { userId: string; ipAddress?: string | null | undefined }) => {
            places.add(userId, ipAddress ?? '');
            return Promise.resolve();
          },
        },
        delete: {
          after: (session: { id: string; userId: string }) => revoke(session.userId, session.id),
        },
      },
    },
    plugins: [
      bearer(),
      ownSessions(),
      jwt({
        jwt: {
          issuer: options.publicUrl,
          audience: options.publicUrl,
          expirationTime: `${String(TOKEN_SECONDS)}s`,
          definePayload: ({ session }) => ({ sid: session.id }),
        },
      }),
    ],
    trustedOrigins: [...options.trustedOrigins],
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    // what is no refusal comes to the handler, which tells the operator in the log's own form
    onAPIError: { throw: true },
    advanced: {
      // said, because the provider leaves the check out where NODE_ENV is test
      disableOriginCheck: false,
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS] },
      cookiePrefix: 'combolab',
      useSecureCookies: options.publicUrl.startsWith('https:'),
      defaultCookieAttributes: { path: '/api/auth', sameSite: 'lax' as const, httpOnly: true },
      database: { generateId: randomId },
    },
  };
  const { runMigrations } = await getMigrations(config);
  await runMigrations();
  removeHalfAccounts(db);
  places.takeSessions();
  const passwordChanges = new LocalPasswordChanges(store);
  const auth = betterAuth(config);
  const verifier = new TokenVerifier({
    issuer: options.publicUrl,
    fetchKeys: async () => await auth.api.getJwks(),
    signedInAt: (sid) => rows.signedInAt(sid),
    revocations,
  });
  return {
    verify: (token) => verifier.verify(token),
    account: (userId) => Promise.resolve(rows.account(userId)),
    findByEmail: (email) => Promise.resolve(rows.idOf(email)),
    async checkPassword(userId, password) {
      const hash = rows.passwordHash(userId);
      return hash !== null && (await (await auth.$context).password.verify({ hash, password }));
    },
    async remove(userId) {
      await revoke(userId, null);
      await inTurn(store, () => {
        removeAccount(db, userId);
      });
    },
    passwordChanges,
    voidBefore: null,
    handler: authHandler({
      ...{ baseUrl: options.publicUrl, clientAddressHeader: CLIENT_ADDRESS, faults: store.faults },
      handle: (request) => auth.handler(request),
      print: options.mail.print,
    }),
    onRevoked(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    [Symbol.asyncDispose]: () =>
      inTurn(store, () => {
        db.close();
      }),
  };
}
