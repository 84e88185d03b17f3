import type { Auth, UserRecord } from 'firebase-admin/auth';

/** Firebase gives so many at once, at most. */
const PAGE = 1000;

/** Every account of a project. */
export async function* accountsOf(auth: Auth): AsyncGenerator<UserRecord> {
  let pageToken: string | undefined;
  do {
    const page = await auth.listUsers(PAGE, pageToken);
    yield* page.users;
    pageToken = page.pageToken;
  } while (pageToken !== undefined);
}
