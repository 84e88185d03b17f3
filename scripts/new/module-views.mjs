import { addImport, addTo } from './source.mjs';

/** Its view, its manifest and what the archive of an account has of it. */
export function planViews(plan, words) {
  const { noun, plural, list } = words;
  const folder = `backend/src/modules/${plural}`;
  plan.write(`${folder}/${plural}.projection.ts`, projection(words));
  plan.write(
    `${folder}/${plural}.manifest.ts`,
    `import type { Manifest } from '../../manifest/manifest.js';
    import { by, inItsName } from '../../manifest/stream-rules.js';
    import { ${noun}Decider } from './${noun}.decider.js';
    import { ${list}Projection } from './${plural}.projection.js';

    /** ${words.many} of users. */
    export const ${list}Manifest = {
      streams: {
        ${noun}: {
          owner: inItsName,
          end: ({ userId, ${noun}Id }) => by(${noun}Decider, { type: 'remove', userId, ${noun}Id }),
          archive: ['${plural}.json'],
        },
      },
      projections: [${list}Projection],
    } as const satisfies Manifest;
    `,
  );
  plan.write(
    `${folder}/${plural}.archive.ts`,
    `import type { Archive } from '../../manifest/archive-content.js';
    import { ${list}Of } from './${plural}.projection.js';

    /** ${words.many} of a user. */
    export const ${list}Archive = {
      '${plural}.json': {
        list: async function* ({ documents }, userId) {
          for (const { ${noun}Id, name, madeAt } of await ${list}Of(documents, userId)) yield { ${noun}Id, name, madeAt };
        },
      },
    } as const satisfies Archive;
    `,
  );
  plan.edit(
    'backend/src/nouns.ts',
    (text) => addImport(text, `import { ${list}Manifest } from './modules/${plural}/${plural}.manifest.js';`),
    (text) => addTo(text, 'NOUNS', `${list}Manifest`),
    (text) => addTo(text, 'STREAMS', `...${list}Manifest.streams`),
  );
  plan.edit(
    'backend/src/archive.ts',
    (text) => addImport(text, `import { ${list}Archive } from './modules/${plural}/${plural}.archive.js';`),
    (text) => addTo(text, 'ARCHIVE', `...${list}Archive`),
  );
  plan.edit('backend/src/manifest/archive-files.ts', (text) => addTo(text, 'ARCHIVE_FILES', `'${plural}.json'`));
}

const projection = ({ noun, plural, one, list }) => `import { ${one}Made, ${one}Removed } from '@combolab/contracts';
import { defineProjection, onEach, readOf, type Collection, type DocumentReader } from '@combolab/platform';

/** One as it stands; a removed one stays as a mark that remembers its version. */
export interface ${one}Doc {
  readonly userId: string;
  readonly ${noun}Id: string;
  readonly name: string;
  readonly removed: boolean;
  readonly madeAt: string;
  readonly streamVersion: number;
}

export const ${list}Collection: Collection<${one}Doc> = {
  name: '${plural}',
  projection: '${plural}',
  indexes: [['userId', 'removed', 'madeAt']],
};

const keyOf = (userId: string, ${noun}Id: string): string => \`\${userId}/\${${noun}Id}\`;

export const ${list}Projection = defineProjection({
  name: '${plural}',
  version: 1,
  collections: [${list}Collection],
  on: onEach([${one}Made.type, ${one}Removed.type], async ({ data, time, version }, views) => {
    const { userId, ${noun}Id } = data;
    const id = keyOf(userId, ${noun}Id);
    const before = (await views.get(${list}Collection, id))?.doc;
    if (before !== undefined && before.streamVersion >= version) return;
    const removed = !('name' in data);
    const name = removed ? '' : (data.name ?? '');
    const madeAt = before?.madeAt ?? time;
    await views.put(${list}Collection, id, { userId, ${noun}Id, name, removed, madeAt, streamVersion: version });
  }),
  reads: ({ data: { userId, ${noun}Id } }) => [readOf(${list}Collection, keyOf(userId, ${noun}Id))],
});

/** Those of a user, newest first. */
export async function ${list}Of(documents: Pick<DocumentReader, 'find'>, userId: string): Promise<readonly ${one}Doc[]> {
  const where = { userId, removed: false };
  const found = await documents.find(${list}Collection, { where, orderBy: [['madeAt', 'desc']] });
  return found.map(({ doc }) => doc);
}
`;
