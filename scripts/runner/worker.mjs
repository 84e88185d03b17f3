import { register } from 'node:module';

register('./resolve.mjs', import.meta.url);
// a whole run has just made the bundle; whoever runs one suite by hand compiles alone
if (process.env.TEST_BUNDLED !== undefined) await import('./bundled.mjs');
const { closeShared } = await import('./shared.mjs');
const { runSuite } = await import('./suite.mjs');

process.on('message', async (message) => {
  if (message.end !== true) {
    process.send(await runSuite(message));
    return;
  }
  await closeShared();
  process.send({ left: process.getActiveResourcesInfo().join(', ') });
  // nothing is waited for any more: the process ends when nothing is open
  process.disconnect();
});
