import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings } from '@combolab/platform';
import { assembled, environmentOf, named, PINNED, root, text, versionIn, yaml } from './dockerfile.js';

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
  readonly logging?: { readonly driver: string; readonly options: Readonly<Record<string, string>> };
  readonly mem_limit?: string;
  readonly cpus?: number;
  readonly pids_limit?: number;
  readonly init?: boolean;
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

const UNITS: Readonly<Record<string, number>> = { k: 1024, m: 1024 ** 2, g: 1024 ** 3 };
/** Of a size such as 512m. */
const bytesOf = (size: string): number => parseInt(size, 10) * (UNITS[size.at(-1) ?? ''] ?? 1);

const hostOf = (url: string): string => new URL(url).hostname;

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
    for (const [name, { healthcheck, init }] of processes.filter(([name]) => name !== 'prepare')) {
      // with an init process the check can end what does not answer
      expect([name, healthcheck?.test?.join(' '), init]).toEqual([name, 'CMD node scripts/health.mjs', true]);
    }
    const { healthPort } = readSettings(settingsOf(base.services.relay as Service));
    expect(text('scripts/health.mjs')).toContain(`HEALTH_PORT = '${String(healthPort)}'`);
  });

  it('lets nothing take the machine: memory, processors, processes and logs have an end', () => {
    for (const [name, { mem_limit = '', cpus, pids_limit, logging, tmpfs = [] }] of services) {
      expect([name, bytesOf(mem_limit) > 0, Number(cpus) > 0, Number(pids_limit) > 0]).toEqual([
        name,
        true,
        true,
        true,
      ]);
      expect([name, logging]).toEqual([name, { driver: 'local', options: { 'max-size': '10m', 'max-file': '5' } }]);
      // what lies in a tmpfs is memory
      const inMemory = tmpfs.map((each) => bytesOf(/size=(\w+)/.exec(each)?.[1] ?? '0'));
      expect(Math.max(0, ...inMemory)).toBeLessThan(bytesOf(mem_limit));
    }
    const heaps = services.flatMap(([, { environment = {}, mem_limit = '' }]) =>
      [...JSON.stringify(environment).matchAll(/-Xmx(\w+)/g)].map(
        ([, heap = '']) => bytesOf(heap) / bytesOf(mem_limit),
      ),
    );
    expect(heaps).toHaveLength(2);
    expect(Math.max(...heaps)).toBeLessThanOrEqual(0.5);
  });

  it('gives what we build no rights and nothing to write to but memory', () => {
    const bounds = {
      user: '1000:1000',
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    };
    expect(built).toHaveLength(8);
    for (const [, service] of built) expect(service).toMatchObject(bounds);
    expect(built.filter(([, { tmpfs = [] }]) => !tmpfs.some((each) => each.startsWith('/tmp')))).toEqual([]);
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
    const image = environmentOf('Dockerfile');
    for (const [name] of processes) {
      const alone = readSettings({ ...image, ...settingsOf(base.services[name] as Service) });
      expect(alone.engines?.firebase.emulator).toBeNull();
      const { NODE_ENV: _, ...added } = settingsOf(compose.services[name] as Service);
      expect(() => readSettings({ ...image, ...added })).toThrow('With NODE_ENV=production it is refused');
      const reached = { ...added, NODE_ENV: 'development', PUBLIC_URL: 'http://192.168.1.5:3000' };
      expect(() => readSettings(reached)).toThrow('not of this machine');
    }
  });

  it('runs every process of ours, by commands that the image has', () => {
    const commands = processes.map(([, { command = [] }]) => command);
    const missing = commands.filter(([program, file = '']) => program !== 'node' || !existsSync(join(root, file)));
    expect(missing).toEqual([]);
    const roles = commands.flatMap((command) => command.filter((part) => part.startsWith('--role=')));
    expect(roles.sort()).toEqual(['--role=api,live', '--role=api,live', '--role=projector', '--role=relay']);
    const needed = commands.flatMap(([, file = '', ...rest]) => [
      file,
      ...rest.flatMap((part) => (part.startsWith('--page=') ? `${part.slice('--page='.length)}/index.html` : [])),
    ]);
    expect(needed.filter((file) => !assembled().some((folder) => file.startsWith(`${folder}/`)))).toEqual([]);
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
