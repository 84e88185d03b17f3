import type { ApiToken, Scope } from '@combolab/contracts';
import { TestUser } from './test-user.js';

/** A program that calls by an API token of a user. @throws Error when they may not make one */
export async function programOf(user: TestUser, scopes: readonly Scope[]): Promise<TestUser> {
  const body = { name: scopes.join(' '), scopes, days: 30 };
  const made = await user.post<{ token: string; apiToken: ApiToken }>('/user/make-api-token', body);
  if (made.status !== 200) throw new Error(`API token: ${JSON.stringify(made.body)}`);
  return new TestUser(user.url, user.userId, made.body.token);
}
