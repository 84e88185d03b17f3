import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cellsOf, isRule, isTestNamed } from './cited-tests.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const STATES = ['shown', 'built, no test', 'open'] as const;
type State = (typeof STATES)[number];

interface Row {
  readonly section: string;
  readonly requirement: string;
  readonly state: string;
  readonly shownBy: string;
}

/** Rows of every table of a page that has a state, each with the heading above it. */
function rowsOf(page: string): Row[] {
  const rows: Row[] = [];
  let section = '';
  for (const line of readFileSync(join(root, page), 'utf8').split('\n')) {
    if (line.startsWith('## ')) section = line.slice(3).trim();
    if (!line.startsWith('|') || isRule(line)) continue;
    const [requirement = '', state = '', shownBy = ''] = cellsOf(line);
    if (state !== 'state') rows.push({ section, requirement, state, shownBy });
  }
  return rows;
}

/** Sections and their three numbers, as the overview under a heading has them. */
function countsOf(heading: string): Map<string, readonly number[]> {
  const overview = readFileSync(join(root, 'docs/features.md'), 'utf8');
  const table = overview.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  const lines = table.split('\n').filter((line) => line.startsWith('|') && !isRule(line));
  const bare = lines.slice(1).map((line) => cellsOf(line.replaceAll('**', '')));
  return new Map(bare.map(([section = '', ...counts]) => [section, counts.map(Number)]));
}

const pages = readdirSync(join(root, 'docs/features')).map((name) => `docs/features/${name}`);
const all = pages.flatMap((page) => rowsOf(page).map((row) => ({ page, ...row })));
const citations = all
  .filter(({ shownBy }) => shownBy !== '')
  .flatMap(({ shownBy, requirement }) => shownBy.split('<br>').map((citation) => ({ citation, requirement })));

describe('the list of features', () => {
  it('knows three states', () => {
    expect(all.length).toBeGreaterThan(400);
    expect(all.filter(({ state }) => !STATES.includes(state as State))).toEqual([]);
  });

  it('names a test for what is shown, and for nothing else', () => {
    expect(all.filter(({ state, shownBy }) => (state === 'shown') !== (shownBy !== ''))).toEqual([]);
  });

  it('says each thing once', () => {
    const keys = all.map(({ page, section, requirement }) => `${page} ${section}: ${requirement}`);
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  });

  it('names tests that exist', () => {
    expect(citations.filter(({ citation }) => !isTestNamed(citation))).toEqual([]);
  });

  it('names what tests use, never what runs nowhere', () => {
    const files = citations.map(({ citation }) => /^`([^`]+)`/.exec(citation)?.[1] ?? '');
    expect(files.filter((file) => !/\.test\.tsx?$|\/contract-suites\//.test(file))).toEqual([]);
  });

  it.each([
    ['The specification', 'docs/features/spec.md'],
    ['Goals', 'docs/features/goals.md'],
  ])('counts the rows of: %s', (heading, page) => {
    const rows = rowsOf(page);
    const count = (of: readonly Row[]): number[] =>
      STATES.map((state) => of.filter((row) => row.state === state).length);
    const sections = [...new Set(rows.map(({ section }) => section))];
    const counted = new Map(sections.map((name) => [name, count(rows.filter(({ section }) => section === name))]));
    expect(countsOf(heading)).toEqual(new Map([...counted, ['all', count(rows)]]));
  });
});
