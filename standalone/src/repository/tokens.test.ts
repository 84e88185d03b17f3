import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse, wcagContrast } from 'culori';

const css = readFileSync(
  fileURLToPath(new URL('../../../frontend/src/shared/styles/tokens.css', import.meta.url)),
  'utf8',
);

/** Colours that a block names, by token name. */
function colours(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('\n}', start));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(oklch\([^)/]+\));/g)].map(([, name = '', value = '']) => [name, value]),
  );
}
const dark = colours(':root');
/** What a theme does not name it takes from dark. */
const theme = (name: string) => ({ ...dark, ...colours(`[data-theme='${name}']`) });
const themes = { dark, light: theme('light'), contrast: theme('contrast') };

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
  ...['bg', 'surface-1'].flatMap((back) =>
    ['ph-startup', 'ph-active', 'ph-end-line'].map((mark) => [mark, back, MARK] as const),
  ),
  // neighbours on a bar are told apart, and so is what stands on them
  ['ph-active', 'ph-startup', MARK],
  ['ph-active', 'ph-end', MARK],
  ...['startup', 'active', 'end'].map((phase) => [`on-${phase}`, `ph-${phase}`, TEXT] as const),
];

function contrastOf(theme: Record<string, string>, front: string, back: string): number {
  const [a, b] = [parse(theme[front] ?? ''), parse(theme[back] ?? '')];
  if (a === undefined || b === undefined) throw new Error(`${front} or ${back} is no colour`);
  return wcagContrast(a, b);
}

describe.each(Object.entries(themes))('%s', (_, theme) => {
  it.each(pairs)('shows %s on %s with at least %d:1', (front, back, least) => {
    expect(contrastOf(theme, front, back)).toBeGreaterThanOrEqual(least);
  });
});

it.each(Object.values(themes))('gives no phase of a move the colour of an input', (theme) => {
  const hueOf = (name: string) => Number(/([\d.]+)\)$/.exec(theme[name] ?? '')?.[1]);
  const phase = hueOf('ph-startup');
  for (const input of inputs) expect(Math.abs(((hueOf(input) - phase + 540) % 360) - 180)).toBeGreaterThanOrEqual(20);
});

describe('high contrast', () => {
  const surfaces = ['bg', 'surface-1', 'surface-2', 'surface-3'];
  const texts = ['text', 'text-2', 'text-3', 'accent', 'danger', 'good', 'warn', ...inputs];

  it.each(surfaces.flatMap((back) => texts.map((text) => [text, back] as const)))(
    'shows %s on %s with at least 7:1',
    (text, back) => {
      expect(contrastOf(themes.contrast, text, back)).toBeGreaterThanOrEqual(7);
    },
  );

  it.each(['accent', ...inputs])('shows what stands on %s with at least 7:1', (back) => {
    expect(contrastOf(themes.contrast, back === 'accent' ? 'on-accent' : 'on-input', back)).toBeGreaterThanOrEqual(7);
  });

  it.each(surfaces.flatMap((back) => ['line', 'line-strong', 'focus'].map((edge) => [edge, back] as const)))(
    'shows the edge %s on %s with at least 4.5:1',
    (edge, back) => {
      expect(contrastOf(themes.contrast, edge, back)).toBeGreaterThanOrEqual(4.5);
    },
  );
});
