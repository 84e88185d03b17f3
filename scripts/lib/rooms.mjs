import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './manifest.mjs';

/** The packages of this repository, as its own one names them. */
export const ROOMS = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces;
/** Those of the product: what measures it is none. */
export const PRODUCT_ROOMS = ROOMS.filter((room) => room !== 'bench');
/** Those that run where the server runs. */
export const SERVER_ROOMS = PRODUCT_ROOMS.filter((room) => room !== 'frontend');
