import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright';
import type { Journey } from './journey.js';

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Somebody new. */
export function newPerson(role: string): Person {
  const name = `${role}${randomBytes(4).toString('hex')}`;
  return { name, email: `${name}@example.test`, password: 'tidal lantern 42' };
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

/** A new person's page, signed in; as an admin when asked for. */
export async function signedIn(journey: Journey, role: string): Promise<{ page: Page; person: Person }> {
  const page = await journey.openPage();
  const person = newPerson(role);
  await signUp(page, person);
  if (role === 'admin') await journey.running.grant(person.email);
  return { page, person };
}

/** Who a page is signed in as. */
export const userIdOf = (of: Page) =>
  of.evaluate<string>(`fetch('/api/auth/token', { headers: { authorization: 'Bearer ' + localStorage.getItem('combolab.session') } })
    .then((answer) => answer.json())
    .then(({ token }) => JSON.parse(atob(token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/'))).sub)`);
