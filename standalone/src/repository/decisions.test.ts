import { readdirSync, readFileSync } from 'node:fs';

const docs = new URL('../../../docs/', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, docs), 'utf8');

interface Decision {
  readonly file: string;
  readonly number: string;
  readonly title: string;
  readonly date: string;
  readonly status: string;
  /** Heading and length in words of each part. */
  readonly parts: readonly (readonly [heading: string, words: number])[];
}
const decisions = readdirSync(new URL('decisions/', docs)).map((file): Decision => {
  const text = read(`decisions/${file}`);
  const [, number = '', title = ''] = /^# (\d{4})\. (.+)$/m.exec(text) ?? [];
  const [, date = '', status = ''] = /^(\d{4}-\d\d-\d\d), (.+)\.$/m.exec(text) ?? [];
  const parts = text
    .split(/^## /m)
    .slice(1)
    .map((part) => [part.split('\n', 1)[0] ?? '', part.split(/\s+/).length] as const);
  return { file, number, title, date, status, parts };
});

it('stand in a file each, numbered one after the other', () => {
  expect(decisions.length).toBeGreaterThanOrEqual(47);
  expect(decisions.map(({ number }) => Number(number))).toEqual(decisions.map((_, at) => at + 1));
  expect(decisions.filter(({ file, number }) => !new RegExp(`^${number}-[a-z0-9-]+\\.md$`).test(file))).toEqual([]);
});

it('say when, whether they hold, why, what, and what would change our mind', () => {
  const headings = ['Context', 'Decision', 'What would change our mind'];
  expect(decisions.filter(({ parts }) => parts.map(([heading]) => heading).join() !== headings.join())).toEqual([]);
  expect(decisions.filter(({ parts }) => parts.some(([, words]) => words < 8))).toEqual([]);
  expect(decisions.filter(({ date, status }) => date === '' || !/^(holds|replaced by \d{4})$/.test(status))).toEqual(
    [],
  );
  const dates = decisions.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort());
});

it('are all in the list, as they are', () => {
  const rows = [
    ...read('decisions.md').matchAll(/^\| (\d{4}) +\| (\S+) +\| \[(.+)\]\(decisions\/(.+)\) +\| (.+?) +\|$/gm),
  ];
  const listed = rows.map(([, number, date, title, file, status]) => ({ number, date, title, file, status }));
  expect(listed).toEqual(decisions.map(({ parts: _, ...decision }) => decision));
});
