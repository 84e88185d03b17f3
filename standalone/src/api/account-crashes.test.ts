import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyProduct } from '../maintenance/verify-product.js';
import type { Product } from '../product.js';
import { filesWith } from '../testing/files-with.js';
import { MARK } from '../testing/full-account.js';
import { drawPicture, pictureForm } from '../testing/pictures.js';
import { publishGuide } from '../testing/published-guide.js';
import { recordCombo } from '../testing/recorded-combo.js';
import { removeFolder } from '../testing/remove-folder.js';
import { ServerProcess } from '../testing/server-process.js';
import { startTestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';
import { untilErased } from '../testing/until-erased.js';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'combolab-leaving-'));
});
afterEach(() => removeFolder(dataDir));

/** Somebody with words in every kind of stream that needs no clip. */
async function leavingUser(url: string): Promise<TestUser> {
  const user = await TestUser.signUp(url, `${MARK}mail`);
  const picture = pictureForm(await drawPicture({ width: 40, height: 40 }, 'png'));
  const { body } = await user.form<{ photoUrl: string }>('/user/picture', picture);
  await user.post('/update-user', { displayName: `${MARK}name`, photoUrl: body.photoUrl });
  await publishGuide(user, `${MARK} guide`);
  await user.post('/lists/make', { name: `${MARK} list` });
  return user;
}
const end = (user: TestUser) => user.post('/user/delete-account', { email: user.email });

/** The product again, on the same folder, until it has finished what was begun. */
async function finish(userId: string): Promise<void> {
  await using again = await startTestProduct({ dataDir, env: { RATE_LIMITS: 'off' } });
  await untilErased(again, userId);
  expect(await again.product.ports.identity.account(userId)).toBeNull();
  expect(await filesWith(dataDir, MARK)).toEqual([]);
  expect(await verifyProduct(again.product, { strayAfterMs: 0 })).toEqual([]);
}

type Step = [name: string, of: (ports: Product['ports']) => object, method: string];
const steps: Step[] = [
  ['sessions', ({ identity }) => identity, 'remove'],
  ['the reading of the log', ({ log }) => log, 'scan'],
  ['closing events', ({ log }) => log, 'append'],
  ['the words', ({ log }) => log, 'redact'],
  ['files', ({ blobs }) => blobs, 'delete'],
  ['the wait for the views', ({ gates }) => gates.views, 'waitFor'],
  ['journals', (ports) => ports, 'emptyJournals'],
  ['the end of the job', ({ jobs }) => jobs, 'complete'],
];

it.each(steps)('goes on after the next start where it stopped at %s', async (_, of, method) => {
  let userId: string;
  {
    await using running = await startTestProduct({ dataDir, env: { RATE_LIMITS: 'off' } });
    const user = await leavingUser(running.url);
    ({ userId } = user);
    await recordCombo(running.product, userId, { name: `${MARK} combo` });
    const { jobs } = running.product.ports;
    let stop = (): void => undefined;
    const stopped = new Promise<void>((resolve) => (stop = resolve));
    // the fact itself is recorded before
    const lease = jobs.lease.bind(jobs);
    jobs.lease = async (...args) => {
      const job = await lease(...args);
      if (job?.kind === 'account')
        Object.assign(of(running.product.ports), {
          [method]: () => {
            stop();
            return Promise.reject(new Error('out of order'));
          },
        });
      return job;
    };
    expect((await end(user)).status).toBe(200);
    await stopped;
  }
  await finish(userId);
});

it('goes on after the process was killed right behind the answer', async () => {
  const server = await ServerProcess.start(dataDir);
  try {
    const user = await leavingUser(server.url);
    expect((await end(user)).status).toBe(200);
    await server.kill();
    await finish(user.userId);
  } finally {
    await server.kill();
  }
});
