// node count-tests.mjs <suite>…: prints how many tests these compiled suites have, without running any
import { register } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as circus from 'jest-circus';

register('./resolve.mjs', import.meta.url);
const { jest: _, ...everywhere } = await import('./globals.mjs');
Object.assign(globalThis, everywhere);

const testsIn = ({ children }) =>
  children.reduce((sum, child) => sum + (child.type === 'test' ? 1 : testsIn(child)), 0);
let count = 0;
for (const path of process.argv.slice(2)) {
  circus.resetState();
  await import(pathToFileURL(resolve(path)));
  count += testsIn(circus.getState().rootDescribeBlock);
}
console.log(count);
process.exit(0);
