import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSettings } from '@combolab/platform';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const text = (file: string): string => readFileSync(join(root, file), 'utf8');
const yaml = createRequire(import.meta.url)('js-yaml') as { load: (source: string) => unknown };

interface Service {
  readonly image: string;
  readonly build?: unknown;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string | number>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly networks?: { readonly default: { readonly aliases: readonly string[] } };
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: { readonly test?: readonly string[]; readonly disable?: boolean };
  readonly restart?: string;
  readonly user?: string;
  readonly read_only?: boolean;
  readonly tmpfs?: readonly string[];
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}
const base = yaml.load(text('docker-compose.yml')) as Compose;
const emulator = yaml.load(text('docker-compose.emulator.yml')) as Compose;
const EMULATOR = ['FIREBASE_AUTH_EMULATOR_HOST', 'FIREBASE_EMULATOR'];

/** Both files together, as `docker compose -f … -f …` takes them. */
const compose: Compose = {
  ...base,
  services: Object.fromEntries(
    [...new Set([...Object.keys(base.services), ...Object.keys(emulator.services)])].map((name) => {
      const [below, above] = [base.services[name], emulator.services[name]];
      const [environment, depends_on] = [
        { ...below?.environment, ...above?.environment },
        { ...below?.depends_on, ...above?.depends_on },
      ];
      return [name, { ...below, ...above, environment, depends_on } as Service];
    }),
  ),
};
const services = Object.entries(compose.services);
const built = services.filter(([, { build }]) => build !== undefined);
const processes = services.filter(([, { image }]) => image.startsWith('combolab:'));

/** The settings of a service, with nothing in the environment of who starts it. */
const settingsOf = ({ environment = {} }: Service): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [name, String(value).replace(/^\$\{\w+:-(.*)\}$/, '$1')]),
  );

const hostOf = (url: string): string => new URL(url).hostname;

/** Instructions of a Dockerfile, each on one line. */
const instructions = (file: string): (readonly [name: string, rest: string])[] =>
  text(file)
    .replace(/^#.*\n/gm, '')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => [line.split(' ', 1)[0] ?? '', line.slice(line.indexOf(' ') + 1).trim()]);
const named = (file: string, name: string): string[] =>
  instructions(file).flatMap(([each, rest]) => (each === name ? [rest] : []));
const firstOf = (file: string, name: string): string => named(file, name)[0] ?? '';
const versionIn = (script: string): string => /^const VERSION = '([^']+)'/m.exec(text(script))?.[1] ?? 'none';

const PINNED = /:v?\d+\.\d+\.\d+(-[a-z0-9.-]+)?$/;

describe('docker-compose.yml', () => {
  it('names every image by its whole version, the ones that run without containers too', () => {
    expect(services.filter(([, { image }]) => !PINNED.test(image))).toEqual([]);
    expect(compose.services.kafka?.image).toBe(`apache/kafka:${versionIn('scripts/engines/kafka.mjs')}`);
    expect(compose.services.storage?.image).toBe(`fsouza/fake-gcs-server:${versionIn('scripts/engines/storage.mjs')}`);
    expect(text('scripts/engines/elasticsearch.mjs')).toContain(
      `version: '${compose.services.elasticsearch?.image.split(':')[1] ?? ''}'`,
    );
  });

  it('asks everything that stays how it is, and starts it again', () => {
    const staying = services.filter(([name]) => name !== 'prepare');
    expect(staying.filter(([, { healthcheck }]) => (healthcheck?.test?.length ?? 0) < 2)).toEqual([]);
    expect(staying.filter(([, { restart }]) => restart !== 'unless-stopped')).toEqual([]);
    const health = processes.flatMap(([, { healthcheck }]) => healthcheck?.test?.join(' ') ?? []);
    expect(health.filter((test) => !test.includes(':9464/health/ready'))).toEqual([]);
  });

  it('gives what we build no rights and nothing to write to but memory', () => {
    const bounds = {
      user: '1000:1000',
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      tmpfs: [expect.stringMatching(/^\/tmp/)],
    };
    expect(built).toHaveLength(8);
    for (const [, service] of built) expect(service).toMatchObject(bounds);
  });

  it('is reached from this machine alone', () => {
    const open = services.flatMap(([, { ports = [] }]) => ports.filter((port) => !port.startsWith('127.0.0.1:')));
    expect(open).toEqual([]);
  });

  it('sets what there is to set, and what fits together', () => {
    const known = new Set([...text('.env.example').matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name]) => name));
    for (const [, service] of processes) {
      const settings = settingsOf(service);
      expect(Object.keys(settings).filter((name) => !known.has(name))).toEqual([]);
      const { engines } = readSettings(settings);
      if (engines === null) throw new Error('the settings name no servers');
      const { kafka, commitsUrl, documentsUrl, jobsUrl, search, blobs, firebase } = engines;
      const urls = [commitsUrl, documentsUrl, jobsUrl, search.node, blobs.endpoint ?? ''];
      const hosts = [...kafka.brokers.map((broker) => broker.split(':')[0] ?? ''), ...urls.map(hostOf)];
      expect(hosts.filter((host) => !(host in compose.services))).toEqual([]);
      expect(compose.services.firebase?.networks?.default.aliases).toContain(firebase.emulator?.split(':')[0]);
    }
  });

  it('believes the emulator only where its own file is added, and in the image not even then without saying so', () => {
    const named = Object.values(base.services).flatMap(({ environment = {} }) => Object.keys(environment));
    expect(named.filter((name) => EMULATOR.includes(name))).toEqual([]);
    expect(base.services.firebase).toBeUndefined();
    const image = Object.fromEntries([firstOf('Dockerfile', 'ENV').split('=')]) as Record<string, string>;
    for (const [name] of processes) {
      const alone = readSettings({ ...image, ...settingsOf(base.services[name] as Service) });
      expect(alone.engines?.firebase.emulator).toBeNull();
      const { NODE_ENV: _, ...added } = settingsOf(compose.services[name] as Service);
      expect(() => readSettings({ ...image, ...added })).toThrow('With NODE_ENV=production it is refused');
    }
  });

  it('runs every process of ours, by commands that the image has', () => {
    const commands = processes.map(([, { command = [] }]) => command);
    const missing = commands.filter(([program, file = '']) => program !== 'node' || !existsSync(join(root, file)));
    expect(missing).toEqual([]);
    const roles = commands.flatMap((command) => command.filter((part) => part.startsWith('--role=')));
    expect(roles.sort()).toEqual(['--role=api,live', '--role=api,live', '--role=projector', '--role=relay']);
    const copied = named('Dockerfile', 'COPY').map((rest) => rest.split(' ').at(-1) ?? '');
    const needed = commands.flatMap(([, file = '', ...rest]) => [
      file,
      ...rest.flatMap((part) => (part.startsWith('--page=') ? `${part.slice('--page='.length)}/index.html` : [])),
    ]);
    expect(needed.filter((file) => !copied.some((folder) => file.startsWith(`${folder}/`)))).toEqual([]);
  });

  it('names services and volumes that are there', () => {
    const needed = services.flatMap(([, { depends_on = {} }]) => Object.keys(depends_on));
    expect(needed.filter((name) => !(name in compose.services))).toEqual([]);
    const mounted = services.flatMap(([, { volumes = [] }]) => volumes.map((each) => each.split(':')[0] ?? ''));
    expect(mounted.sort()).toEqual(Object.keys(compose.volumes).sort());
  });
});

