import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Cells of a line of a Markdown table, without the blanks around them. */
export const cellsOf = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

/** Whether a line is the one between the head of a table and its rows. */
export const isRule = (line: string): boolean => /^\|[ :|-]+\|$/.test(line);

const sources = new Map<string, string>();
function sourceOf(file: string): string | undefined {
  if (!sources.has(file) && existsSync(join(root, file))) sources.set(file, readFileSync(join(root, file), 'utf8'));
  return sources.get(file);
}

/** A test's name is the first argument of a call: of `it(…)`, or of what `it.each(…)` gives. */
const namesTest = (source: string, name: string): boolean =>
  ["'", '"', '`'].some((quote) => {
    const written = quote + name.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`) + quote;
    const escaped = written.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return new RegExp(`(?:\\bit|\\btest|\\))\\(\\s*${escaped}\\s*,`).test(source);
  });

/** Whether what a page cites as `` `file` › name `` is a test that there is. */
export function isTestNamed(citation: string): boolean {
  const [, file = '', name = ''] = /^`([^`]+)` › (.+)$/.exec(citation) ?? [];
  const source = sourceOf(file);
  return source !== undefined && namesTest(source, name.replaceAll('\\|', '|'));
}
