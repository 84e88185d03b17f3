import { resolve } from 'node:path';
import { checkBackup, hasManifest } from '../maintenance/backup-manifest.js';

const folder = resolve(process.argv[2] ?? '');
const faults = await checkBackup(folder);
if (faults.length > 0) {
  console.error([`${folder} is damaged:`, ...faults].join('\n'));
  process.exitCode = 1;
} else if (await hasManifest(folder)) console.log(`Every file in ${folder} is what was written.`);
else console.log(`${folder} is complete; its files cannot be checked, because it was made before backups had hashes.`);