describe('images', () => {
  it('are of releases that are supported', () => {
    const nodes = ['Dockerfile', 'auth-emulator.Dockerfile'].flatMap((file) =>
      named(file, 'FROM').flatMap((rest) => /^node:(\d+)\./.exec(rest)?.[1] ?? []),
    );
    expect(nodes.length).toBeGreaterThan(0);
    expect(nodes.filter((major) => Number(major) < 22)).toEqual([]);
    // 8.0.17 mends CVE-2025-14847
    const patch = /^mongo:8\.0\.(\d+)$/.exec(compose.services.mongodb?.image ?? '')?.[1];
    expect(Number(patch)).toBeGreaterThanOrEqual(17);
  });
});

describe.each(['Dockerfile', 'auth-emulator.Dockerfile'])('%s', (file) => {
  it('begins with whole versions and ends without root', () => {
    const stages = named(file, 'FROM').map((rest) => rest.split(/ AS /i));
    const names = stages.map(([, name]) => name);
    const loose = stages.filter(([image = '']) => !names.includes(image) && !PINNED.test(image));
    expect(loose).toEqual([]);
    const last = instructions(file).slice(instructions(file).findLastIndex(([name]) => name === 'FROM'));
    expect(last.filter(([name]) => name === 'USER')).toEqual([['USER', '1000:1000']]);
    expect(last.findLastIndex(([name]) => name === 'COPY' || name === 'RUN')).toBeLessThan(
      last.findIndex(([name]) => name === 'USER'),
    );
    expect(last.at(-1)?.[0]).toBe('CMD');
    expect(JSON.parse(last.at(-1)?.[1] ?? '')).toEqual(expect.arrayContaining(['node']));
  });

  it('fetches nothing but packages', () => {
    expect(named(file, 'ADD')).toEqual([]);
    expect(named(file, 'RUN').filter((run) => /\b(curl|wget|apt-get|apt|pip|sudo)\b/.test(run))).toEqual([]);
    expect(named(file, 'RUN').filter((run) => /\bnpm (ci|install)\b(?!.*--ignore-scripts)/.test(run))).toEqual([]);
  });

  it('copies what is there', () => {
    const sources = named(file, 'COPY')
      .filter((rest) => !rest.startsWith('--from='))
      .flatMap((rest) => rest.split(' ').slice(0, -1));
    expect(sources.filter((source) => !existsSync(join(root, source)))).toEqual([]);
    const ignored = text('.dockerignore').split('\n');
    expect(sources.filter((source) => !ignored.some((line) => `${source}/`.startsWith(`${line.slice(1)}/`)))).toEqual(
      [],
    );
  });
});

it('installs in the image from the packages of every room, and the emulator that tests use', () => {
  const { workspaces } = JSON.parse(text('package.json')) as { workspaces: string[] };
  const copied = named('Dockerfile', 'COPY').filter((rest) => /\/package\.json /.test(rest));
  expect(copied.sort()).toEqual(workspaces.map((room) => `${room}/package.json ${room}/`).sort());
  const emulator = `firebase-tools@${versionIn('scripts/engines/firebase.mjs')}`;
  expect(named('auth-emulator.Dockerfile', 'RUN').join(' ')).toContain(emulator);
});
