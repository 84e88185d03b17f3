/** Keeps a data folder of this version, as its server left it, for the tests of later ones (`standalone/old-folders/README.md`). */
import { build, install } from './lib/prepare.mjs';
import { must } from './lib/run.mjs';

const HELP = `npm run old-folder

Runs the server on a new data folder, lets people do everything there is, and keeps the folder as
standalone/old-folders/<version>.zip. Once for each version: what a version left does not change.`;

if (process.argv.length > 2) {
  console.log(HELP);
  process.exit(process.argv[2] === '--help' ? 0 : 2);
}
await install();
await build();
await must('node', ['standalone/dist/testing/old-folders/make-old-folder.js']);
