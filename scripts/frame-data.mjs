/** Makes the frame data of the page anew out of a folder of sources; docs/frame-data.md tells what is in it. */
import { build, install } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('npm run frame-data -- FOLDER: say the folder of the sources; docs/frame-data.md tells what is in it.');
  process.exit(2);
}
await install();
await build({ page: false });
const { code } = await run(process.execPath, ['standalone/dist/frame-data/main.js', folder]);
process.exit(code);
