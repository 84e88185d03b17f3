import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the checkout. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));
/** Where generated peers lie: below node_modules, so that they find their packages. */
export const peersFolder = join(root, 'node_modules', '.combolab', 'bench');
