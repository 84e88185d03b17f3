import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './lib/manifest.mjs';
import { cacheFolder } from './engines/cache.mjs';
import { ENGINES, isAlive, missingFor, remove, settingsOf, start, stateOf, stop } from './engines/native.mjs';
import { securedKafka } from './engines/secured-kafka.mjs';

const HELP = `npm run engines:native -- start|stop|status|install [engine…] [options]

Brings up the real servers of the distributed set on this machine, without containers:
${ENGINES.map(({ name, what, needs }) => `  ${name.padEnd(14)} ${what}${needs.length === 0 ? '' : ` (needs ${needs.join(' and ')})`}`).join('\n')}

  start      installs what is missing (kept in ${cacheFolder}) and starts; prints the settings for ComboLab
  stop       ends them; their data stay
  status     which of them run, and where
  install    only downloads
  --folder   where their data and logs are kept; standard: engines-data
  --fresh    start: without earlier data
  --brief    start: for a short life, sooner there and slower later
  --kill     stop: at once, as a crash would
  --json     status: settings as JSON`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    folder: { type: 'string', default: join(root, 'engines-data') },
    fresh: { type: 'boolean', default: false },
    brief: { type: 'boolean', default: false },
    kill: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const [verb, ...names] = positionals;
const known = [...ENGINES, securedKafka];
const engines = names.length === 0 ? ENGINES : known.filter(({ name }) => names.includes(name));
const unknown = names.find((name) => !known.some((engine) => engine.name === name));
if (values.help || unknown !== undefined || !['start', 'stop', 'status', 'install'].includes(verb)) {
  console.log(HELP);
  process.exit(values.help ? 0 : 2);
}
const folder = resolve(values.folder);

const needed = ['start', 'install'].includes(verb) ? engines : [];
const lacking = needed.flatMap((engine) => missingFor(engine).map((command) => `${engine.name} needs ${command}`));
if (lacking.length > 0) {
  console.error(
    `${lacking.join('\n')}\nInstall them, or name servers of your own in the settings (docs/operations.md).`,
  );
  process.exit(1);
}

async function startOne(engine) {
  if (values.fresh) {
    await stop(folder, engine.name, { kill: true });
    remove(folder, engine.name);
  }
  const { pid, ports } = await start(folder, engine, { brief: values.brief });
  console.error(`${engine.name} runs on 127.0.0.1:${ports[0]} (process ${pid})`);
}

const work = {
  start: (engine) => startOne(engine),
  install: async (engine) => console.error(`${engine.name} is in ${await engine.install()}`),
  stop: async (engine) => {
    if (await stop(folder, engine.name, { kill: values.kill })) console.error(`${engine.name} has stopped`);
  },
  status: (engine) => {
    const state = stateOf(folder, engine.name);
    const running = state !== null && isAlive(state.pid);
    console.error(
      `${engine.name.padEnd(14)} ${running ? `127.0.0.1:${state.ports[0]}, process ${state.pid}` : 'stopped'}`,
    );
  },
};
try {
  // one after another: two installations at once would fight for the machine
  for (const engine of engines) await work[verb](engine);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
if (verb === 'start' || verb === 'status') {
  const settings = settingsOf(folder);
  if (values.json) console.log(JSON.stringify(settings));
  else for (const [name, value] of Object.entries(settings)) console.log(`${name}=${value}`);
}
