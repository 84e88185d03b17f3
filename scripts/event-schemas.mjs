/** Pins the schema of each event beside its number: writes those that are not pinned yet, and never changes one that is. */
import { existsSync, writeFileSync } from 'node:fs';
import { build, install } from './lib/prepare.mjs';

await install();
await build({ page: false });
const { eventDefinitions, jsonSchemaOf } = await import('@combolab/contracts');
const folder = new URL('../contracts/src/events/schemas/', import.meta.url);
for (const definition of eventDefinitions) {
  const name = `${definition.type}.v${definition.schema}.json`;
  const file = new URL(name, folder);
  if (existsSync(file)) continue;
  writeFileSync(file, `${JSON.stringify(jsonSchemaOf(definition), null, 2)}\n`);
  console.log(`pinned ${name}`);
}
