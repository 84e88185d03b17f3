import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { readSettings } from '@combolab/platform';
import { PINNED, text, yaml } from './dockerfile.js';
import { faultsOf, filesOf, kustomizationOf, type Labels, listedIn, type Resource, resourcesOf } from './kubernetes.js';

const FOLDERS = ['base', 'lag', 'example'];
const base = listedIn('base');
const all = FOLDERS.flatMap(listedIn);
const named = (resource: Resource): string => `${resource.kind} ${resource.metadata.name}`;
const of = (kind: string): Resource[] => all.filter((each) => each.kind === kind);
const deployments = of('Deployment');
const running = [...deployments, ...of('Job')];
const pods = running.map(({ spec: { template } }) => template);
const containers = pods.flatMap(({ spec }) => spec.containers);
const settings = of('ConfigMap')[0]?.data ?? {};

const selects = (selector: Labels, labels: Labels): boolean =>
  Object.entries(selector).every(([name, value]) => labels[name] === value);
const selected = (selector: Labels): typeof pods => pods.filter(({ metadata }) => selects(selector, metadata.labels));
const portNames = (chosen: typeof pods): (string | undefined)[] =>
  chosen.flatMap(({ spec }) => spec.containers.flatMap(({ ports = [] }) => ports.map(({ name }) => name)));

interface Process {
  readonly image: string;
  readonly command: readonly string[];
  readonly environment: Readonly<Record<string, unknown>>;
}
const { services } = yaml.load(text('docker-compose.yml')) as { services: Readonly<Record<string, Process>> };
const composed = Object.values(services).filter(({ image }) => image.startsWith('combolab:'));

