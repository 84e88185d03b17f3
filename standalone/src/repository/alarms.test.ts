import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lagFault, parkedFault, type ParkedStream } from '@combolab/platform';
import { anchorOf } from '../testing/anchor-of.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const ROOMS = ['platform', 'backend', 'search-indexer', 'preview-worker', 'standalone'];
const code = ROOMS.flatMap((room) =>
  readdirSync(join(root, room, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|^testing|[/\\]testing[/\\]/.test(name))
    .map((name) => read(join(room, 'src', name))),
);

const alarms = read('docs/alarms.md');
const operations = read('docs/operations.md');
const [, ...sections] = alarms.split(/^## /m).map((text) => ({ heading: text.split('\n', 1)[0] ?? '', text }));

/** Texts of several words that a piece of code holds, with `X` for what is filled in. */
const textsIn = (piece: string): string[] =>
  [...piece.matchAll(/'([^'\n]* [^'\n]*)'|`([^`\n]* [^`\n]*)`/g)].map(([, plain, filled]) =>
    (plain ?? filled ?? '').replaceAll(/\$\{[^}]*\}/g, 'X'),
  );
const pieces = (pattern: RegExp): string[] => code.flatMap((file) => [...file.matchAll(pattern)].map(([all]) => all));

const watching = pieces(/(?<!\w)watched\.add\((?:.*\);\n|[\s\S]*?\n +\}?\);\n)/g);
const stream: ParkedStream = { projection: 'tallies', stream: 'combo/x', version: 1, reason: 'why', parkedAt: '' };
/** All sentences that readiness can tell. */
const sentences = [
  ...watching.flatMap((piece) => (piece.includes('lagFault') ? [] : textsIn(piece))),
  ...pieces(/get fault\(\)[\s\S]*?\n {2}\}/g).flatMap(textsIn),
  ...pieces(/#fault = `[^`]*`/g).flatMap(textsIn),
  ...pieces(/async function faultOf\(look[\s\S]*?\n\}/g).flatMap(textsIn),
  ...pieces(/const faults = \(\) => \(is.*/g).flatMap(textsIn),
  ...pieces(/lagFault\('[^']+'/g).map((piece) => lagFault(textsIn(piece)[0] ?? '', 2, 1) ?? ''),
  ...[[stream], [stream, stream]].map((parked) => parkedFault(parked) ?? ''),
];

const toldBy = ({ text }: { readonly text: string }): RegExp[] => {
  const told = /^Told as ([\s\S]*?`)(?:[.;]|, (?:in|with) | \()/m.exec(text)?.[1] ?? '';
  return [...told.matchAll(/`([^`]*…[^`]*|[^`]* [^`]*)`/g)].map(
    ([, pattern = '']) =>
      new RegExp(
        `^${pattern
          .split('…')
          .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
          .join('.+')}$`,
      ),
  );
};

describe('the alarms', () => {
  it('have one section for each sentence that readiness can tell', () => {
    const found = sentences.map((sentence) => ({
      sentence,
      in: sections
        .filter((section) => toldBy(section).some((told) => told.test(sentence)))
        .map(({ heading }) => heading),
    }));
    expect(found.filter((each) => each.in.length !== 1)).toEqual([]);
    expect(new Set(found.map((each) => each.in[0])).size).toBeGreaterThanOrEqual(11);
  });

  it('know every place where readiness looks', () => {
    const known = /lagFault\('|parkedFault\(|watched\.add\(fault\)/;
    expect(watching.filter((piece) => !known.test(piece) && textsIn(piece).length === 0)).toEqual([]);
    expect(watching.length).toBeGreaterThanOrEqual(14);
  });

  it('tell of no sentence that nothing says', () => {
    const patterns = sections.flatMap((section) => toldBy(section));
    expect(patterns.filter((told) => !sentences.some((sentence) => told.test(sentence))).map(String)).toEqual([]);
  });

  it('name every figure', () => {
    const figures = pieces(/\.(?:gauge|counter)\(\s*'\w+'|name: 'combolab_\w+'/g).map((piece) =>
      (/'(?:combolab_)?(\w+)'/.exec(piece)?.[1] ?? '').replace(/^/, 'combolab_'),
    );
    expect(figures.length).toBeGreaterThanOrEqual(15);
    expect(figures.filter((figure) => !alarms.includes(`\`${figure}\``))).toEqual([]);
  });

  it('say what each means, what happens by itself and what is left to do', () => {
    const pages = ['Faults of a process', 'The backup is brought back', 'A part is started again and again'];
    const parts = ['- **Means**:', '- **By itself**:', '- **You**:'];
    const bare = sections.filter(
      ({ heading, text }) => !pages.includes(heading) && !parts.every((part) => text.includes(part)),
    );
    expect(bare.map(({ heading }) => heading)).toEqual([]);
  });

  it('are linked from each row of the tables, and each of them from somewhere', () => {
    const anchors = sections.map(({ heading }) => anchorOf(heading));
    const linked = [...operations.matchAll(/\]\(alarms\.md#([\w-]+)\)/g)].map(([, anchor = '']) => anchor);
    const within = [...alarms.matchAll(/\]\(#([\w-]+)\)/g)].map(([, anchor = '']) => anchor);
    expect([...linked, ...within].filter((anchor) => !anchors.includes(anchor))).toEqual([]);
    expect(anchors.filter((anchor) => ![...linked, ...within].includes(anchor))).toEqual([]);
    const tables = [...operations.matchAll(/^\| (?:you see|figure) .*\n\|[ :|-]+\n((?:\|.*\n)+)/gm)];
    const rows = tables.flatMap(([, table = '']) => table.trim().split('\n'));
    expect(rows.length).toBeGreaterThanOrEqual(30);
    expect(rows.filter((row) => !/^\| \[.*?\]\(alarms\.md#/.test(row))).toEqual([]);
  });

  it('name commands that there are', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = [...alarms.matchAll(/npm run ([a-z:]+)/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});
