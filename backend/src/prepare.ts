import { readSettings, SettingsError } from '@combolab/platform';
import { prepareEngines } from '@combolab/platform/adapters/distributed/prepare';

/** `npm run engines:prepare`: makes the servers of the distributed set ready for the first process. */
try {
  const { engines } = readSettings(process.env);
  if (engines === null) throw new SettingsError('Name the servers in the settings first (docs/operations.md).');
  await prepareEngines(engines, (line) => {
    process.stdout.write(`${line}\n`);
  });
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
