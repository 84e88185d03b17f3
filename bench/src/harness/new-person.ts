import type { Browser, Page } from 'playwright';

/** Somebody new, signed up in the page. @param role what their name begins with */
export async function newPerson(
  browser: Browser,
  url: string,
  role: string,
  viewport = { width: 1440, height: 900 },
): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport });
  const page = await context.newPage();
  const name = `${role}${String(Date.now() % 1e8)}`;
  await page.goto('/authenticate');
  await page.getByLabel('Display name').fill(name);
  await page.getByLabel('E-mail').fill(`${name}@example.test`);
  await page.getByLabel('Password').fill('tidal lantern 42');
  await page.getByRole('button', { name: 'sign up', exact: true }).first().click();
  await page.getByRole('button', { name: `Account of ${name}` }).waitFor();
  return page;
}
