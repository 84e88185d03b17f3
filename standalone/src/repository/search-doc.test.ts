import { readFileSync } from 'node:fs';
import { FACET_FIELDS, FIELD_NAMES, fieldOf, REPEATABLE, SearchParams } from '@combolab/contracts';

const text = readFileSync(new URL('../../../docs/search.md', import.meta.url), 'utf8');
const section = text.slice(text.indexOf('## Parameters'), text.indexOf('## Answer'));

/** Each parameter with its form, as the table of docs/search.md has them. */
const rows = section.split('\n').flatMap((line) => {
  const [, names = '', form = ''] = line.split('|').map((cell) => cell.trim());
  return [...names.matchAll(/`(\w+)`(†?)/g)].map(([, name = '', mark]) => ({ name, repeats: mark === '†', form }));
});

it('names every parameter of the search once, and none there is not', () => {
  expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(SearchParams.shape).sort());
});

it('marks what may stand several times', () => {
  for (const { name, repeats } of rows) expect([name, repeats]).toEqual([name, REPEATABLE.includes(name)]);
});

it('lists the values of every field that has a list of them', () => {
  for (const name of FIELD_NAMES) {
    const { values } = fieldOf(name);
    if (values === null) continue;
    expect([name, rows.find((row) => row.name === name)?.form]).toEqual([
      name,
      values.map((value) => `\`${value}\``).join(', '),
    ]);
  }
});

it('says which fields an answer counts', () => {
  const [, counted = ''] = /\| `facets` +\| null, or exact counts of each value of (.*?), each under/.exec(text) ?? [];
  expect(counted.split(', ')).toEqual(FACET_FIELDS.map((name) => `\`${name}\``));
});
