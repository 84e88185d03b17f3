import { randomBytes } from 'node:crypto';
import { PASSWORD, TestUser, type LastWritten } from './test-user.js';

/**
 * Somebody new on a site whose accounts are Firebase's, as the page signs them up.
 * @param settings of the site
 * @param url where they talk to it
 * @param lastWritten what their reads wait for; what they wrote themselves without it
 * @throws Error when the site does not know them
 */
export async function signUpWithFirebase(
  { FIREBASE_AUTH_EMULATOR_HOST = '' }: Readonly<Record<string, string>>,
  url: string,
  name = `p${randomBytes(6).toString('hex')}`,
  lastWritten?: LastWritten,
): Promise<TestUser> {
  const email = `${name}@example.test`;
  const answer = await fetch(
    `http://${FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD, displayName: name, returnSecureToken: true }),
    },
  );
  const { localId, idToken } = (await answer.json()) as { localId: string; idToken: string };
  const user = new TestUser(url, localId, idToken, null, email, lastWritten);
  const known = await user.post('/new-user', { displayName: name });
  if (known.status !== 200) throw new Error(`new-user: ${JSON.stringify(known.body)}`);
  return user;
}
