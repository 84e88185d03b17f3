import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../', import.meta.url));

/** A file of the repository. */
export const text = (file: string): string => readFileSync(join(root, file), 'utf8');

export const yaml = createRequire(import.meta.url)('js-yaml') as {
  load: (source: string) => unknown;
  loadAll: (source: string) => unknown[];
};

/** Instructions of a Dockerfile, each on one line. */
export const instructions = (file: string): (readonly [name: string, rest: string])[] =>
  text(file)
    .replace(/^#.*\n/gm, '')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => [
      line.trim().split(' ', 1)[0] ?? '',
      line
        .trim()
        .slice(line.trim().indexOf(' ') + 1)
        .trim(),
    ]);

/** What stands behind an instruction, each time that it is there. */
export const named = (file: string, name: string): string[] =>
  instructions(file).flatMap(([each, rest]) => (each === name ? [rest] : []));

/** What the image sets in the environment of its processes. */
export const environmentOf = (file: string): Record<string, string> =>
  Object.fromEntries(
    named(file, 'ENV').flatMap((rest) =>
      [...rest.matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]),
    ),
  );

/** The version that a script of the repository names. */
export const versionIn = (script: string): string => /^const VERSION = '([^']+)'/m.exec(text(script))?.[1] ?? 'none';

/** What is put together for machines and images to run, as `scripts/assemble.mjs` names it. */
export const assembled = (): string[] =>
  [...(/^const PLACES = \[([^\]]*)\]/m.exec(text('scripts/assemble.mjs'))?.[1] ?? '').matchAll(/'([^']+)'/g)].map(
    ([, place = '']) => place,
  );

/** An image by its whole version. */
export const PINNED = /:v?\d+\.\d+\.\d+(-[a-z0-9.-]+)?$/;
