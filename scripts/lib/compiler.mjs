import { join } from 'node:path';
import { root } from './manifest.mjs';

/** The native compiler: `tsc` by name alone may be the older one, which ESLint asks for types. */
export const compiler = join(root, 'node_modules/@typescript/native/bin/tsc');
