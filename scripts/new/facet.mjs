import { kebabCase, mustMatch, RefusedError, titleCase } from './names.mjs';
import { addBefore, addImport, addTo, has } from './source.mjs';

const TABLE = 'contracts/src/search-fields/table.ts';

/** How many fields came after the first index: each has the next number. */
const newest = (plan) =>
  [...plan.read(TABLE).matchAll(/from '(\.\/entries\/[\w-]+)\.js'/g)].flatMap(([, file]) =>
    [...plan.read(`contracts/src/search-fields/${file}.ts`).matchAll(/since: (\d+)/g)].map(([, since]) =>
      Number(since),
    ),
  );

/** A facet of two values; what a combo has must still be said. */
export function planFacet(plan, name) {
  mustMatch(name, /^[a-z][a-zA-Z]*$/, 'a facet is called in one word that begins small, such as difficulty');
  if (has(plan.read(TABLE), 'VALUE_FIELDS', name)) throw new RefusedError(`There is a facet ${name} already.`);
  const [file, words] = [kebabCase(name), titleCase(kebabCase(name))];
  const since = Math.max(...newest(plan)) + 1;
  plan.write(
    `contracts/src/search-fields/entries/${file}.ts`,
    `import type { ValueField } from '../value-field.js';

    const VALUES = ['${file}-low', '${file}-high'] as const;

    /** What it tells of a combo. */
    export const ${name} = {
      values: VALUES,
      read: ({ percentRange: [low] }) => [low < 100 ? '${file}-low' : '${file}-high'],
      many: false,
      repeats: true,
      excludable: false,
      facet: true,
      title: '${words}',
      words: (value) => value,
      place: { as: 'rows', at: ${String(100 + since)} },
      lead: '${file.replaceAll('-', ' ')}',
      since: ${String(since)},
    } as const satisfies ValueField<(typeof VALUES)[number]>;
    `,
  );
  plan.edit(
    TABLE,
    (text) => addImport(text, `import { ${name} } from './entries/${file}.js';`),
    (text) => addTo(text, 'VALUE_FIELDS', name),
  );
  plan.edit('docs/search.md', (text) => {
    const row = `| \`${name}\`† | \`${file}-low\`, \`${file}-high\` | of which it tells that |`;
    const facets = /(\| `facets` +\| null, or exact counts of each value of .*?)(, each under)/;
    return addBefore(text, /^\| `move`†/m, row).replace(facets, `$1, \`${name}\`$2`);
  });
  return [
    `contracts/src/search-fields/entries/${file}.ts: its values, how a combo has them (read), how players write them (spellings), its place`,
    'docs/search.md: its values and what they mean, as the entry has them',
    'npm run test:unit; every index is filled again at the next start',
  ];
}
