// node count-tests.mjs [--names] <suite>…: prints how many tests these compiled suites have, or their names, without running any
import { register } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as circus from 'jest-circus';

register('./resolve.mjs', import.meta.url);
const { jest: _, ...everywhere } = await import('./globals.mjs');
Object.assign(globalThis, everywhere);

const namesIn = ({ children }, above = '') =>
  children.flatMap((child) => {
    const name = `${above} ${child.name}`;
    return child.type === 'test' ? [name] : namesIn(child, name);
  });
const [flag, ...suites] = process.argv.includes('--names') ? process.argv.slice(2) : ['', ...process.argv.slice(2)];
const names = [];
for (const path of suites) {
  circus.resetState();
  await import(pathToFileURL(resolve(path)));
  names.push(...namesIn(circus.getState().rootDescribeBlock).map((name) => `${path}:${name}`));
}
console.log(flag === '' ? names.length : names.join('\n'));
process.exit(0);
