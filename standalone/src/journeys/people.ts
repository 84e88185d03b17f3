import { randomBytes } from 'node:crypto';
import type { BrowserContextOptions, Page } from 'playwright';
import { PASSWORD } from '../testing/test-user.js';
import type { Journey } from './journey.js';

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Somebody new. */
export function newPerson(role: string): Person {
  const name = `${role}${randomBytes(4).toString('hex')}`;
  return { name, email: `${name}@example.test`, password: PASSWORD };
}

/** Signs up in the page. Ends where the page leads. */
export async function signUp(page: Page, person: Person): Promise<void> {
  await page.goto('/authenticate');
  await page.getByLabel('Display name').fill(person.name);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'sign up', exact: true }).first().click();
  await page.getByRole('button', { name: `Account of ${person.name}` }).waitFor();
}

/** Somebody new with a page of their own, who is signed in; they stand before no screen yet. */
export interface Member {
  readonly page: Page;
  readonly person: Person;
  /** Empty on a site whose accounts are not its own. */
  readonly userId: string;
}

/** A new member; an admin when asked for that role. Only where accounts are somebody else's do they sign up in the page. */
export async function signedIn(
  journey: Journey,
  role: string,
  options: Omit<BrowserContextOptions, 'storageState'> = {},
): Promise<Member> {
  const person = newPerson(role);
  const user = await journey.running.makeAccount(person);
  const page = await journey.openPage({ ...options, session: user?.session ?? null });
  if (user === null) await signUp(page, person);
  if (role === 'admin') await journey.running.grant(person.email);
  return { page, person, userId: user?.userId ?? '' };
}
