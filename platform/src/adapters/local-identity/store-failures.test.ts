import { jest } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../sqlite/open-database.js';
import { FailingDatabase, FAILURES, type PlannedFailure } from './failing-database.js';
import { LocalProvider } from './local-provider.js';

let folder = '';
let file = '';
let provider: LocalProvider;
let failing: FailingDatabase;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-failures-'));
  file = join(folder, 'auth.sqlite');
  failing = new FailingDatabase();
  provider = await LocalProvider.open(file, { openDatabase: failing.open });
});
afterEach(async () => {
  failing.plan(null);
  await provider[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

const ALLOWED = { 'disk I/O error': '503 store-away', 'database or disk is full': '507 no-space' };
const password = 'correct horse battery';
let people = 0;
const newPerson = () => ({ email: `person-${String((people += 1))}@example.test`, name: 'Person', password });
type Person = ReturnType<typeof newPerson>;

const signUp = (person: Person) => provider.fetch('/sign-up/email', person);
const signIn = ({ email }: Person) => provider.fetch('/sign-in/email', { email, password });
const told = async (answer: Response): Promise<string> => {
  const { code } = (await answer.json()) as { code?: string };
  return answer.ok ? 'done' : `${String(answer.status)} ${code ?? ''}`;
};

/** What may not happen to the address of somebody whose sign-up failed: that it can neither sign up nor in. */
async function isStuck(person: Person): Promise<boolean> {
  const again = await signUp(person);
  if (again.ok) return false;
  return again.status !== 409 || !(await signIn(person)).ok;
}

/** Lets each statement of `act` fail in turn. @returns what was answered, and what went wrong after it */
async function failEach(
  how: PlannedFailure['how'],
  act: (person: Person) => Promise<Response>,
  before: (person: Person) => Promise<unknown> = () => Promise.resolve(),
): Promise<string[]> {
  const first = newPerson();
  await before(first);
  failing.plan(null);
  expect((await act(first)).ok).toBe(true);
  const statements = failing.count;
  expect(statements).toBeGreaterThan(2);
  const wrong: string[] = [];
  for (let at = 1; at <= statements; at += 1) {
    const reason = FAILURES[at % 2] ?? FAILURES[0];
    const person = newPerson();
    await before(person);
    failing.plan({ at, with: reason, how });
    const answer = await act(person);
    const was = await told(answer);
    failing.plan(null);
    if (how === 'dead') {
      await provider[Symbol.asyncDispose]();
      provider = await LocalProvider.open(file, { openDatabase: failing.open });
    }
    const where = `statement ${String(at)} of ${String(statements)}, ${reason}`;
    if (was !== ALLOWED[reason]) wrong.push(`${where}: ${was}`);
    if (answer.headers.get('retry-after') === null) wrong.push(`${where}: no Retry-After`);
    if (await isStuck(person)) wrong.push(`${where}: stuck`);
  }
  return wrong;
}

describe('accounts whose store fails', () => {
  it.each(['before', 'after', 'dead'] as const)(
    'leave nobody half signed up, whichever statement fails (%s), and say that the store is away',
    async (how) => {
      expect(await failEach(how, signUp)).toEqual([]);
    },
  );

  it('say at sign-in that the store is away, whichever statement fails', async () => {
    const beside = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await failEach('before', signIn, signUp)).toEqual([]);
    const byTheProvider = beside.mock.calls
      .map(([words]) => String(words))
      .filter((words) => /SERVER_ERROR/.test(words));
    expect(byTheProvider).toEqual([]);
    beside.mockRestore();
    expect(provider.printed).toContainEqual(expect.stringContaining('disk I/O error'));
  });

  it('tell one of two who sign up with one e-mail at once that it is in use', async () => {
    const person = newPerson();
    const answers = await Promise.all([signUp(person), signUp(person)]);
    expect((await Promise.all(answers.map(told))).sort()).toEqual(['409 email-in-use', 'done']);
    expect((await signIn(person)).ok).toBe(true);
  });

  it('do not call a token invalid while its key cannot be read', async () => {
    const token = await provider.signIn(await provider.signUp('ann@example.test', 'Ann'));
    await provider[Symbol.asyncDispose]();
    provider = await LocalProvider.open(file, { openDatabase: failing.open });
    failing.plan({ at: 1, with: 'disk I/O error', how: 'dead' });
    await expect(provider.identity.verify(token)).rejects.not.toHaveProperty('name', 'InvalidTokenError');
    failing.plan(null);
    await expect(provider.identity.verify(token)).resolves.toHaveProperty('sid');
  });

  it('are free again where an older version left one half made', async () => {
    const person = newPerson();
    expect((await signUp(person)).ok).toBe(true);
    const db = openDatabase({ file, synchronous: 'FULL' });
    db.exec('DELETE FROM session; DELETE FROM account');
    db.close();
    await provider[Symbol.asyncDispose]();
    provider = await LocalProvider.open(file, { openDatabase: failing.open });
    expect((await signUp(person)).ok).toBe(true);
  });
});
