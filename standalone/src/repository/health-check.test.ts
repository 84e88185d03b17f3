import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from './dockerfile.js';

const program = (answer: string): string =>
  `import { createServer } from 'node:http';
   const server = createServer((request, response) => { ${answer} });
   server.listen(0, '127.0.0.1', () => process.stdout.write(String(server.address().port)));`;
let folder = '';
let running: ChildProcess | undefined;

/** Starts what stands for a program of ours. @returns the port of its health */
async function start(answer: string): Promise<string> {
  await mkdir(join(folder, 'bundle'));
  await writeFile(join(folder, 'bundle/backend.mjs'), program(answer));
  running = spawn('node', ['bundle/backend.mjs'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = (await once(running.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  return String(port);
}

/** As the container asks; this process is the one that keeps the program. @param patienceMs where nothing answers, the test lasts three times as long */
async function check(port: string, patienceMs = 20_000): Promise<{ code: number; said: string }> {
  const env = {
    ...process.env,
    HEALTH_PORT: port,
    HEALTH_PATIENCE_MS: String(patienceMs),
    HEALTH_PARENT: String(process.pid),
  };
  const checking = spawn(process.execPath, ['scripts/health.mjs'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(checking, 'close');
  const said = await text(checking.stdout);
  const [code] = (await ended) as [number];
  return { code, said: said.trim() };
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'health-'));
});
afterEach(async () => {
  running?.kill('SIGKILL');
  running = undefined;
  await rm(folder, { recursive: true });
});

it('is content with a process that is ready', async () => {
  const port = await start(`response.end('{"status":"ready"}')`);
  expect(await check(port)).toEqual({ code: 0, said: '{"status":"ready"}' });
});

it('leaves a process alone that says what is wrong', async () => {
  const port = await start(`response.writeHead(503).end('MongoDB is away')`);
  expect(await check(port)).toEqual({ code: 1, said: 'MongoDB is away' });
  expect(running?.signalCode).toBeNull();
});

it('leaves a process alone that does not listen yet', async () => {
  const port = await start('');
  const ended = once(running as ChildProcess, 'exit');
  running?.kill('SIGKILL');
  await ended;
  expect(await check(port)).toEqual({ code: 1, said: 'it takes no connections: ECONNREFUSED' });
});

it('ends a process that takes connections and answers nothing, so that it is started again', async () => {
  const port = await start('for (;;);');
  const ended = once(running as ChildProcess, 'exit');
  expect(await check(port, 50)).toEqual({ code: 1, said: 'it does not answer, and is ended' });
  expect(await ended).toEqual([null, 'SIGKILL']);
});