describe('deploy/kubernetes', () => {
  it('lists every file that is there, and none that is not', () => {
    for (const folder of FOLDERS) {
      const { resources = [], patches = [] } = kustomizationOf(folder);
      const listed = [
        ...resources.filter((name) => name.endsWith('.yaml')),
        ...patches.flatMap(({ path }) => path ?? []),
      ];
      expect(listed.sort()).toEqual(filesOf(folder).sort());
    }
    expect(kustomizationOf('example')).toMatchObject({
      resources: expect.arrayContaining(['../base']) as unknown,
      components: ['../lag'],
    });
  });

  it.each(all.map((each) => [named(each), each] as const))('%s is as Kubernetes takes it', (_, resource) => {
    expect(faultsOf(resource)).toEqual([]);
  });

  it('would notice a key that Kubernetes does not know, and a value of another type', () => {
    const [gateway] = deployments;
    if (gateway === undefined) throw new Error('there is no gateway');
    const { spec } = gateway;
    expect(faultsOf({ ...gateway, spec: { ...spec, replica: 2 } as never })).not.toEqual([]);
    expect(faultsOf({ ...gateway, spec: { ...spec, replicas: 'two' } as never })).not.toEqual([]);
  });

  it('patches what is there, under the names that it has', () => {
    const targets = FOLDERS.flatMap((folder) => {
      const { patches = [] } = kustomizationOf(folder);
      const files = patches.flatMap(({ path }) => (path === undefined ? [] : resourcesOf(folder, path)));
      return [
        ...files.map((each): [string, string] => [each.kind, each.metadata.name]),
        ...patches.flatMap(({ target }): [string, string][] =>
          target === undefined ? [] : [[target.kind, target.name]],
        ),
      ];
    });
    const missing = targets.filter(
      ([kind, name]) => !base.some((each) => each.kind === kind && new RegExp(`^${name}$`).test(each.metadata.name)),
    );
    expect(missing).toEqual([]);
    const keys = resourcesOf('example', 'settings.yaml').flatMap(({ data = {} }) => Object.keys(data));
    expect(keys.filter((name) => !(name in settings))).toEqual([]);
  });

  it('runs the image and the commands of compose', () => {
    const commands = (each: readonly (readonly string[])[]): string[] =>
      [...new Set(each.map((args) => args.join(' ')))].sort();
    expect(commands(containers.map(({ args }) => args))).toEqual(commands(composed.map(({ command }) => command)));
    expect([...new Set(containers.map(({ image }) => image))]).toEqual([
      ...new Set(composed.map(({ image }) => image)),
    ]);
    expect(containers.filter(({ image }) => !PINNED.test(image))).toEqual([]);
    for (const { name, newTag } of kustomizationOf('example').images ?? []) expect(`${name}:${newTag}`).toMatch(PINNED);
  });

  it('sets what there is to set, as compose does, and secrets by files alone', () => {
    const known = new Set([...text('.env.example').matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name = '']) => name));
    const plain = Object.keys(settings).map((name) => name.replace(/_FILE$/, ''));
    expect(plain.filter((name) => !known.has(name))).toEqual([]);
    expect([...new Set([...plain, 'TRUSTED_PROXIES'])].sort()).toEqual(
      [...new Set([...composed.flatMap(({ environment }) => Object.keys(environment)), 'TRUSTED_PROXIES'])].sort(),
    );
    const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
    const secret: Labels = {
      'event-log': 'kafka://kafka:9092?commits=mongodb%3A%2F%2Fmongodb%2Fcombolab',
      documents: 'mongodb://mongodb/combolab',
      jobs: 'mongodb://mongodb/combolab',
      search: 'elasticsearch://elasticsearch:9200/combolab',
      'firebase-api-key': 'key',
    };
    for (const [name, value] of Object.entries(secret)) writeFileSync(join(folder, name), value);
    const mounted = Object.entries(settings).filter(([name]) => name.endsWith('_FILE'));
    const read = Object.fromEntries(mounted.map(([name, file]) => [name, join(folder, basename(file))]));
    expect(readSettings({ ...settings, ...read }).engines).not.toBeNull();
    rmSync(folder, { recursive: true });
    // whoever makes the secret finds its keys there
    const asked = mounted
      .map(([, file]) => basename(file))
      .filter(
        (key) => !text('docs/operations.md').includes(`=${key}`) && !text('docs/operations.md').includes(`${key}=`),
      );
    expect(asked).toEqual([]);
    for (const { volumeMounts } of containers)
      expect(
        mounted.filter(([, file]) => !volumeMounts.some(({ mountPath }) => file.startsWith(`${mountPath}/`))),
      ).toEqual([]);
  });
});

