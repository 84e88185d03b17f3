import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from './image/alone.mjs';
import { composed, ComposedSet } from './image/compose.mjs';
import { asked, buildImage, docker, missing } from './image/engine.mjs';
import { compiler } from './lib/compiler.mjs';
import { root } from './lib/manifest.mjs';
import { install } from './lib/prepare.mjs';
import { must } from './lib/run.mjs';

const HELP = `npm run test:image

Builds the image and runs the whole product in it, where a Docker engine answers and the images that it begins with are to be had;
elsewhere it says so and tests nothing. Then it brings the distributed set of the compose files up, where Docker Compose and the
images of the servers are to be had.

Environment: IMAGE               one that is built already, instead of building one
             IMAGE_BUILD_ARGS    for docker build: --network host where the bridge leads to no registry
             TEST_COMPOSE_FILE   another compose file on top, for servers that stand in for those images`;

if (process.argv.length > 2) {
  console.log(HELP);
  process.exit(process.argv.includes('--help') ? 0 : 2);
}

/** Why there is nothing to test here, in words; null when there is. */
function whyNot() {
  if (asked('info', '--format', '{{.ServerVersion}}') === null) return 'no Docker engine answers';
  if (process.env.IMAGE !== undefined) return null;
  const bases = [...readFileSync(join(root, 'Dockerfile'), 'utf8').matchAll(/^FROM (\S+:\S+)/gm)].map(
    ([, image]) => image,
  );
  const [first] = missing([...new Set(bases)]);
  return first === undefined ? null : `the image ${first} is neither here nor to be had`;
}

const why = whyNot();
if (why !== null) {
  console.log(`The image is not tested: ${why}.`);
  console.log('0 passed, 0 failed, 1 skipped');
  process.exit(0);
}

const counts = { passed: 0, failed: 0 };
const prefix = `combolab-test-${randomBytes(4).toString('hex')}`;
const { IMAGE } = process.env;
const tag = IMAGE ?? `${prefix}:image`;
const set = new ComposedSet(prefix, tag);

/** Each test goes on from where the one before has ended: after one that fails, no more. */
async function inTurn(tests) {
  for (const [name, work] of Object.entries(tests))
    try {
      await work();
      counts.passed += 1;
      console.error(`✓ ${name}`);
    } catch (error) {
      counts.failed += 1;
      console.error(`✗ ${name}\n${error.stack}`);
      return;
    }
}

/** Removes what this run has made, and nothing else. */
function clean() {
  set.down();
  const lines = (text) => (text ?? '').split('\n').filter((line) => line !== '');
  const filter = ['--filter', `name=${prefix}`];
  for (const id of lines(asked('ps', '--all', '--quiet', ...filter))) docker('rm', '--force', '--volumes', id);
  for (const name of lines(asked('volume', 'ls', '--quiet', ...filter))) docker('volume', 'rm', name);
  if (IMAGE === undefined) asked('image', 'rm', tag);
}
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));
process.on('exit', clean);

await install();
await must(compiler, ['-b', 'standalone']);
const of = (name) => import(`../standalone/dist/testing/${name}.js`);
const helpers = {
  ...(await of('test-user')),
  ...(await of('clips')),
  ...(await of('wait-until')),
  ...(await of('sign-up-with-firebase')),
};

const begin = IMAGE === undefined ? { 'the image is built': () => buildImage(tag) } : {};
await inTurn({ ...begin, ...alone(tag, prefix, helpers) });
const whyNotSet = counts.failed === 0 ? set.whyNot() : 'the image alone fails';
if (whyNotSet === null) await inTurn(composed(set, helpers));
else console.error(`– compose is not brought up: ${whyNotSet}`);

console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 ? 0 : 1);
