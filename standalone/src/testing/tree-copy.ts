import { readFileSync } from 'node:fs';
import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { workspaces: string[] };
const ROOMS = workspaces.filter((room) => room !== 'frontend' && room !== 'bench');
const BESIDE = ['package.json', 'tsconfig.base.json', '.oxfmtrc.json', 'eslint.arrows.mjs', 'scripts', 'docs'];
const JEST = [
  'jest.config.mjs',
  'jest.asserting.mjs',
  'jest.patient.mjs',
  'jest.page-environment.mjs',
  'jest.css-module.mjs',
];
/** Large, and for nothing that is built. */
const LEFT_OUT = /[/\\](node_modules|standalone[/\\](samples|old-folders))$/;

/** A folder of packages whose own stay those of the checkout; the rooms among them are those of the copy. */
async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) if (name !== '@combolab') await symlink(join(from, name), join(to, name));
}

/**
 * Lays out, in a new folder, all that is needed to change and build the server. The page is not in it.
 * @param tests which suites come along; others would only be compiled
 */
export async function copyTree(to: string, tests: RegExp): Promise<void> {
  await linkPackages(join(ROOT, 'node_modules'), join(to, 'node_modules'));
  await mkdir(join(to, 'node_modules', '@combolab'));
  for (const name of [...ROOMS, ...BESIDE, ...JEST])
    await cp(join(ROOT, name), join(to, name), {
      ...{ recursive: true, preserveTimestamps: true },
      filter: (path) => !LEFT_OUT.test(path) && (!/\.test\.tsx?$/.test(path) || tests.test(path)),
    });
  for (const room of ROOMS) {
    await symlink(join(to, room), join(to, 'node_modules', '@combolab', room));
    const own = await readdir(join(ROOT, room, 'node_modules')).catch(() => []);
    if (own.length > 0) await linkPackages(join(ROOT, room, 'node_modules'), join(to, room, 'node_modules'));
  }
}
