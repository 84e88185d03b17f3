import { mustMatch, pascalCase, RefusedError } from './names.mjs';
import { addExport, addImport, addTo } from './source.mjs';

/** Writes a kind of event. @param data its fields, all texts, with their examples; `personal` ones are erased with the account */
export function writeEvent(plan, type, stream, about, data, personal = []) {
  const [name, file] = [pascalCase(type), type.replace('.', '-')];
  const field = (key) => `${key}: ${personal.includes(key) ? 'personal(z.string())' : 'z.string()'}`;
  plan.write(
    `contracts/src/events/${file}.ts`,
    `import { z } from 'zod/mini';
    import { defineEvent${personal.length > 0 ? ', personal' : ''} } from './event.js';

    /** ${about} Stream ${stream}. */
    export const ${name} = defineEvent('${type}', {
      data: z.object({ ${Object.keys(data).map(field).join(', ')} }),
      example: ${JSON.stringify(data)},
    });
    `,
  );
  plan.edit(
    'contracts/src/events/all.ts',
    (text) => addImport(text, `import { ${name} } from './${file}.js';`),
    (text) => addTo(text, 'eventKinds', name),
  );
  plan.edit('contracts/src/index.ts', (text) => addExport(text, `./events/${file}.js`, './events/'));
  const subject = stream.replace(/<(\w+)>/g, (_, id) => data[id] ?? id);
  const ids = { id: 'event000000000000009999', source: 'combolab:Jk2mT9wQeR5y', type, subject };
  const cause = {
    actor: data.userId ?? null,
    commandId: 'command0000000000009999',
    correlationId: 'request0000000000009999',
  };
  const stored = { ...ids, time: '2026-11-24T12:00:00.000Z', schema: 1, data, version: 1, ...cause };
  plan.write(`contracts/src/events/fixtures/${type}.v1.json`, JSON.stringify({ stored, read: data }));
}

/** An event that is not decided yet. */
export function planEvent(plan, type) {
  mustMatch(
    type,
    /^[a-z]+\.[a-z]+(-[a-z]+)*$/,
    'an event is called by what it is about and what happened, such as list.shared',
  );
  if (plan.has(`contracts/src/events/${type.replace('.', '-')}.ts`))
    throw new RefusedError(`There is an event ${type} already.`);
  const [context] = type.split('.');
  const about = `What happened to the ${context}, in one sentence.`;
  writeEvent(plan, type, `${context}/<${context}Id>`, about, {
    [`${context}Id`]: 'p6m3vY0dQ2mW1kZs8rTn4g',
    userId: 'Qd3nB7uXh1KfLw9eRzT2sA',
  });
  return [
    `contracts/src/events/${type.replace('.', '-')}.ts: what its data are, personal(...) around what people write; the recorded one in fixtures/ after it`,
    `the decider of its noun (backend/src/modules): when it is decided, and what it does to the state`,
    'the projection of its noun: what the view makes of it',
    'standalone/src/maintenance/verify: what the second fold makes of it',
    'npm run event-schemas, which pins its schema, and a row in docs/events.md',
  ];
}
