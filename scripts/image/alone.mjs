import assert from 'node:assert/strict';
import { docker, hang, megabytesOf, until } from './engine.mjs';

/** Nothing of what it has may grow unseen. */
const MOST_MEGABYTES = 470;
/** As docs/operations.md says it, on a port of this machine that is free. */
const BOUNDS = [
  ...['--init', '--restart', 'unless-stopped', '--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL'],
  ...['--security-opt', 'no-new-privileges', '--memory', '2g', '-p', '127.0.0.1::3000'],
];

/** A container of the image, with its volumes. */
class Container {
  constructor(tag, name, data, backups) {
    Object.assign(this, { name });
    const volumes = ['-v', `${data}:/data`, '-v', `${backups}:/backups`];
    docker('run', '--detach', '--name', name, ...BOUNDS, ...volumes, tag);
  }
  get url() {
    return `http://${docker('port', this.name, '3000').split('\n')[0]}`;
  }
  run = (...command) => docker('exec', this.name, ...command);
  inspect = (format) => docker('inspect', '--format', `{{${format}}}`, this.name);
  healthy = () =>
    until(
      `the container ${this.name}, to be healthy`,
      () => this.inspect('.State.Health.Status') === 'healthy' || undefined,
    );
}

/** Signs in as a browser does that shows the site under an address. */
const signIn = (url, email, password, origin) =>
  fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: 'a=b', origin },
    body: JSON.stringify({ email, password }),
  });

/**
 * What the image does alone, test after test: each begins where the one before has ended.
 * @param helpers the suites' own ways to talk to a site
 */
export function alone(tag, prefix, { TestUser, PASSWORD, comboForm, makeClip, waitUntil }) {
  const [data, backups] = [`${prefix}-data`, `${prefix}-backups`];
  let container;
  let author;
  let shared;
  const found = (url) => TestUser.visitor(url).get(`/combo/${shared}`);
  return {
    'the image has what runs and no more': () => {
      const size = megabytesOf(tag);
      console.error(`   ${size.toFixed(0)} MB`);
      assert.ok(size <= MOST_MEGABYTES, `it has ${size} MB, and ${MOST_MEGABYTES} are the most`);
    },
    'it runs the whole product on a read-only root, without rights, as user 1000': async () => {
      container = new Container(tag, `${prefix}-1`, data, backups);
      await container.healthy();
      assert.equal(container.run('id', '-u'), '1000');
      const page = await fetch(container.url);
      assert.match(await page.text(), /<!doctype html>/i);
    },
    'people sign up and share a clip, which becomes a preview': async () => {
      author = await TestUser.signUp(container.url);
      const { status, body } = await author.form('/add-combo', comboForm(await makeClip()));
      assert.equal(status, 201, JSON.stringify(body));
      shared = body._id;
      await waitUntil('the preview', async () => {
        const [combo] = (await found(container.url)).body;
        return combo?.previewState?.state === 'ready' ? combo : undefined;
      });
    },
    'browsers log in under every name of this machine, and from no other site': async () => {
      const { port } = new URL(container.url);
      const from = async (origin) => (await signIn(container.url, author.email, PASSWORD, origin)).status;
      assert.equal(await from(`http://localhost:${port}`), 200);
      assert.equal(await from('https://elsewhere.example'), 403);
    },
    'everything is there after a restart': async () => {
      docker('restart', container.name);
      await container.healthy();
      await TestUser.comeBack(container.url, author.email);
      assert.equal((await found(container.url)).body[0]?._id, shared);
    },
    'a process that answers nothing any more is started again': async () => {
      const began = container.inspect('.State.StartedAt');
      hang(container.run, 'bundle/one-machine.js');
      await until('another start', () => container.inspect('.State.StartedAt') !== began || undefined);
      await container.healthy();
    },
    'a backup that was made while it runs comes back in another volume': async () => {
      container.run('node', 'bundle/control.js', 'backup', '/backups/one');
      docker('rm', '--force', container.name);
      const volumes = ['-v', `${data}-2:/data`, '-v', `${backups}:/backups`];
      docker(
        'run',
        '--rm',
        '--read-only',
        '--cap-drop',
        'ALL',
        ...volumes,
        tag,
        'node',
        'bundle/restore.js',
        '/backups/one',
      );
      container = new Container(tag, `${prefix}-2`, `${data}-2`, backups);
      await container.healthy();
      await TestUser.comeBack(container.url, author.email);
      assert.equal((await found(container.url)).body[0]?._id, shared);
      assert.match(container.run('node', 'bundle/control.js', 'verify'), /agrees/);
    },
  };
}
