import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse, wcagContrast } from 'culori';

const css = readFileSync(
  fileURLToPath(new URL('../../../frontend/src/shared/styles/tokens.css', import.meta.url)),
  'utf8',
);

/** Colours of one theme by token name; what light does not name it takes from dark. */
function colours(block: string): Record<string, string> {
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(oklch\([^)/]+\));/g)].map(([, name = '', value = '']) => [name, value]),
  );
}
const lightStart = css.indexOf("[data-theme='light']");
const dark = colours(css.slice(0, lightStart));
const themes = { dark, light: { ...dark, ...colours(css.slice(lightStart)) } };

const TEXT = 4.5;
const MARK = 3;
const inputs = ['stick', 'cstick', 'a', 'b', 'x', 'y', 'trigger', 'z'].map((name) => `in-${name}`);
const pairs: readonly (readonly [front: string, back: string, least: number])[] = [
  ...['text', 'text-2', 'text-3'].flatMap((text) =>
    ['bg', 'surface-1', 'surface-2'].map((back) => [text, back, TEXT] as const),
  ),
  ['on-accent', 'accent', TEXT],
  ['accent', 'bg', TEXT],
  ['accent', 'surface-1', TEXT],
  ['danger', 'bg', TEXT],
  ['danger', 'surface-1', TEXT],
  ...['bg', 'surface-1'].flatMap((back) =>
    [...inputs, 'line-strong', 'focus', 'good', 'warn'].map((mark) => [mark, back, MARK] as const),
  ),
  ...inputs.map((input) => ['on-input', input, TEXT] as const),
];

describe.each(Object.entries(themes))('%s', (_, theme) => {
  it.each(pairs)('shows %s on %s with at least %d:1', (front, back, least) => {
    const [a, b] = [parse(theme[front] ?? ''), parse(theme[back] ?? '')];
    if (a === undefined || b === undefined) throw new Error(`${front} or ${back} is no colour`);
    expect(wcagContrast(a, b)).toBeGreaterThanOrEqual(least);
  });
});
