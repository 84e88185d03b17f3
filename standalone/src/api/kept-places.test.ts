import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeFolder } from '../testing/remove-folder.js';
import { startTestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';

/** By their checkpoints. */
const REACTIONS = ['accounts', 'preview-jobs', 'notifications'];

it('keeps the place of all that reacts to the log, though nothing in it concerned them, so that no start reads it whole', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'combolab-places-'));
  const env = { RATE_LIMITS: 'off' };
  {
    await using running = await startTestProduct({ dataDir, env });
    const user = await TestUser.signUp(running.url);
    for (const fullscreenMode of [true, false, true]) await user.post('/update-user', { fullscreenMode });
    await running.product.projector.idle();
  }
  {
    await using running = await startTestProduct({ dataDir, env });
    const { jobs, log } = running.product.ports;
    expect(await log.lag(null)).toBeGreaterThan(2);
    const places = await Promise.all(REACTIONS.map((name) => jobs.checkpoint(name)));
    expect(places.map((place, i) => [REACTIONS[i], place !== null && log.isPosition(place)])).toEqual(
      REACTIONS.map((name) => [name, true]),
    );
  }
  await removeFolder(dataDir);
});
