import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parser } from '@prometheus-io/lezer-promql';
import { anchorOf } from '../testing/anchor-of.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const text = (file: string): string => readFileSync(join(root, file), 'utf8');
const yaml = createRequire(import.meta.url)('js-yaml') as { load: (source: string) => unknown };

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly for?: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly runbook: string };
}
interface Panel {
  readonly title: string;
  readonly description: string;
  readonly targets: readonly { readonly expr: string }[];
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
}
const { groups } = yaml.load(text('monitoring/alerts.yml')) as { groups: readonly { rules: readonly Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(text('monitoring/dashboard.json')) as { panels: readonly Panel[] };
const expressions: [where: string, expr: string][] = [
  ...rules.map(({ alert, expr }): [string, string] => [alert, expr]),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }): [string, string] => [title, expr])),
];

/** Figures that processes tell, with their kinds, as they stand in the code. */
const told = new Map(
  ['platform', 'backend', 'search-indexer', 'preview-worker', 'standalone']
    .flatMap((room) =>
      readdirSync(join(root, room, 'src'), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
        .map((name) => text(join(room, 'src', name))),
    )
    .flatMap((code) => [
      ...[...code.matchAll(/metrics\.(gauge|counter|histogram)\(\s*'([a-z_]+)'/g)].map(
        ([, kind, name]): [string, string] => [`combolab_${String(name)}`, String(kind)],
      ),
      ...[...code.matchAll(/name: '(combolab_[a-z_]+)'/g)].map(([, name]): [string, string] => [
        String(name),
        'counter',
      ]),
    ]),
);

/** Names of figures of ours in an expression, and where it cannot be read. */
function read(expr: string): { readonly figures: readonly string[]; readonly faults: readonly string[] } {
  const figures: string[] = [];
  const faults: string[] = [];
  parser.parse(expr).iterate({
    enter: ({ type, from, to }) => {
      const piece = expr.slice(from, to);
      if (type.isError) faults.push(`at ${String(from)}: ${piece}`);
      if (type.name === 'Identifier' && piece.startsWith('combolab_')) figures.push(piece);
    },
  });
  return { figures, faults };
}

/** Of a histogram, Prometheus makes three. */
const figureOf = (name: string): string => {
  const whole = name.replace(/_(?:bucket|count|sum)$/, '');
  return told.get(whole) === 'histogram' ? whole : name;
};

it.each(expressions)('“%s” asks for figures that processes tell, in the language of Prometheus', (_where, expr) => {
  const { figures, faults } = read(expr);
  expect(faults).toEqual([]);
  expect(figures.map(figureOf).filter((name) => !told.has(name))).toEqual([]);
});

it('would notice an expression that is none, and a figure that nobody tells', () => {
  expect(read('sum(combolab_faults').faults).not.toEqual([]);
  expect(read('max(combolab_never_told) > 0').figures).toEqual(['combolab_never_told']);
});

it('watches every figure of ours', () => {
  const watched = new Set(expressions.flatMap(([, expr]) => read(expr).figures.map(figureOf)));
  expect([...told.keys()].filter((name) => !watched.has(name))).toEqual([]);
});

it.each(rules.map((rule) => [rule.alert, rule] as const))(
  '%s says what is wrong, and where it stands what to do',
  (_, rule) => {
    const { summary, runbook } = rule.annotations;
    expect(['page', 'ticket']).toContain(rule.labels.severity);
    expect(summary).not.toBe('');
    const [file = '', anchor] = runbook.split('#');
    const headings = [...text(file).matchAll(/^## (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));
    expect(headings).toContain(anchor);
  },
);

it('has each alert once, and no panel over another', () => {
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, n) => `${String(x + (n % w))},${String(y + Math.floor(n / w))}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
  expect(panels.filter(({ gridPos: { x, w } }) => x + w > 24)).toEqual([]);
});
