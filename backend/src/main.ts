import { runProcess } from '@combolab/platform';
import { HELP, parseProcessOptions } from './process/roles.js';

// roles are loaded when they are wanted: reading what a process does not use was most of its start
await runProcess(async () => {
  const options = parseProcessOptions(process.argv.slice(2));
  if (options === null) process.stdout.write(`${HELP}\n`);
  else if ([...options.roles].join() === 'relay') await (await import('./process/relay-process.js')).runRelay();
  else await (await import('./process/backend-process.js')).runBackend(options);
});
