import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../lib/manifest.mjs';
import { asked, buildImage, docker, hang, missing, until } from './engine.mjs';

const FILES = ['docker-compose.yml', 'docker-compose.emulator.yml'];
const GATEWAYS = ['http://127.0.0.1:3000', 'http://127.0.0.1:3001'];
const EMULATOR = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
/** Servers start slowly, and everything of ours waits for them. */
const START_SECONDS = 600;

/** The set of the compose files, of images of its own, as a project of its own. */
export class ComposedSet {
  #folder = mkdtempSync(join(tmpdir(), 'combolab-compose-'));
  #args;

  /** @param image that its processes run, and at the same time the name of the project */
  constructor(project, image) {
    const own = join(this.#folder, 'images.json');
    const { services } = JSON.parse(
      asked('compose', '--file', FILES[0], 'config', '--format', 'json') ?? '{"services":{}}',
    );
    const ours = Object.keys(services).filter((name) => services[name].build !== undefined);
    const images = Object.fromEntries(ours.map((name) => [name, { image }]));
    this.emulator = `${project}:emulator`;
    writeFileSync(own, JSON.stringify({ services: { ...images, firebase: { image: this.emulator } } }));
    const more = (process.env.TEST_COMPOSE_FILE ?? '').split(':').filter((file) => file !== '');
    const files = [...FILES, own, ...more].flatMap((file) => ['--file', file]);
    this.#args = ['compose', '--project-directory', root, '--project-name', project, ...files];
  }
  compose = (...more) => docker(...this.#args, ...more);

  /** Why the set is not brought up here, in words; null when it can be. */
  whyNot() {
    if (asked('compose', 'version') === null) return 'there is no Docker Compose';
    const { services } = JSON.parse(this.compose('config', '--format', 'json'));
    const fetched = Object.values(services).flatMap(({ image, build }) => (build === undefined ? [image] : []));
    const [first] = missing([...new Set(fetched)]);
    this.wantsEmulator = services.firebase.image === this.emulator;
    return first === undefined ? null : `the image ${first} is neither here nor to be had`;
  }
  /** Takes everything of it away, its data too. */
  down() {
    asked(...this.#args, 'down', '--volumes', '--timeout', '10');
    asked('image', 'rm', this.emulator);
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** What the set of the compose files does, test after test: each begins where the one before has ended. */
export function composed(set, { signUpWithFirebase, TestUser, comboForm, makeClip, waitUntil }) {
  const relay = (format) => docker('inspect', '--format', `{{${format}}}`, set.compose('ps', '--quiet', 'relay'));
  return {
    'every part of the compose files comes up and is healthy': async () => {
      if (set.wantsEmulator) await buildImage(set.emulator, '--file', 'auth-emulator.Dockerfile');
      set.compose('up', '--no-build', '--detach', '--wait', '--wait-timeout', String(START_SECONDS));
    },
    'a relay that answers nothing any more is started again': async () => {
      const began = relay('.State.StartedAt');
      hang((...command) => set.compose('exec', '--no-TTY', 'relay', ...command), 'bundle/backend.js');
      await until('another start', () => relay('.State.StartedAt') !== began || undefined);
      await until('the relay, to be healthy', () => relay('.State.Health.Status') === 'healthy' || undefined);
    },
    'what is shared at one gateway is seen with its preview at the other': async () => {
      const author = await signUpWithFirebase(EMULATOR, GATEWAYS[0]);
      const { status, body } = await author.form('/add-combo', comboForm(await makeClip()));
      assert.equal(status, 201, JSON.stringify(body));
      await waitUntil('the preview', async () => {
        const { status: found, body: combos } = await TestUser.visitor(GATEWAYS[1]).get(`/combo/${body._id}`);
        return found === 200 && combos[0].previewState.state === 'ready' ? combos[0] : undefined;
      });
    },
  };
}
