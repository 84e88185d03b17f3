import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '@combolab/platform';
import { assembled, text } from './dockerfile.js';

const UNIT = 'deploy/systemd/combolab.service';
/** Keys of a section, as systemd reads them: the last one counts. */
const section = (name: string): Record<string, string> => {
  const [, body = ''] = new RegExp(`^\\[${name}\\]\\n([^[]*)`, 'm').exec(text(UNIT)) ?? [];
  return Object.fromEntries([...body.matchAll(/^(\w+)=(.*)$/gm)].map(([, key = '', value = '']) => [key, value]));
};
const service = section('Service');

/** What systemd says of a unit, with a program that is here; null where there is no systemd. */
function faultsOf(unit: string): readonly string[] | null {
  const folder = mkdtempSync(join(tmpdir(), 'unit-'));
  const file = join(folder, 'combolab.service');
  writeFileSync(file, unit.replace(/(?<=^ExecStart=)\S+/m, process.execPath));
  const { error, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return error === undefined ? stderr.split('\n').filter((line) => line.includes(file)) : null;
}

describe('deploy/systemd/combolab.service', () => {
  it('runs the whole product, out of the folder that is put together for it', () => {
    const [node, file = ''] = (service.ExecStart ?? '').split(' ');
    expect(node).toMatch(/^\/.*\/node$/);
    const folder = `${service.WorkingDirectory ?? ''}/`;
    expect(file.startsWith(folder)).toBe(true);
    expect(assembled()).toContain(file.slice(folder.length).split('/')[0]);
    expect(file).toMatch(/\/bundle\/one-machine\.js$/);
  });

  it('keeps its data where the service may write, beside where a backup is put first', () => {
    const set = [...(service.Environment ?? '').matchAll(/(\w+)=(\S+)/g)];
    const { engines, dataDir } = readSettings(
      Object.fromEntries(set.map(([, name = '', value = '']) => [name, value])),
    );
    expect(engines).toBeNull();
    expect(dataDir).toBe(`/var/lib/${service.StateDirectory ?? ''}/data`);
    expect(service).toMatchObject({ StateDirectoryMode: '0700', UMask: '0077' });
  });

  it('is started again for as long as the machine runs, and has time to stop', () => {
    expect(section('Unit')).toMatchObject({ StartLimitIntervalSec: '0' });
    expect(service).toMatchObject({ Restart: 'always', KillMode: 'mixed' });
    const { load } = readSettings({});
    expect(Number(service.TimeoutStopSec) * 1000).toBeGreaterThan(load.stopMs);
  });

  it('has no rights and cannot change the system, but may make the box of strangers’ clips', () => {
    expect(service).toMatchObject({
      User: 'combolab',
      CapabilityBoundingSet: '',
      NoNewPrivileges: 'yes',
      ProtectSystem: 'strict',
      ProtectHome: 'yes',
      PrivateTmp: 'yes',
      PrivateDevices: 'yes',
      RestrictNamespaces: 'user mnt net ipc',
      SystemCallFilter: '@system-service @mount',
    });
    // V8 writes the code that it runs
    expect(service).not.toHaveProperty('MemoryDenyWriteExecute');
    expect(text('deploy/systemd/combolab.sysusers')).toMatch(/^u combolab /m);
  });

  it('names no path that the operator is not told of', () => {
    const told = text('docs/operations.md');
    const { WorkingDirectory: programs = '', EnvironmentFile = '', StateDirectory = '' } = service;
    for (const path of [programs, EnvironmentFile.replace(/^-/, ''), `/var/lib/${StateDirectory}`, UNIT])
      expect([path, told.includes(path)]).toEqual([path, true]);
  });

  it('has nothing that systemd does not know, where there is one to ask', () => {
    const told = faultsOf(text(UNIT));
    if (told === null) return;
    expect(told).toEqual([]);
    expect(faultsOf(text(UNIT).replace('Restart=always', 'Restart=perhaps'))).toHaveLength(1);
  });
});
