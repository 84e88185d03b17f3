import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Combo } from '@combolab/contracts';
import { openDatabase } from '@combolab/platform/adapters/sqlite/open-database';
import { controlCommands } from '../control/control-commands.js';
import { recordCombo } from '../testing/recorded-combo.js';
import { removeFolder } from '../testing/remove-folder.js';
import { startTestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'combolab-damaged-'));
});
afterEach(() => removeFolder(dataDir));

/** Cuts the data of the first event of a stream short; the views are built anew at the next start. */
function cut(stream: string): void {
  const log = openDatabase({ file: join(dataDir, 'events.sqlite'), synchronous: 'FULL' });
  log.prepare('UPDATE events SET data = substr(data, 1, 40) WHERE stream = ? AND version = 1').run(stream);
  log.close();
  for (const name of ['documents.sqlite', 'search.sqlite']) {
    const store = openDatabase({ file: join(dataDir, name), synchronous: 'NORMAL' });
    if (name === 'documents.sqlite') store.exec('UPDATE projections SET version = -1');
    else store.exec('PRAGMA user_version = 1');
    store.close();
  }
}

it('shows everything but the stream of a damaged row, and names event, stream and file wherever it is asked', async () => {
  const ids: string[] = [];
  {
    await using running = await startTestProduct({ dataDir, env: { RATE_LIMITS: 'off' } });
    const user = await TestUser.signUp(running.url);
    for (const name of ['Broken', 'Whole', 'Later'])
      ids.push(await recordCombo(running.product, user.userId, { name }));
    await running.product.projector.idle();
  }
  const [broken = '', whole = '', later = ''] = ids;
  cut(`combo/${broken}`);

  await using running = await startTestProduct({ dataDir, env: { RATE_LIMITS: 'off' } });
  const { product, url } = running;
  await product.projector.idle();
  const visitor = TestUser.visitor(url);
  const shown = async (id: string) => (await visitor.get<Combo[]>(`/combo/${id}`)).status;
  expect([await shown(broken), await shown(whole), await shown(later)]).toEqual([404, 200, 200]);
  const found = await visitor.get<{ total: number }>('/search/combos?game=ssbu&limit=1');
  expect(found.body.total).toBe(2);

  const damage = /combo\.added .*the row \d+ of events\.sqlite is damaged/;
  const named = new RegExp(`combo/${broken}@1.*${damage.source}`);
  expect(await controlCommands.parked?.(product)).toMatch(named);
  expect(await controlCommands.rebuild?.(product, 'combos')).toMatch(named);
  await expect(controlCommands.verify?.(product)).rejects.toThrow(
    new RegExp(`event \\d+ of events\\.sqlite \\(combo\\.added, combo/${broken}@1\\) is not as it was written`),
  );
  const health = await fetch(`${url}/health/ready`);
  expect([health.status, JSON.stringify(await health.json())]).toEqual([503, expect.stringMatching(damage)]);
  const user = await TestUser.signUp(url);
  const refused = await user.post<{ code: string }>('/combo/add-comment', { comboId: whole, comment: 'still here' });
  expect(refused.status).toBe(200);
});
