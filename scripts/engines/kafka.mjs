import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fill, isCached } from './cache.mjs';
import { classArchive, sharing, STARTED } from './kafka-classes.mjs';
import { call, javaLife } from './tools.mjs';

const VERSION = '3.9.1';

const POM = `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion><groupId>combolab</groupId><artifactId>kafka</artifactId><version>1</version>
  <packaging>pom</packaging>
  <dependencies>
    <dependency><groupId>org.apache.kafka</groupId><artifactId>kafka_2.13</artifactId><version>${VERSION}</version></dependency>
    <dependency><groupId>org.slf4j</groupId><artifactId>slf4j-simple</artifactId><version>1.7.36</version></dependency>
  </dependencies>
</project>
`;

/** Everybody on this machine may do everything. */
const open = ([port, controller]) => `listeners=PLAINTEXT://127.0.0.1:${port},CONTROLLER://127.0.0.1:${controller}
advertised.listeners=PLAINTEXT://127.0.0.1:${port}
listener.security.protocol.map=PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT
`;

/** One broker that is its own controller, small and quick to come back after a crash. */
const properties = (folder, [, controller]) => `process.roles=broker,controller
node.id=1
controller.quorum.voters=1@127.0.0.1:${controller}
controller.listener.names=CONTROLLER
inter.broker.listener.name=PLAINTEXT
log.dirs=${join(folder, 'data')}
num.partitions=6
default.replication.factor=1
min.insync.replicas=1
offsets.topic.replication.factor=1
offsets.topic.num.partitions=5
transaction.state.log.replication.factor=1
transaction.state.log.min.isr=1
transaction.state.log.num.partitions=5
group.initial.rebalance.delay.ms=0
auto.create.topics.enable=false
broker.session.timeout.ms=2000
broker.heartbeat.interval.ms=500
log.cleaner.dedupe.buffer.size=16777216
`;

const MEMORY = ['-Xms256m', '-Xmx512m', '-XX:+UseSerialGC'];

/**
 * Arguments of Java for a broker whose data lie in a folder, which is formatted when it is new.
 * @param options `listeners`: lines of its settings; `users`: arguments of the formatting that make them
 */
async function brokerIn(program, folder, ports, { signal, java = [], listeners = open(ports), users = [] }) {
  const classes = [...java, '-cp', join(program, 'lib', '*')];
  const config = join(folder, 'server.properties');
  writeFileSync(config, properties(folder, ports) + listeners);
  if (!existsSync(join(folder, 'data'))) {
    mkdirSync(join(folder, 'data'));
    const id = randomBytes(16).toString('base64url');
    // an id may begin with a hyphen
    const format = ['kafka.tools.StorageTool', 'format', `--cluster-id=${id}`, '-c', config, ...users];
    await call('java', [...classes, ...format], { signal });
  }
  return [...MEMORY, ...classes, 'kafka.Kafka', config];
}

/** What starts a broker; `listeners` and `users` as of `brokerIn`. */
export async function kafkaCommand(program, folder, ports, { signal, brief, ...options } = {}) {
  const java = [...(await sharing(VERSION)), ...javaLife(brief)];
  return { command: 'java', args: await brokerIn(program, folder, ports, { signal, java, ...options }) };
}

/** Apache Kafka in KRaft mode, from Maven Central. */
export const kafka = {
  name: 'kafka',
  what: `Apache Kafka ${VERSION}`,
  needs: ['java', 'mvn'],
  ports: 2,
  isInstalled: () => isCached(`kafka-${VERSION}`),
  async install({ signal } = {}) {
    const program = await fill(`kafka-${VERSION}`, async (folder) => {
      writeFileSync(join(folder, 'pom.xml'), POM);
      const copy = ['dependency:copy-dependencies', '-DincludeScope=runtime', '-DoutputDirectory=lib'];
      await call('mvn', ['-B', '-q', ...copy], { cwd: folder, signal });
    });
    await classArchive(VERSION, (folder, ports) => brokerIn(program, folder, ports, { signal }), { signal });
    return program;
  },
  command: (program, folder, ports, options) => kafkaCommand(program, folder, ports, options),
  ready: async (_ports, log) => readFileSync(log, 'utf8').includes(STARTED),
  settings: ([port], all) => ({
    EVENT_LOG: `kafka://127.0.0.1:${port}${all.mongodb === undefined ? '' : `?commits=${encodeURIComponent(database(all.mongodb[0]))}`}`,
    LIVE_FEED: `kafka://127.0.0.1:${port}`,
  }),
};

const database = (port) => `mongodb://127.0.0.1:${port}/combolab`;