describe('what runs there', () => {
  it('has bounds, no rights, and nothing to write to but its temporary folder', () => {
    for (const { resources, securityContext, volumeMounts } of containers) {
      expect(Object.keys(resources.requests).sort()).toEqual(['cpu', 'memory']);
      expect(Object.keys(resources.limits).sort()).toEqual(['cpu', 'memory']);
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(volumeMounts.filter(({ readOnly }) => readOnly !== true).map(({ mountPath }) => mountPath)).toEqual([
        '/tmp',
      ]);
    }
    for (const { spec } of pods) {
      expect(spec.securityContext).toMatchObject({
        runAsNonRoot: true,
        runAsUser: 1000,
        seccompProfile: { type: 'RuntimeDefault' },
      });
      expect(spec.automountServiceAccountToken).toBe(false);
      expect(spec.terminationGracePeriodSeconds).toBeGreaterThan(30);
    }
  });

  it('is asked how it is, at ports that it has', () => {
    for (const { spec } of deployments)
      for (const { startupProbe, livenessProbe, readinessProbe, ports = [] } of spec.template.spec.containers) {
        const asked = [startupProbe, livenessProbe, readinessProbe].map((probe) => probe?.httpGet.path);
        expect(asked).toEqual(['/health/live', '/health/live', '/health/ready']);
        const at = [startupProbe, livenessProbe, readinessProbe].map((probe) => probe?.httpGet.port);
        expect(at.filter((port) => !ports.some(({ name }) => name === port))).toEqual([]);
        const health = ports.find(({ name }) => name === 'health')?.containerPort;
        expect(String(health)).toBe(settings.HEALTH_PORT);
      }
  });

  it('is kept up: spread, two of each where no autoscaler decides, and one at a time taken away', () => {
    const scaled = of('HorizontalPodAutoscaler').map(({ spec }) => spec.scaleTargetRef.name);
    const names = deployments.map(({ metadata }) => metadata.name);
    expect(scaled.filter((name) => !names.includes(name))).toEqual([]);
    for (const { metadata, spec } of deployments) {
      expect([metadata.name, spec.replicas]).toEqual([metadata.name, scaled.includes(metadata.name) ? undefined : 2]);
      expect(spec.template.spec.topologySpreadConstraints).toHaveLength(2);
      const budgets = of('PodDisruptionBudget').filter((budget) =>
        selects(budget.spec.selector.matchLabels ?? {}, spec.template.metadata.labels),
      );
      expect(budgets).toHaveLength(1);
    }
  });

  it('grows by figures that the alarms know', () => {
    const asked = of('ScaledObject').map(({ spec }) => [spec.scaleTargetRef.name, spec.triggers[0]?.metadata.query]);
    expect(asked).toEqual([
      ['combolab-projector', 'max(combolab_projection_lag_events)'],
      ['combolab-search-indexer', 'max(combolab_search_lag_events)'],
    ]);
    for (const [, query = ''] of asked) expect(text('monitoring/alerts.yml')).toContain(query);
    const { patches = [] } = kustomizationOf('lag');
    const target = new RegExp(`^${patches[0]?.target?.name ?? ''}$`);
    expect(asked.filter(([name = '']) => !target.test(name))).toEqual([]);
  });

  it('is found: selectors match labels, and ports are there', () => {
    for (const { spec } of deployments) expect(spec.selector.matchLabels).toEqual(spec.template.metadata.labels);
    for (const { spec } of of('Service')) {
      const behind = selected(spec.selector);
      expect(behind).toHaveLength(1);
      expect(spec.ports.filter(({ targetPort }) => !portNames(behind).includes(targetPort))).toEqual([]);
    }
    for (const { spec } of of('Ingress'))
      for (const { backend } of spec.rules.flatMap(({ http }) => http.paths)) {
        const service = of('Service').find(({ metadata }) => metadata.name === backend.service.name);
        expect(service?.spec.ports.map(({ name }) => name)).toContain(backend.service.port.name);
      }
    const maps = containers.flatMap(({ envFrom }) => envFrom.map(({ configMapRef }) => configMapRef.name));
    expect([...new Set(maps)]).toEqual(of('ConfigMap').map(({ metadata }) => metadata.name));
    const accounts = [...new Set(pods.map(({ spec }) => spec.serviceAccountName))];
    expect(accounts).toEqual(of('ServiceAccount').map(({ metadata }) => metadata.name));
  });

  it('speaks to nobody who is not named', () => {
    const policies = of('NetworkPolicy');
    const whole = policies.filter(({ spec }) => selected(spec.podSelector.matchLabels ?? {}).length === pods.length);
    const closed = whole.filter(({ spec }) => spec.ingress === undefined && spec.egress === undefined);
    expect(closed.map(({ spec }) => spec.policyTypes)).toEqual([['Ingress', 'Egress']]);
    for (const { spec } of policies) {
      const chosen = selected(spec.podSelector.matchLabels ?? {});
      const ports = (spec.ingress ?? []).flatMap((rule) => (rule.ports ?? []).map(({ port }) => String(port)));
      expect(ports.filter((port) => !portNames(chosen).includes(port))).toEqual([]);
      for (const rule of [...(spec.ingress ?? []), ...(spec.egress ?? [])])
        expect(rule.ports?.length).toBeGreaterThan(0);
    }
  });
});
