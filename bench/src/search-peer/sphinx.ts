import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createConnection, type Connection } from 'mysql2/promise';
import { mustHold } from '../harness/figure.js';
import { COLUMNS } from './sphinx-row.js';

const PATIENCE_MS = 60_000;

/** Paths of its programs; null where there is none. */
export function findSphinx(): { readonly searchd: string; readonly indexer: string } | null {
  const { SPHINX_SEARCHD: searchd, SPHINX_INDEXER: indexer } = process.env;
  return searchd === undefined || indexer === undefined ? null : { searchd, indexer };
}

const environment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  ...(process.env.SPHINX_LIBRARIES === undefined ? {} : { LD_LIBRARY_PATH: process.env.SPHINX_LIBRARIES }),
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const configuration = (folder: string, port: number): string => `
source combos {
  type = tsvpipe
  tsvpipe_command = cat ${join(folder, 'combos.tsv')}
${COLUMNS.map((column) => `  tsvpipe_${column}`).join('\n')}
}
index combos {
  source = combos
  path = ${join(folder, 'combos')}
  dict = keywords
  min_prefix_len = 1
}
indexer {
  mem_limit = 512M
}
searchd {
  listen = 127.0.0.1:${String(port)}:mysql41
  pid_file = ${join(folder, 'searchd.pid')}
  log = ${join(folder, 'searchd.log')}
  binlog_path =
  workers = threads
  dist_threads = 2
  max_matches = 1000
}
`;

/** Sphinx with the documents of `combos.tsv` in a folder, asked over its own protocol. */
export class Sphinx implements AsyncDisposable {
  private constructor(
    private readonly server: ChildProcess,
    private readonly connection: Connection,
    /** How long it took to index them, in ms. */
    readonly indexedInMs: number,
  ) {}

  static async start(folder: string): Promise<Sphinx> {
    const programs = findSphinx();
    if (programs === null) throw new Error('there is no Sphinx');
    const port = await freePort();
    const file = join(folder, 'sphinx.conf');
    writeFileSync(file, configuration(folder, port));
    const start = performance.now();
    const built = spawnSync(programs.indexer, ['--config', file, '--all', '--quiet'], {
      env: environment(),
      encoding: 'utf8',
    });
    mustHold(built.status === 0, `Sphinx could not index: ${built.stdout}${built.stderr}`);
    const indexedInMs = performance.now() - start;
    const server = spawn(programs.searchd, ['--config', file, '--nodetach'], { env: environment(), stdio: 'ignore' });
    return new Sphinx(server, await connect(port), indexedInMs);
  }

  /** Resident memory of the server, in bytes. */
  get pid(): number {
    return this.server.pid ?? 0;
  }

  async ask(statement: string): Promise<void> {
    await this.connection.query(statement);
  }

  /** How many documents match, hits or not. */
  async total(statement: string): Promise<number> {
    await this.ask(statement);
    const [rows] = await this.connection.query('SHOW META');
    const meta = rows as { Variable_name: string; Value: string }[];
    return Number(meta.find(({ Variable_name: name }) => name === 'total_found')?.Value ?? Number.NaN);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.connection.destroy();
    this.server.kill('SIGTERM');
    if (this.server.exitCode === null) await once(this.server, 'exit');
  }
}

async function connect(port: number): Promise<Connection> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await createConnection({ host: '127.0.0.1', port, multipleStatements: true, charset: 'utf8' });
    } catch (error) {
      if (performance.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
