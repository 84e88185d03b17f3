import { fileURLToPath } from 'node:url';

/** The file of a program that operators run, by its name in `scripts/lib/bundle.mjs`; absolute. */
export const bundled = (name: string): string => fileURLToPath(new URL(`../../../bundle/${name}.js`, import.meta.url));
