import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings } from '@combolab/platform';
import { assembled, environmentOf, instructions, named, PINNED, root, text, versionIn } from './dockerfile.js';

describe('the image by itself', () => {
  it('runs the whole product, with its data in the volume and reached from outside of its container', () => {
    const command = JSON.parse(named('Dockerfile', 'CMD').at(-1) ?? '') as string[];
    expect(command).toEqual(['node', 'bundle/one-machine.js']);
    expect(assembled()).toEqual(expect.arrayContaining(['bundle', 'frontend/dist-web', 'standalone/samples']));
    const { engines, dataDir, host } = readSettings(environmentOf('Dockerfile'));
    expect(engines).toBeNull();
    expect(host).toBe('0.0.0.0');
    // below it, not in it: a backup is put beside the data folder and then takes its place
    const [volume = ''] = named('Dockerfile', 'VOLUME');
    expect(dataDir).toMatch(new RegExp(`^${volume}/.`));
    expect(named('Dockerfile', 'RUN').join(' ')).toMatch(/install --directory --owner 1000 .* \/data /);
  });

  it('is asked how it is, and started again where it says nothing', () => {
    const [health = ''] = named('Dockerfile', 'HEALTHCHECK');
    const [, file = ''] = JSON.parse(health.split(' CMD ')[1] ?? '[]') as string[];
    expect(assembled()).toContain(file);
    const { healthPort, port } = readSettings(environmentOf('Dockerfile'));
    expect(text(file)).toContain(`HEALTH_PORT = '${String(healthPort)}'`);
    expect(named('Dockerfile', 'EXPOSE')).toEqual([`${String(port)} ${String(healthPort)}`]);
  });

  it('has packages and compiled code of this one system alone, with their licences', async () => {
    const { isOfUse, licences, runningPackages } = (await import(
      new URL('../../../scripts/lib/running-packages.mjs', import.meta.url).href
    )) as {
      isOfUse: (path: string, system: string) => boolean;
      licences: () => string;
      runningPackages: () => string[];
    };
    const names = runningPackages().map((folder) => folder.split('node_modules/').at(-1));
    expect(names).toEqual(expect.arrayContaining(['sharp', '@photostructure/sqlite', '@ffprobe-installer/ffprobe']));
    expect(names.filter((name) => /jest|eslint|typescript|react|vite/.test(name ?? ''))).toEqual([]);
    const built = (system: string): string => `/sqlite/prebuilds/${system}/sqlite.glibc.node`;
    expect(isOfUse(built('linux-x64'), 'linux-x64')).toBe(true);
    expect(isOfUse(built('win32-x64'), 'linux-x64')).toBe(false);
    expect(isOfUse(built('linux-x64').replace('glibc', 'musl'), 'linux-x64')).toBe(false);
    for (const shipped of ['@nestjs/core', 'socket.io', 'mongoose', 'react'])
      expect(licences()).toContain(`${shipped} `);
  });
});

describe.each(['Dockerfile', 'auth-emulator.Dockerfile'])('%s', (file) => {
  it('begins with whole versions and ends without root', () => {
    const stages = named(file, 'FROM').map((rest) => rest.split(/ AS /i));
    const names = stages.map(([, name]) => name);
    const loose = stages.filter(([image = '']) => ![...names, 'scratch'].includes(image) && !PINNED.test(image));
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
